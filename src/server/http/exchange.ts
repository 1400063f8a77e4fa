/** Bodies in, JSON out: the plain parts of an HTTP exchange. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorCode, LIMITS, type Refusal } from '../../online/protocol';
import { Refused, refuseUnless } from '../refused';

const STATUS: Partial<Record<ErrorCode, number>> = {
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  FORBIDDEN_ORIGIN: 403,
  CLIENT_OUTDATED: 426,
  UNAVAILABLE: 503,
  NOT_FOUND: 404,
  TABLE_NOT_FOUND: 404,
  CODE_NOT_FOUND: 404,
  SERIES_NOT_FOUND: 404,
  GAME_NOT_OPEN: 409,
  UNKNOWN_GAME: 404,
  WRONG_CREDENTIALS: 403,
  NOT_OWNER: 403,
  REMOVED: 403,
  TOKEN_INVALID: 403,
  TABLE_FULL: 409,
  SEAT_TAKEN: 409,
  NAME_TAKEN: 409,
  NOT_WAITING: 409,
  NOT_PLAYING: 409,
  NOT_OVER: 409,
  ALREADY_MOVED: 409,
};
const BAD_REQUEST = 400;

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  refuseUnless(/^application\/json\b/i.test(type), 'BAD_REQUEST');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    refuseUnless(size <= LIMITS.body, 'TOO_LARGE');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Refused('BAD_REQUEST', 'the body is not JSON');
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json;charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

export function sendRefusal(response: ServerResponse, refused: Refused): void {
  const { code, message, retryAfter } = refused;
  if (response.headersSent) return void response.end();
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  // What is still coming is not read.
  if (code === 'TOO_LARGE') response.setHeader('Connection', 'close');
  const body: Refusal = { error: { code, message, ...(retryAfter !== undefined && { retryAfter }) } };
  sendJson(response, STATUS[code] ?? BAD_REQUEST, body);
}
