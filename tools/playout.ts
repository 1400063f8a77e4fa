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
  const started = startMatch(subject.rules, setup);
  if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
  const { match, events } = started;
  yield { match, made: null, events };
  yield* playOn(subject, match, createRandom(`${setup.seed} player`));
}

/** Plays a match to its end; throws if the game does not let it come to one. */
export function* playOn(subject: Subject, from: Match<object>, random: Random): Generator<Position, void> {
  const { rules } = subject;
  let match = from;
  while (rules.result(match.state) === null) {
    if (match.moves >= ENDLESS) throw new Error(`no end after ${ENDLESS} moves`);
    const made = pickMove(subject, match.state, random);
    const advanced = advance(rules, match, made.player, made.move, made.args);
    if (!advanced.ok) throw new Error(`candidate ${JSON.stringify(made)} is refused: ${advanced.reason}`);
    match = advanced.match;
    yield { match, made, events: advanced.events };
  }
}

function pickMove({ rules, brain }: Subject, state: object, random: Random): PlayedMove {
  const awaited = Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
  if (awaited.length === 0) throw new Error('nobody can act, but there is no result');
  const player = random.pick(awaited);
  const candidates = brain.candidates(rules.view(state, player), player, random);
  if (candidates.length === 0) throw new Error(`seat ${player} is awaited, but has no candidate`);
  const { move, args } = random.pick(candidates);
  return { player, move, args };
}
