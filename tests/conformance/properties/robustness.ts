/** 8. Any JSON instead of a move gives a reason and nothing else. */
import { advance, canUndo, checkMove, createRandom, type Seat, UNDO_MOVE } from '../../../games/kit';
import { toGame } from '../../../games/kit/boardgame';
import type { Subject } from '../../../tools/playout';
import { createReducer } from '../../../tools/reducer';
import { awaitedIn, type Intrusion, type Position } from '../play';
import type { Property } from '../property';

/** A key that no move knows. */
const STRAY = 'stray';

export const robustness: Property = {
  title: 'garbage is refused with a reason, without exception or change',
  positions: 1000,
  intrusions: 6,
  fault: (subject, position) => {
    const tries = position.intrusions.flatMap((one) => [one, ...nearMisses(subject, position, one)]);
    for (const one of tries) {
      const fault = attempt(subject, position, one);
      if (fault !== null) return `${JSON.stringify(one)}: ${fault}`;
    }
    return position.last ? brokenReducer(subject, position, tries) : null;
  },
};

/** Legal moves of awaited players with garbage in place of one argument, or beside them. */
function nearMisses(
  { rules, brain }: Subject,
  { match: { state, moves }, setup }: Position,
  one: Intrusion,
): Intrusion[] {
  return awaitedIn({ rules, brain }, state).flatMap((player) => {
    const random = createRandom(setup.seed, moves);
    const { move, args } = random.pick(brain.candidates(rules.view(state, player), player, random));
    const wrong = Object.keys(args ?? {}).map((key) => ({
      player,
      move,
      args: { ...args, [key]: one.args },
    }));
    return [...wrong, { player, move, args: { ...args, [STRAY]: one.args } }];
  });
}

/** States are frozen: an attempt to change one throws. */
function attempt({ rules }: Subject, { match }: Position, { player, move, args }: Intrusion): string | null {
  const reason = checkMove(rules, match.state, player, move, args);
  if (reason === '') return 'an empty reason';
  if (move === UNDO_MOVE && canUndo(match, player)) return null;
  const advanced = advance(rules, match, player as Seat, move, args);
  if (advanced.ok !== (reason === null)) return `checked ${reason}, but made ${advanced.ok}`;
  return advanced.ok ? strayArgs(rules.moves[move]?.parse(args)) : null;
}

/** A game may ignore what it does not know, but never keeps it. */
function strayArgs(stored: object | null | undefined): string | null {
  return stored && STRAY in stored ? 'a stray key is kept' : null;
}

function brokenReducer(
  { rules }: Subject,
  { setup, trail, match }: Position,
  tries: readonly Intrusion[],
): string | null {
  const reducer = createReducer(toGame(rules, setup.seed));
  let state = reducer.start(setup.players, setup.options);
  for (const { made } of trail) if (made) state = reducer.play(state, made);
  const before = JSON.stringify(state.G);
  for (const { player, move, args } of tries) {
    if (move === UNDO_MOVE || checkMove(rules, match.state, player, move, args) === null) continue;
    const after = reducer.play(state, { player: player as string, move, args });
    if (JSON.stringify(after.G) !== before)
      return `boardgame.io's reducer accepts ${JSON.stringify({ player, move, args })}`;
  }
  return null;
}
