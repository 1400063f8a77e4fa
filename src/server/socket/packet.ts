/** Reads socket packets. A stranger may send anything: only what has exactly the known shape gets further. */
import { isInteger, isRecord, isSeat, isString, type Seat } from '../../../games/kit';
import { LIMITS, PROTOCOL } from '../../online/protocol';

export interface MovePacket {
  readonly table: string;
  readonly seat: Seat;
  readonly credentials: string;
  readonly move: string;
  readonly args: unknown;
  readonly version: number;
  /** Null from a stock client. */
  readonly actionId: string | null;
}

export interface SyncPacket {
  readonly table: string;
  readonly seat: Seat | null;
  readonly credentials: string | null;
  /** How many events of the log the client has. */
  readonly have: number;
}

export interface ChatPacket {
  readonly table: string;
  readonly seat: Seat | null;
  readonly credentials: string | null;
  readonly text: string;
}

export type Reply = (outcome: unknown) => void;

const TABLE_ID = /^[\w-]{16,40}$/;
const MOVE_NAME = /^[a-zA-Z]\w{0,39}$/;
const ACTION_ID = /^[\w-]{8,64}$/;
const MAX_DEPTH = 8;

/** Whether the sender waits for an answer. */
export function isAwaited(packet: readonly unknown[]): boolean {
  return typeof packet.at(-1) === 'function';
}

/** The last argument, if the sender waits for an answer. */
export function replyOf(packet: readonly unknown[]): Reply {
  const last = packet.at(-1);
  return typeof last === 'function' ? (outcome) => last(outcome) : () => undefined;
}

/** What the handshake says of the client: ours speaks this protocol, a stock one says nothing. */
export function clientOf(auth: unknown): 'ours' | 'stock' | 'outdated' {
  if (!isRecord(auth) || auth.protocol === undefined) return 'stock';
  return auth.protocol === PROTOCOL ? 'ours' : 'outdated';
}

/** Only MAKE_MOVE, only by the seat in whose name it is sent; undefined for anything else. */
export function parseMove([action, version, table, seat, actionId]: readonly unknown[]):
  | MovePacket
  | undefined {
  if (!isRecord(action) || action.type !== 'MAKE_MOVE' || !isRecord(action.payload)) return undefined;
  const { type: move, args, playerID, credentials } = action.payload;
  if (!isTableId(table) || !isSeat(seat) || playerID !== seat || !isInteger(version)) return undefined;
  if (!isString(move) || !MOVE_NAME.test(move) || !isString(credentials)) return undefined;
  const known = isString(actionId) ? actionId : null;
  if (known !== null && !ACTION_ID.test(known)) return undefined;
  // A client that has nothing to say sends no list, or one with nothing in it.
  const [first = null, ...rest] =
    args === undefined || args === null ? [] : Array.isArray(args) ? args : [0, 0];
  if (rest.length > 0 || !isSmall(first)) return undefined;
  return { table, seat, credentials, move, args: first, version, actionId: known };
}

export function parseSync([table, seat, credentials, , have]: readonly unknown[]): SyncPacket | undefined {
  if (!isTableId(table)) return undefined;
  const watching = seat === null || seat === undefined;
  if (!watching && !(isSeat(seat) && isString(credentials))) return undefined;
  const events = isRecord(have) && isInteger(have.events) && have.events >= 0 ? have.events : 0;
  return watching
    ? { table, seat: null, credentials: null, have: events }
    : { table, seat, credentials: String(credentials), have: events };
}

export function parseChat([table, message, credentials]: readonly unknown[]): ChatPacket | undefined {
  if (!isTableId(table) || !isRecord(message) || !isString(message.payload)) return undefined;
  const { sender, payload: text } = message;
  if (sender === null || sender === undefined) return { table, seat: null, credentials: null, text };
  if (!isSeat(sender) || !isString(credentials)) return undefined;
  return { table, seat: sender, credentials, text };
}

function isTableId(value: unknown): value is string {
  return isString(value) && TABLE_ID.test(value);
}

/** Plain JSON, neither deep nor large. */
function isSmall(value: unknown): boolean {
  return isPlain(value, MAX_DEPTH) && Buffer.byteLength(JSON.stringify(value)) <= LIMITS.args;
}

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object') return false;
  if (Array.isArray(value))
    return value.length <= LIMITS.args && value.every((item) => isPlain(item, depth - 1));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((item) => isPlain(item, depth - 1));
}
