/** The games in progress on this device, those that ended, and the way in for games from elsewhere. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { library, type MatchSummary } from '../../play';
import { Button } from '../../ui';
import { hasSeries } from '../series/kept';
import { useWords } from '../text';
import { ImportButton } from './ImportButton';
import css from './Saved.module.css';
import { SavedCard } from './SavedCard';
import { SavedPlaceholder } from './SavedPlaceholder';
import { keepSavedCount, SHOWN_AT_FIRST } from './savedCount';
import { TableCard } from './TableCard';
import { type MineAtTable, useMyTables } from './useMyTables';

const SavedSeriesList = lazy(() => import('../series/SavedSeriesList'));

interface Shelf {
  readonly matches: readonly MatchSummary[];
  readonly damaged: readonly string[];
}

export default function Saved() {
  const { saved } = useWords();
  const shelf = useShelf();
  const tables = useMyTables();
  const playing = tables.filter(({ mine }) => mine?.table.status !== 'over');
  const count = (shelf?.matches.filter(({ over }) => !over).length ?? 0) + playing.length;
  useEffect(() => {
    if (shelf) keepSavedCount(count);
  }, [shelf, count]);
  const [all, setAll] = useState(false);
  if (!shelf) return <SavedPlaceholder />;
  const going = mostUrgentFirst([
    ...playing.map(cardOfTable),
    ...shelf.matches.filter(({ over }) => !over).map(cardOfMatch),
  ]);
  const ended = [
    ...tables.filter(({ mine }) => mine?.table.status === 'over').map(cardOfTable),
    ...shelf.matches.filter(({ over }) => over).map(cardOfMatch),
  ];
  const shown = all ? going : going.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2>{saved.title}</h2>
        {going.length > shown.length && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            {saved.more(going.length - shown.length)}
          </Button>
        )}
        <ImportButton />
      </div>
      {going.length === 0 && <p className={css.empty}>{saved.empty}</p>}
      <ul className={css.list}>{shown.map(({ card }) => card)}</ul>
      {hasSeries() && (
        <Suspense>
          <SavedSeriesList game={null} />
        </Suspense>
      )}
      {shelf.damaged.length > 0 && <Damaged ids={shelf.damaged} />}
      {ended.length > 0 && (
        <details className={css.ended}>
          <summary>{saved.finished(ended.length)}</summary>
          <ul className={css.list}>{ended.map(({ card }) => card)}</ul>
        </details>
      )}
    </section>
  );
}

interface Entry {
  readonly mine: boolean;
  readonly at: number;
  readonly card: ReactNode;
}

function cardOfMatch(match: MatchSummary): Entry {
  return { mine: false, at: match.updatedAt, card: <SavedCard key={match.id} match={match} /> };
}

function cardOfTable(one: MineAtTable): Entry {
  const { remembered, mine } = one;
  return {
    mine: mine?.myTurn ?? false,
    at: mine?.table.updatedAt ?? remembered.at,
    card: <TableCard key={remembered.id} {...one} />,
  };
}

/** Where somebody elsewhere waits for me comes first. */
function mostUrgentFirst(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((one, other) => Number(other.mine) - Number(one.mine) || other.at - one.at);
}

function Damaged({ ids }: { readonly ids: readonly string[] }) {
  const { saved } = useWords();
  return (
    <p className={css.damaged}>
      {saved.damaged(ids.length)}
      <Button variant="ghost" onClick={() => void Promise.all(ids.map((id) => library.remove(id)))}>
        {saved.discard}
      </Button>
    </p>
  );
}

function useShelf(): Shelf | null {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await library.list();
      if (!current) return;
      setShelf(found);
    };
    void read();
    const stop = library.subscribe(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, []);
  return shelf;
}
