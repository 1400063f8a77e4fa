/**
 * A play: a way through a game that is plain data, so that fast-check can make it, shorten it and show it. Each choice
 * is a number that stands for one of the awaited seats and one of its candidates.
 */
import fc from 'fast-check';
import {
  advance,
  createRandom,
  type DomainEvent,
  isSeat,
  type Match,
  type MatchSetup,
  SEATS,
  type Seat,
  startMatch,
  type UndoEvent,
} from '../../games/kit';
import type { PlayedMove, Subject } from '../../tools/playout';
import type { Variant } from '../../tools/variants';

export interface Play {
  readonly seed: number;
  /** The index of one of the game's variants. */
  readonly variant: number;
  readonly choices: readonly number[];
  readonly intrusions: readonly Intrusion[];
}

/** What a stranger might send instead of a move: any JSON. */
export interface Intrusion {
  readonly player: unknown;
  readonly move: string;
  readonly args: unknown;
}

/** One moment of a play. Its states are frozen. */
export interface Position {
  readonly setup: MatchSetup;
  readonly match: Match<object>;
  /** The move that led here; null after the setup. */
  readonly made: PlayedMove | null;
  readonly events: readonly (DomainEvent | UndoEvent)[];
  /** Every position of the play up to this one. */
  readonly trail: readonly Position[];
  /** Whether the play ends here. */
  readonly last: boolean;
  readonly intrusions: readonly Intrusion[];
}

const CHOICE = 0xffff;

/** Plays of any seed and variant; with intrusions only where a property looks at them. */
export function plays(rules: Subject['rules'], variants: number, longest: number, intrusions: number) {
  return fc.record<Play>({
    seed: fc.nat(0xffff),
    variant: fc.nat(variants - 1),
    choices: fc.array(fc.nat(CHOICE), { maxLength: longest, size: 'max' }),
    intrusions: fc.array(intrusion(Object.keys(rules.moves)), { maxLength: intrusions, size: 'max' }),
  });
}

/** A long play of one variant, by the kit's own generator. */
export function longPlay(variant: number, length: number): Play {
  const random = createRandom(`variant ${variant}`);
  return {
    seed: random.int(CHOICE),
    variant,
    choices: Array.from({ length }, () => random.int(CHOICE + 1)),
    intrusions: [],
  };
}

function intrusion(moves: string[]) {
  const prototype = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '');
  return fc.record<Intrusion>({
    player: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...SEATS) }, prototype, fc.jsonValue()),
    move: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...moves) }, prototype, fc.string()),
    args: fc.oneof({ weight: 4, arbitrary: fc.jsonValue() }, fc.constant(undefined), fc.object()),
  });
}

export function setupOf(play: Play, variants: readonly Variant[]): MatchSetup {
  const { players, options } = variants[play.variant % variants.length] as Variant;
  return { players, options, seed: `seed-${play.seed}-kept-by-the-master` };
}

/**
 * Walks through the play, as far as its choices lead. A game in which nobody can act or whose candidates are not legal
 * ends the walk: that is for the properties about it to tell.
 */
export function* walk({ rules, brain }: Subject, play: Play, setup: MatchSetup): Generator<Position, void> {
  const started = startMatch(rules, setup);
  if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
  const trail: Position[] = [];
  let at = arrive(started.match, null, started.events);
  yield at;
  while (!at.last) {
    const made = choose(at.match);
    if (!made) return;
    const advanced = advance(rules, at.match, made.player, made.move, made.args);
    if (!advanced.ok) return;
    at = arrive(advanced.match, made, advanced.events);
    yield at;
  }

  function arrive(match: Match<object>, made: PlayedMove | null, events: Position['events']): Position {
    const last = match.moves === play.choices.length || rules.result(match.state) !== null;
    const position = {
      setup,
      match: deepFreeze(match),
      made,
      events,
      trail,
      last,
      intrusions: play.intrusions,
    };
    trail.push(position);
    return position;
  }

  function choose({ state, moves }: Match<object>): PlayedMove | null {
    const awaited = awaitedIn({ rules, brain }, state);
    const choice = play.choices[moves] ?? 0;
    const player = awaited[choice % awaited.length];
    if (player === undefined) return null;
    const candidates = brain.candidates(rules.view(state, player), player, createRandom(setup.seed, moves));
    const chosen = candidates[Math.floor(choice / awaited.length) % candidates.length];
    return chosen ? { player, move: chosen.move, args: chosen.args } : null;
  }
}

export function awaitedIn({ rules }: Subject, state: object): Seat[] {
  return Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
}

/** From now on a change of the value throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
