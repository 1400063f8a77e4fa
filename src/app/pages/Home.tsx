/** The shelf: the five games, and the games in progress on this device. */
import { lazy, Suspense } from 'react';
import { CATALOGUE, GAMES } from '../../../games';
import { Cover } from '../home/Cover';
import { SavedPlaceholder } from '../home/SavedPlaceholder';
import { savedCount } from '../home/savedCount';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { useWords } from '../text';
import { usePage } from '../usePage';
import css from './Home.module.css';

const Saved = lazy(() => import('../home/Saved'));

export default function Home() {
  const { home } = useWords();
  usePage(null);
  return (
    <main className={css.home} id="main" tabIndex={-1} data-resuming={savedCount() > 0}>
      <div className={css.hero}>
        <h1>{home.title}</h1>
        <p className={css.lead}>{home.lead}</p>
      </div>
      <ul className={css.covers}>
        {CATALOGUE.map((facts) => (
          <Cover key={facts.id} facts={facts} ready={facts.id in GAMES} />
        ))}
      </ul>
      <div className={css.saved}>
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<SavedPlaceholder />}>
            <Saved />
          </Suspense>
        </ErrorBoundary>
      </div>
    </main>
  );
}
