/** 6. Moves depend on nothing but their input, and leave it as it was: all states here are frozen. */
import { advance, canUndo, UNDO_MOVE } from '../../../games/kit';
import { toGame } from '../../../games/kit/boardgame';
import type { Subject } from '../../../tools/playout';
import { createReducer } from '../../../tools/reducer';
import { deepFreeze, type Position } from '../play';
import type { Property } from '../property';

export const purity: Property = {
  title: 'moves are deterministic and leave their input untouched',
  positions: 1500,
  fault: (subject, position) =>
    unsteady(subject, position) ??
    wrongUndo(subject, position) ??
    (position.last ? touched(subject, position) : null),
};

/** The same move on the same state, once more. */
function unsteady({ rules }: Subject, { made, match, events, trail }: Position): string | null {
  const before = trail.at(-2);
  if (!made || !before) return null;
  const again = advance(rules, before.match, made.player, made.move, made.args);
  const same = again.ok && JSON.stringify([again.match, again.events]) === JSON.stringify([match, events]);
  return same ? null : `made twice, ${made.move} gives two results`;
}

/** Taking a move back gives the state before it. */
function wrongUndo({ rules }: Subject, { made, match, trail }: Position): string | null {
  const before = trail.at(-2)?.match.state;
  if (!made || !canUndo(match, made.player)) return null;
  const back = advance(rules, match, made.player, UNDO_MOVE, null);
  const same = back.ok && JSON.stringify(back.match.state) === JSON.stringify(before);
  return same ? null : `taking ${made.move} back does not lead back`;
}

/** boardgame.io's reducer throws when it, or the adapter, writes to a frozen state. */
function touched({ rules }: Subject, { setup, trail }: Position): string | null {
  const reducer = createReducer(toGame(rules, setup.seed));
  let state = deepFreeze(reducer.start(setup.players, setup.options));
  for (const { made, match } of trail) {
    if (made) state = deepFreeze(reducer.play(state, made));
    if (JSON.stringify(state.G) !== JSON.stringify(match.state)) return `the reducer refuses a frozen state`;
  }
  return null;
}
