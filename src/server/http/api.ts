/** The REST interface of tables. Every answer is JSON, every refusal has a code. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API, type LobbyPage, PROTOCOL, PROTOCOL_HEADER, SERIES_API } from '../../online/protocol';
import type { Clerk } from '../clerk';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { Refused, refuseUnless } from '../refused';
import type { Office } from '../series/office';
import { parseAward, parseGameKey, parseNewSeries, parseSeriesPass } from '../series/parse';
import {
  parseAct,
  parseBody,
  parseGuest,
  parseKey,
  parseMine,
  parseNewTable,
  parsePass,
  parsePast,
  parseSeat,
  parseSecret,
} from '../table/parse';
import { readJson, sendJson, sendRefusal } from './exchange';
import type { Surveyor } from './origin';

export interface ApiSetup {
  readonly clerk: Clerk;
  readonly office: Office;
  readonly limits: Limits;
  readonly surveyor: Surveyor;
  readonly metrics: Metrics;
  readonly log: Log;
}

export type Api = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

interface Asked {
  /** What the pattern's group has caught: an id or a code. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

interface Route {
  readonly method: 'GET' | 'POST';
  readonly pattern: RegExp;
  readonly cost: Parameters<Limits['spend']>[0];
  answer(asked: Asked): Promise<unknown>;
}

const MAX_PAGE = 1000;
const NAME = '([\\w-]{1,64})';

function routes(clerk: Clerk, office: Office): readonly Route[] {
  const at = (path: string | ((name: string) => string)): RegExp =>
    new RegExp(`^${typeof path === 'string' ? path : path('NAME').replace('NAME', NAME)}$`);
  const get = (path: Parameters<typeof at>[0], cost: Route['cost'], answer: Route['answer']): Route => ({
    method: 'GET',
    pattern: at(path),
    cost,
    answer,
  });
  const post = (path: Parameters<typeof at>[0], cost: Route['cost'], answer: Route['answer']): Route => ({
    method: 'POST',
    pattern: at(path),
    cost,
    answer,
  });
  return [
    post(API.tables, 'create', ({ body }) => clerk.found(parseNewTable(body))),
    get(API.lobby, 'request', ({ query }) => lobbyPage(clerk, query)),
    get(API.code, 'code', async ({ name }) => ({ id: await clerk.find(name) })),
    get(API.table, 'request', ({ name }) => clerk.describe(name)),
    get(API.replay, 'request', ({ name }) => clerk.replay(name)),
    post(API.past, 'past', ({ name, body }) => clerk.past(name, parsePast(body))),
    post(API.join, 'join', ({ name, body }) => {
      const { guest, seat } = parseBody(body);
      return clerk.join(name, {
        guest: parseGuest(guest),
        ...(seat !== undefined && { seat: parseSeat(seat) }),
      });
    }),
    post(API.act, 'request', ({ name, body }) =>
      clerk.act(name, { ...parsePass(body), act: parseAct(parseBody(body).act) }),
    ),
    post(API.rematch, 'join', ({ name, body }) => clerk.rematch(name, parsePass(body))),
    post(API.handOver, 'join', ({ name, body }) => clerk.handOver(name, parsePass(body))),
    post(API.takeOver, 'code', ({ name, body }) => {
      const { token, key } = parseBody(body);
      return clerk.takeOver(name, { token: parseSecret(token), key: parseKey(key) });
    }),
    post(API.mine, 'request', ({ body }) => clerk.mine(parseMine(body))),
    post(SERIES_API.all, 'create', ({ body }) => office.found(parseNewSeries(body))),
    get(SERIES_API.one, 'request', ({ name }) => office.describe(name)),
    post(SERIES_API.join, 'join', ({ name, body }) => office.join(name, parseGuest(parseBody(body).guest))),
    post(SERIES_API.leave, 'request', ({ name, body }) => office.leave(name, parseSeriesPass(body))),
    post(SERIES_API.start, 'join', ({ name, body }) => office.start(name, parseSeriesPass(body))),
    post(SERIES_API.seat, 'join', ({ name, body }) =>
      office.seat(name, parseSeriesPass(body), parseGameKey(body)),
    ),
    post(SERIES_API.award, 'join', ({ name, body }) =>
      office.award(name, parseSeriesPass(body), parseAward(body)),
    ),
  ];
}

function lobbyPage(clerk: Clerk, query: URLSearchParams): Promise<LobbyPage> {
  const page = Number(query.get('page') ?? 0);
  refuseUnless(Number.isInteger(page) && page >= 0 && page <= MAX_PAGE, 'BAD_REQUEST');
  return clerk.lobby(query.get('game'), page);
}

export function createApi({ clerk, office, limits, surveyor, metrics, log }: ApiSetup): Api {
  const known = routes(clerk, office);

  const answer = async (request: IncomingMessage, url: URL): Promise<unknown> => {
    refuseUnless(surveyor.isFriendly(request), 'FORBIDDEN_ORIGIN');
    const protocol = request.headers[PROTOCOL_HEADER.toLowerCase()];
    refuseUnless(protocol === undefined || protocol === String(PROTOCOL), 'CLIENT_OUTDATED');
    const route = known.find(
      ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
    );
    refuseUnless(route !== undefined, 'NOT_FOUND');
    const address = surveyor.addressOf(request);
    limits.spend('request', address);
    if (route.cost !== 'request') limits.spend(route.cost, address);
    const body = route.method === 'POST' ? await readJson(request) : null;
    const [, name = ''] = route.pattern.exec(url.pathname) ?? [];
    return route.answer({ name, query: url.searchParams, body });
  };

  return async (request, response, url) => {
    try {
      sendJson(response, 200, await answer(request, url));
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('UNAVAILABLE', 'try again', 1);
      if (refused !== error) {
        metrics.errors.inc({ where: 'api' });
        // Not the address: who knows a private table's may sit down at it.
        log.error('a request failed', error, { method: request.method ?? '' });
      }
      metrics.refusals.inc({ code: refused.code });
      sendRefusal(response, refused);
    }
  };
}
