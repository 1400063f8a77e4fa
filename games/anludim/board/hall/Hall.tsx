/** The hall: five lecterns, in a ring or by rank on a stair, before the library; beside them where cards come from. */
import type { ReactNode } from 'react';
import type { Discipline } from '../../data';
import { DISCIPLINES, type PerDiscipline, RANK } from '../../data';
import type { AnludimFacts } from '../../facts';
import type { AnludimView } from '../../state';
import { useSpeaker } from '../context';
import { Ends } from './Ends';
import css from './Hall.module.css';
import { type Chance, Lectern } from './Lectern';

interface HallProps {
  readonly table: AnludimView;
  readonly facts: AnludimFacts;
  readonly chances: PerDiscipline<Chance> | null;
  /** Without it the hall is only a picture. */
  readonly onLectern?: (discipline: Discipline) => void;
  /** Draw pile and face-up cards. */
  readonly market: ReactNode;
  /** What lies over the lecterns: the result of a round. */
  readonly children?: ReactNode;
}

/** In the base game the lecterns stand in a ring, the middle ones farther away. */
const RING: Readonly<PerDiscipline<number>> = { run: 0, flush: 1.5, pairs: 2.2, trips: 1.5, assembly: 0 };

export function Hall({ table, facts, chances, onLectern, market, children }: HallProps) {
  const { words } = useSpeaker();
  const isExpert = table.options.variant === 'expert';
  return (
    <section className={css.hall} data-guide="hall" aria-label={words.board.lecterns.label}>
      <div className={css.art} />
      <div className={css.floor}>
        <ol className={css.lecterns} data-ring={isExpert ? undefined : true}>
          {DISCIPLINES.map((discipline) => (
            <Lectern
              key={discipline}
              table={table}
              facts={facts}
              discipline={discipline}
              rise={isExpert ? RANK[discipline] - 1 : RING[discipline]}
              chance={chances?.[discipline] ?? null}
              {...(onLectern && { onSelect: () => onLectern(discipline) })}
            />
          ))}
        </ol>
        <div className={css.side}>
          <Ends table={table} facts={facts} />
          {market}
        </div>
      </div>
      {children}
    </section>
  );
}
