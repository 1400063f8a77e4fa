/** The title that calls a player of an online game back to the tab. */
import type { OnlineState } from '../../../online/contract';
import type { Words } from '../../text/words';

/** Others are called on their own devices. */
export function callFor(state: OnlineState, game: string, { table }: Words): string | null {
  const shown = state.seen >= state.events.length;
  return state.actor !== null && !state.over && shown ? table.yourTurnTitle(game) : null;
}
