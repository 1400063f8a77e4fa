/** The site as it was built: files by their names, and the one page behind every address of the router. */
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { routeOf } from '../app/routes';

/** The build names these by their content, so they never change under the same name. */
const HASHED = /^\/assets\//;
const HIDDEN = /(^|\/)\./;

export function siteHandler(root: string): RequestListener {
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

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405);
      return;
    }
    const path = pathOf(request);
    if (path === null || HIDDEN.test(path)) {
      refuse(response, 404);
      return;
    }
    if (routeOf(path) !== null) request.url = '/';
    files(request, response, () => {
      if (/\.\w+$/.test(path) || HASHED.test(path)) refuse(response, 404);
      else answerUnknownPage(index, response);
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

/** The page itself says what is wrong with the address; the status says it to machines. */
function answerUnknownPage(index: string, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
  createReadStream(index)
    .on('error', () => response.end())
    .pipe(response);
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Cache-Control': 'no-cache',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(status === 404 ? 'Not found\n' : 'Method not allowed\n');
}
