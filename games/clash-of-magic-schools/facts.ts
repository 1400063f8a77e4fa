/** The derived values that the specification names; all of them are public. */
import { surroundedIn } from './casters';
import type { StudentId, TrialId } from './data';
import { levelIn, scoresOf } from './standing';
import type { ClashView, PerArena, PerPlayer, SchoolView } from './state';

export interface ClashFacts {
  readonly scores: PerPlayer<number>;
  readonly levels: PerPlayer<PerArena<number>>;
  /** The Trial that lies open under each crest. */
  readonly available: PerPlayer<TrialId | null>;
  /** The surrounded Students in the Arena of each marker. */
  readonly casters: PerPlayer<StudentId[]>;
}

export function facts(table: ClashView): ClashFacts {
  const { 0: dragombre, 1: blancgriffon } = table.players;
  return {
    scores: scoresOf(table),
    levels: { 0: levelsOf(dragombre), 1: levelsOf(blancgriffon) },
    available: { 0: dragombre.offered.at(-1) ?? null, 1: blancgriffon.offered.at(-1) ?? null },
    casters: { 0: castersOf(dragombre), 1: castersOf(blancgriffon) },
  };
}

function castersOf({ emblem, columns }: SchoolView): StudentId[] {
  return emblem === null ? [] : surroundedIn(columns[emblem]);
}

function levelsOf(school: SchoolView): PerArena<number> {
  return {
    earth: levelIn(school, 'earth'),
    water: levelIn(school, 'water'),
    air: levelIn(school, 'air'),
    fire: levelIn(school, 'fire'),
    dark: levelIn(school, 'dark'),
  };
}
