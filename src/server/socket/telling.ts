/** Telling whoever looks at a table what has become of it, each no more than their eyes may see. */
import { SEATS } from '../../../games/kit';
import type { Loaded } from '../table/record';
import { stockPlayers, tableView } from '../table/view';
import type { Committed } from '../tables';
import { changeFor, clientState } from './delivery';
import type { Hall } from './hall';
import type { Looking } from './looking';
import { type GameNamespace, type GameSocket, isLookedAt, room, socketsAt, viewerRoom } from './rooms';

export interface Telling {
  /** What everybody at the table is told about it. */
  describe(loaded: Loaded): void;
  tell(committed: Committed): void;
}

export function createTelling(
  space: GameNamespace,
  { register, world }: Pick<Hall, 'register' | 'world'>,
  { removeStrangers, sendPosition }: Pick<Looking, 'removeStrangers' | 'sendPosition'>,
): Telling {
  const describe = (loaded: Loaded): void => {
    const { table } = loaded;
    if (!isLookedAt(space, table.id)) return;
    const attendance = register.of(table);
    space.to(room(table.id, 'all')).emit('table', tableView(table, attendance, world.now()));
    space.to(room(table.id, 'stock')).emit('matchData', table.id, stockPlayers(table, attendance));
  };

  const tell = (committed: Committed): void => {
    const { before, after, news } = committed;
    const { id } = after.table;
    if (!isLookedAt(space, id)) return;
    if (news) removeStrangers(socketsAt(space, id), after);
    if (before?.state === null && after.state !== null) {
      for (const socket of socketsAt(space, id)) sendPosition(socket, 0).catch(() => socket.disconnect());
    } else tellMatch(committed);
    if (news) describe(after);
  };

  /** One packet for all who look through the same eyes. */
  const tellMatch = ({ before, after, frames, answered }: Committed): void => {
    const { id, seats } = after.table;
    for (const viewer of [...SEATS.slice(0, seats.length), 'spectator'] as const) {
      const ours = audienceOf(viewerRoom(id, viewer, 'ours'), answered);
      const stock = audienceOf(viewerRoom(id, viewer, 'stock'));
      if (!ours && !stock) continue;
      const change = changeFor(viewer, before?.table, after.table, frames);
      if (change === undefined) continue;
      ours?.emit('delta', id, ...change);
      stock?.emit('update', id, clientState(after, viewer, change[3]), []);
    }
  };

  /** Whoever is in the room, apart from the one who knows already; mostly that is one socket or none. */
  const audienceOf = (name: string, informed = ''): Pick<GameSocket, 'emit'> | undefined => {
    const people = space.adapter.rooms.get(name);
    if (people === undefined) return undefined;
    const [first, ...others] = [...people].filter((one) => one !== informed);
    if (first === undefined) return undefined;
    return others.length === 0 ? space.sockets.get(first) : space.to(name).except(informed);
  };

  return { describe, tell };
}
