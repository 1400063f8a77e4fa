/** What every socket of the server stands in front of. */
import type { Socket } from 'socket.io';
import type { Register } from '../attendance';
import type { Chat } from '../chat';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Store } from '../store/contract';
import type { Tables } from '../tables';
import type { World } from '../world';

export interface Hall {
  readonly tables: Tables;
  readonly store: Store;
  readonly register: Register;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly world: World;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Changes with every start of the process. */
  readonly boot: string;
  addressOf(socket: Pick<Socket, 'handshake'>): string;
}
