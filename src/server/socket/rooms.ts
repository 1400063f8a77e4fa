/** Who looks at which table: what is remembered of a socket, and the rooms in which those are who hear the same. */
import type { Namespace, Socket } from 'socket.io';
import type { Viewer } from '../../../games/kit';
import type { ClientEvents, ServerEvents } from '../../online/protocol';

export interface Look {
  readonly id: string;
  readonly viewer: Viewer;
  /** The credentials that were shown, and the hash that they have fitted; null for the gallery. */
  readonly credentials: string | null;
  readonly hash: string | null;
  readonly leave: () => void;
}

interface SocketData {
  client: 'ours' | 'stock';
  guest: { readonly name: string; readonly key: string } | null;
  look: Look | null;
}

export type GameSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type GameNamespace = Namespace<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

export function room(id: string, kind: 'all' | 'players' | 'gallery' | 'ours' | 'stock'): string {
  return `${id}/${kind}`;
}

/** Those who look through the same eyes. */
export function viewerRoom(id: string, viewer: Viewer, client: SocketData['client']): string {
  return `${id}/${viewer}/${client}`;
}

export function isLookedAt(space: GameNamespace, id: string): boolean {
  return space.adapter.rooms.has(room(id, 'all'));
}

export function socketsAt(space: GameNamespace, id: string): GameSocket[] {
  return [...(space.adapter.rooms.get(room(id, 'all')) ?? [])].flatMap((one) => space.sockets.get(one) ?? []);
}
