/** The honest page of a game that is not finished. */
import type { GameFacts } from '../../../games';
import { useSpoken } from '../text';
import { usePage } from '../usePage';
import css from './ComingSoon.module.css';
import { Hero } from './Hero';

export function ComingSoon({ facts }: { readonly facts: GameFacts }) {
  const { language, words } = useSpoken();
  const title = facts.title[language];
  usePage(title);
  return (
    <main className={css.soon} id="main" tabIndex={-1}>
      <Hero facts={facts} summary={`${facts.tagline[language]}.`} ready={false} />
      <section className={css.panel}>
        <h2>{words.game.soonTitle}</h2>
        <p>{words.game.soonBody(title)}</p>
      </section>
    </main>
  );
}
