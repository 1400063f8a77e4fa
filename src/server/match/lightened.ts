/**
 * boardgame.io without what would have nothing to do in our games. A move takes the plain state from the plugin and
 * returns the next one, so there is no work for immer. It is not counted and has no hooks, phases or turns of
 * boardgame.io behind it, so nothing follows unless the match is over.
 */
import type { ActionShape, Game, State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import type { AnyRules } from '../../../games/kit';
import { playIn } from '../../../games/kit/boardgame';

type MatchState = State<object>;
type MovePayload = ActionShape.MakeMove['payload'];

/** The game as boardgame.io's reducer wants it. */
export function lightened(game: Game, rules: AnyRules): Game {
  const processed = ProcessGameConfig(game);
  const { flow } = processed;
  return Object.assign(processed, {
    // Immer, in the hooks at the end, goes through what is not frozen; the rules never change a state they have returned.
    processMove: (state: MatchState, { type, args, playerID }: MovePayload) =>
      Object.freeze(playIn(state, playerID, type, args[0])),
    flow: {
      ...flow,
      processMove: (state: MatchState, payload: MovePayload) =>
        rules.result(state.G) === null ? state : flow.processMove(state, payload),
    },
  });
}
