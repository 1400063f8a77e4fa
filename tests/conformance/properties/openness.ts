/** 3. Legality needs no secrets: a player's own view is enough to tell which moves are legal, and why others are not. */
import { type AnyMoveCall, checkMove, createRandom, type Seat, seatsOf } from '../../../games/kit';
import type { Subject } from '../../../tools/playout';
import { awaitedIn, type Position } from '../play';
import type { Property } from '../property';

/** Of each seat's candidates, and of the moves made before. */
const TRIED = 8;

export const openness: Property = {
  title: 'the legality of a move can be told from the own view',
  positions: 1500,
  fault: (subject, position) => {
    const moves = [...candidatesOfAll(subject, position), ...recentMoves(position)];
    for (const seat of seatsOf(position.setup.players)) {
      const fault =
        misshapen(subject, position, seat) ??
        differingQuestion(subject, position, seat) ??
        differingCheck(subject, position, seat, moves);
      if (fault !== null) return fault;
    }
    return null;
  },
};

function candidatesOfAll(
  { rules, brain }: Subject,
  { match: { state, moves }, setup }: Position,
): AnyMoveCall[] {
  return awaitedIn({ rules, brain }, state).flatMap((seat) => {
    const random = createRandom(setup.seed, moves);
    const candidates = brain.candidates(rules.view(state, seat), seat, random);
    random.shuffle(candidates);
    return candidates.slice(0, TRIED);
  });
}

/** What was legal a moment ago: cards that have moved on, stages that are over. */
function recentMoves({ trail }: Position): AnyMoveCall[] {
  return trail.slice(-TRIED).flatMap(({ made }) => made ?? []);
}

function differingCheck(
  { rules }: Subject,
  { match: { state } }: Position,
  seat: Seat,
  moves: readonly AnyMoveCall[],
) {
  const view = rules.view(state, seat);
  for (const { move, args } of moves) {
    const inTruth = checkMove(rules, state, seat, move, args);
    const inView = checkMove(rules, view, seat, move, args);
    if (inTruth !== inView) {
      return `${move} ${JSON.stringify(args)} by ${seat} is ${inTruth} in truth and ${inView} in the view`;
    }
  }
  return null;
}

/** The other questions that a page asks with nothing but a view. */
function differingQuestion({ rules }: Subject, { match: { state } }: Position, seat: Seat): string | null {
  const view = rules.view(state, seat);
  rules.facts(view);
  rules.facts(rules.view(state, 'spectator'));
  const ask = (table: object) =>
    JSON.stringify({
      stage: rules.awaiting(table)[seat],
      turn: rules.turnOf?.(table),
      result: rules.result(table),
      winners: rules.result(table) && rules.winners(table),
    });
  return ask(state) === ask(view) ? null : `in truth ${ask(state)}, in the view of ${seat} ${ask(view)}`;
}

function misshapen({ rules }: Subject, { match: { state } }: Position, seat: Seat): string | null {
  const view = rules.view(state, seat);
  const alike = Object.keys(view).join() === Object.keys(state).join();
  return alike ? otherLength(state, view, 'the view') : `the view of ${seat} has not the fields of the state`;
}

/** Hidden values are null or placeholders, but lists keep their length. */
function otherLength(truth: unknown, view: unknown, path: string): string | null {
  if (Array.isArray(truth) && Array.isArray(view) && truth.length !== view.length)
    return `${path}: another length`;
  if (truth === view || !isContainer(truth) || !isContainer(view)) return null;
  for (const [key, value] of Object.entries(truth)) {
    const fault = otherLength(value, view[key], `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
