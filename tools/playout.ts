/** Random play: whoever is awaited makes a move picked blindly among the candidates of the game's brain. */
import {
  type AnyBrain,
  type AnyRules,
  advance,
  createRandom,
  type DomainEvent,
  isSeat,
  type Match,
  type MatchSetup,
  type PlayedMove,
  type Random,
  type Seat,
  startMatch,
  type UndoEvent,
} from '../games/kit';

/** A game and the mind that can play it. */
export interface Subject {
  readonly rules: AnyRules;
  readonly brain: AnyBrain;
}

export type { PlayedMove };

/** A match after its setup (`made` is null) or after a move. */
export interface Position {
  readonly match: Match<object>;
  readonly made: PlayedMove | null;
  readonly events: readonly (DomainEvent | UndoEvent)[];
}

/** No game is that long: whoever gets here goes round in circles. */
const ENDLESS = 5_000;

/** Every position of one random game. The same setup gives the same game. */
export function* playOut(subject: Subject, setup: MatchSetup): Generator<Position, void> {
  const first = beginning(subject, setup);
  yield first;
  yield* playOn(subject, first.match, createRandom(`${setup.seed} player`));
}

/** Plays a match to its end; throws if the game does not let it come to one. */
export function* playOn(subject: Subject, from: Match<object>, random: Random): Generator<Position, void> {
  const { rules } = subject;
  let match = from;
  while (rules.result(match.state) === null) {
    const position = following(subject, match, pickMove(subject, match.state, random));
    yield position;
    ({ match } = position);
  }
}

/** The position of a match that begins. */
export function beginning({ rules }: Subject, setup: MatchSetup): Position {
  const started = startMatch(rules, setup);
  if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
  return { match: started.match, made: null, events: started.events };
}

/** The position after a move; throws where the rules refuse it. */
export function following({ rules }: Subject, match: Match<object>, made: PlayedMove): Position {
  if (match.moves >= ENDLESS) throw new Error(`no end after ${ENDLESS} moves`);
  const advanced = advance(rules, match, made.player, made.move, made.args);
  if (!advanced.ok) throw new Error(`candidate ${JSON.stringify(made)} is refused: ${advanced.reason}`);
  return { match: advanced.match, made, events: advanced.events };
}

/** One of those who can act. */
export function pickPlayer({ rules }: Subject, state: object, random: Random): Seat {
  const awaited = Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
  if (awaited.length === 0) throw new Error('nobody can act, but there is no result');
  return random.pick(awaited);
}

function pickMove(subject: Subject, state: object, random: Random): PlayedMove {
  const { rules, brain } = subject;
  const player = pickPlayer(subject, state, random);
  const candidates = brain.candidates(rules.view(state, player), player, random);
  if (candidates.length === 0) throw new Error(`seat ${player} is awaited, but has no candidate`);
  const { move, args } = random.pick(candidates);
  return { player, move, args };
}
