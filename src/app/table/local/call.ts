/** The title that calls a player back to the tab. */
import type { TableState } from '../../../play';
import type { Words } from '../../text/words';

/** Null while no person is awaited, or while there is still something to watch before acting. */
export function callFor(state: TableState, game: string, { table }: Words): string | null {
  const people = state.seats.filter(({ kind }) => kind === 'human');
  const awaited = people.find(({ seat, awaited }) =>
    state.curtain ? seat === state.curtain.seat : awaited && seat === state.actor,
  );
  if (!awaited || state.over || state.seen < state.events.length) return null;
  return people.length === 1 ? table.yourTurnTitle(game) : table.turnTitle(awaited.name, game);
}
