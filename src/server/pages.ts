/** The site as it was built: files by their names, and the one page behind every address of the router. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sirv from 'sirv';
import { routeOf } from '../app/routes';
import { policyFor } from './headers';
import { withPreview } from './preview/html';
import { type LookUp, languageOf, previewOf } from './preview/preview';

/** The build names these by their content, so they never change under the same name. */
const HASHED = /^\/assets\//;
const HIDDEN = /(^|\/)\./;

/** What the pages ask of the rest of the server. */
interface Surroundings {
  readonly lookUp: LookUp;
  originOf(request: IncomingMessage): string;
}

export type Site = (request: IncomingMessage, response: ServerResponse, around: Surroundings) => void;

const compressed = promisify(gzip);

export function siteHandler(root: string): Site {
  const index = join(root, 'index.html');
  if (!existsSync(index)) throw new Error(`There is no built page in ${root}: run "npm run build" first.`);
  // `dev` looks at the disk for each request: a rebuild under a running server is served, not stumbled over.
  const files = sirv(root, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  });

  return (request, response, around) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405);
      return;
    }
    const path = pathOf(request);
    if (path === null || HIDDEN.test(path)) {
      refuse(response, 404);
      return;
    }
    const answer = (status: 200 | 404): void => {
      answerPage(index, path, status, request, response, around).catch(() => response.destroy());
    };
    if (routeOf(path) !== null) return answer(200);
    files(request, response, () => {
      if (/\.\w+$/.test(path) || HASHED.test(path)) refuse(response, 404);
      // The page itself says what is wrong with the address; the status says it to machines.
      else answer(404);
    });
  };
}

function cachingOf(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURI(new URL(request.url ?? '/', 'http://site').pathname);
  } catch {
    return null;
  }
}

/** The page, with what a link to this address says of itself, in the language of the request. */
async function answerPage(
  index: string,
  path: string,
  status: 200 | 404,
  request: IncomingMessage,
  response: ServerResponse,
  { lookUp, originOf }: Surroundings,
): Promise<void> {
  const { headers } = request;
  const language = languageOf(headers['accept-language']);
  const [built, preview] = await Promise.all([
    readFile(index, 'utf8'),
    previewOf(path, language, {
      table: (id) => lookUp.table(id).catch(() => null),
      series: (id) => lookUp.series(id).catch(() => null),
    }),
  ]);
  const html = withPreview(built, preview, originOf(request), encodeURI(path));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  // Of the built page: what a preview says is nobody's script.
  response.setHeader('Content-Security-Policy', policyFor(built));
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language');
  response.setHeader('ETag', etag);
  if (status === 200 && headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const packed = /\bgzip\b/.test(String(headers['accept-encoding'])) ? await compressed(html) : null;
  if (packed) response.setHeader('Content-Encoding', 'gzip');
  const body = packed ?? Buffer.from(html);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Cache-Control': 'no-cache',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(status === 404 ? 'Not found\n' : 'Method not allowed\n');
}
