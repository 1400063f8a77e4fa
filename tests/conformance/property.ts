/** A property that holds at every position of every game, and the search for a play that breaks it. */
import fc from 'fast-check';
import type { PlayedMove, Subject } from '../../tools/playout';
import { variantsOf } from '../../tools/variants';
import { longPlay, type Play, type Position, plays, setupOf, walk } from './play';

export interface Property {
  readonly title: string;
  /** About how many positions are looked at; fewer where looking is dear. */
  readonly positions: number;
  /** How many pieces of garbage a play brings along. */
  readonly intrusions?: number;
  /** What is wrong here, or null. May throw, which is wrong too. */
  fault(subject: Subject, position: Position): string | null;
}

/** The shortest play that was found to break the property. */
export interface Failure {
  readonly game: string;
  readonly property: string;
  readonly fault: string;
  readonly seed: string;
  readonly players: number;
  readonly options: unknown;
  readonly moves: readonly PlayedMove[];
}

/** Multiplies the number of plays; the default keeps the whole suite within minutes. */
const EFFORT = Number(process.env.CONFORMANCE_EFFORT ?? 1);
/** The slowest machine may take so many milliseconds for a property. */
export const PATIENCE = 600_000;
/** Changes all plays that are not fixed. */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1);
/** The number of moves of a long play, between these. */
const LONG = { min: 30, max: 400 };
/** There is one short play for so many positions of a property. */
const POSITIONS_PER_PLAY = 25;

/** Tries the property on long plays of every variant and on many plays of any length. */
export function examine(subject: Subject, property: Property): Failure | null {
  const variants = variantsOf(subject.rules);
  const positions = property.positions * EFFORT;
  const length = Math.min(LONG.max, Math.max(LONG.min, Math.ceil(positions / variants.length)));
  const examples = variants.map((_, index): [Play] => [longPlay(index, length)]);
  const anyPlay = plays(subject.rules, variants.length, length, property.intrusions ?? 0);
  const outcome = fc.check(
    fc.property(anyPlay, (play) => firstFault(play) === null),
    { seed: SEED, examples, numRuns: examples.length + Math.ceil(positions / POSITIONS_PER_PLAY) },
  );
  const [broken] = outcome.counterexample ?? [];
  return broken ? describe(broken) : null;

  function firstFault(play: Play): { fault: string; moves: PlayedMove[] } | null {
    const moves: PlayedMove[] = [];
    try {
      for (const position of walk(subject, play, setupOf(play, variants))) {
        if (position.made) moves.push(position.made);
        const fault = property.fault(subject, position);
        if (fault !== null) return { fault, moves };
      }
      return null;
    } catch (error) {
      return { fault: `threw ${error}`, moves };
    }
  }

  function describe(play: Play): Failure {
    const { seed, players, options } = setupOf(play, variants);
    const { fault = '', moves = [] } = firstFault(play) ?? {};
    return { game: subject.rules.id, property: property.title, fault, seed, players, options, moves };
  }
}

/** What a developer needs to see the failure again. */
export function explain({ game, property, fault, ...play }: Failure): string {
  return `${game} breaks "${property}": ${fault}\n${JSON.stringify(play)}`;
}
