/** The derived values that the specification names; all of them are public. */
import { halvesOf, type Strength, strengthOf, toBeat } from './combinations';
import { CRESTS, type PerDiscipline, perDiscipline } from './data';
import { emptyPiles, holderOf, kindsOf, rankingOf, totalsOf } from './standing';
import type { AnludimView, ComboId, SeatNumber } from './state';
import { canSpend } from './turn';

export interface AnludimFacts {
  /** By seat number, as all lists here. */
  readonly totals: readonly number[];
  /** How many disciplines count towards five different objects. */
  readonly kinds: readonly number[];
  readonly strengths: Readonly<Record<ComboId, Strength>>;
  /** The strongest combination on the table; null: none lies there. */
  readonly toBeat: Readonly<PerDiscipline<Strength | null>>;
  /** Before whom the professor stands; null: on the board. */
  readonly holders: Readonly<PerDiscipline<SeatNumber | null>>;
  readonly emptyPiles: number;
  readonly canSpend: boolean;
  readonly keepLimits: readonly number[];
  readonly handLimits: readonly number[];
  /** The best first; null before the end. */
  readonly ranking: readonly SeatNumber[] | null;
}

export function facts(table: AnludimView): AnludimFacts {
  const { players, phase } = table;
  const combos = players.flatMap((coven) => coven.combos);
  return {
    totals: totalsOf(table),
    kinds: players.map((coven) => kindsOf(table, coven)),
    strengths: Object.fromEntries(
      combos.map(({ id, discipline, cards }) => [id, strengthOf(discipline, halvesOf(cards))]),
    ),
    toBeat: perDiscipline((discipline) => toBeat(table, discipline)),
    holders: perDiscipline((discipline) => holderOf(table, discipline)),
    emptyPiles: emptyPiles(table),
    canSpend: phase === 'play' && canSpend(table),
    keepLimits: players.map(({ crest }) => CRESTS[crest].keep),
    handLimits: players.map(({ crest }) => CRESTS[crest].hand),
    ranking: rankingOf(table),
  };
}
