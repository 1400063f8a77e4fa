/** Asks the server about tables. Whatever goes wrong is a code that the page has a sentence for. */
import { isRecord } from '../../games/kit';
import {
  type Acted,
  type ActRequest,
  API,
  ERROR_CODES,
  type ErrorCode,
  type HandOver,
  type JoinRequest,
  type LobbyPage,
  type MineAnswer,
  type MineRequest,
  type NewTable,
  type Pass,
  type Past,
  type PastRequest,
  PROTOCOL,
  PROTOCOL_HEADER,
  type Replay,
  type Seated,
  type TableView,
  type TakeOverRequest,
} from './protocol';

/** OFFLINE: the server could not be asked at all. */
export type OnlineError = ErrorCode | 'OFFLINE';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: OnlineError };

export interface Api {
  create(table: NewTable): Promise<Answer<Seated>>;
  lobby(game: string | null, page: number): Promise<Answer<LobbyPage>>;
  findCode(code: string): Promise<Answer<{ readonly id: string }>>;
  table(id: string): Promise<Answer<TableView>>;
  join(id: string, request: JoinRequest): Promise<Answer<Seated>>;
  act(id: string, request: ActRequest): Promise<Answer<Acted>>;
  rematch(id: string, pass: Pass): Promise<Answer<Seated>>;
  handOver(id: string, pass: Pass): Promise<Answer<HandOver>>;
  takeOver(id: string, request: TakeOverRequest): Promise<Answer<Seated>>;
  mine(request: MineRequest): Promise<Answer<MineAnswer>>;
  replay(id: string): Promise<Answer<Replay>>;
  past(id: string, request: PastRequest): Promise<Answer<Past>>;
}

/** A server that says nothing for so long is as good as none. */
const PATIENCE_MS = 15_000;

/** Sends the body, if there is one, and gives what the server answers. */
export type Ask = <T>(path: string, body?: object) => Promise<Answer<T>>;

export function createAsk(origin = ''): Ask {
  return async <T>(path: string, body?: object): Promise<Answer<T>> => {
    try {
      const response = await fetch(origin + path, {
        method: body ? 'POST' : 'GET',
        headers: { [PROTOCOL_HEADER]: String(PROTOCOL), ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok && answer !== null) return { ok: true, value: answer as T };
      return { ok: false, error: codeIn(answer) };
    } catch {
      return { ok: false, error: 'OFFLINE' };
    }
  };
}

export function createApi(origin = ''): Api {
  const ask = createAsk(origin);
  return {
    create: (table) => ask(API.tables, table),
    lobby: (game, page) =>
      ask(`${API.lobby}?${new URLSearchParams({ ...(game && { game }), page: String(page) })}`),
    findCode: (code) => ask(API.code(code)),
    table: (id) => ask(API.table(encodeURIComponent(id))),
    join: (id, request) => ask(API.join(id), request),
    act: (id, request) => ask(API.act(id), request),
    rematch: (id, pass) => ask(API.rematch(id), pass),
    handOver: (id, pass) => ask(API.handOver(id), pass),
    takeOver: (id, request) => ask(API.takeOver(encodeURIComponent(id)), request),
    mine: (request) => ask(API.mine, request),
    replay: (id) => ask(API.replay(encodeURIComponent(id))),
    past: (id, request) => ask(API.past(id), request),
  };
}

/** Whatever stands before the server answers in its own way when it cannot reach it. */
function codeIn(answer: unknown): ErrorCode {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error.code : null;
  return ERROR_CODES.find((code) => code === error) ?? 'UNAVAILABLE';
}
