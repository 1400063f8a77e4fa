/** What the production server answers, asked over a real socket. */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyFor, secured } from '../../src/server/headers';
import { createSurveyor } from '../../src/server/http/origin';
import { siteHandler } from '../../src/server/pages';
import type { Glance, SeriesGlance } from '../../src/server/preview/preview';

const PAGE =
  '<!doctype html><html lang="en"><title>Grimoire</title><meta name="description" content="Games." /></html>';
/** The tables that the database would know. */
const TABLES: Readonly<Record<string, Glance>> = {
  open: { game: 'shazamm', status: 'waiting', names: ['<Ada> & "Bob"'] },
  closed: { game: 'anludim', status: 'playing', names: null },
  over: { game: 'houses-and-courses', status: 'over', names: ['Ada', 'Bob'] },
};
const SERIES: Readonly<Record<string, SeriesGlance>> = { cup: { game: 'wizards-cup', status: 'waiting' } };
const SCRIPT = 'export const spell = "shazamm";';

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grimoire-site-'));
  const root = join(folder, 'client');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(root, '.vite'));
  await writeFile(join(folder, 'secret.txt'), 'not for you');
  await writeFile(join(root, '.vite', 'manifest.json'), '{}');
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'robots.txt'), 'User-agent: *');
  await writeFile(join(root, 'assets', 'spell-abc123.js'), SCRIPT);
  await writeFile(join(root, 'assets', 'spell-abc123.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(root, 'assets', 'spell-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(root, 'sw.js'), '// the worker');
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  const site = siteHandler(root);
  const { originOf } = createSurveyor({ proxies: 1, origins: [] });
  const find = async <T>(all: Readonly<Record<string, T>>, id: string): Promise<T | null> => {
    if (id === 'broken') throw new Error('the database is away');
    return all[id] ?? null;
  };
  const lookUp = { table: (id: string) => find(TABLES, id), series: (id: string) => find(SERIES, id) };
  server = createServer(secured((request, response) => site(request, response, { lookUp, originOf })));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Node's own client sends a path as it is written, dots and all. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the pages', () => {
  it.each(['/', '/games/shazamm', '/games/shazamm/rules', '/play/abc', '/settings', '/about', '/about/?x=1'])(
    'answers %s with the page',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('<title>');
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it('shows the page with status 404 for an address that leads nowhere', async () => {
    const answer = await ask('/nowhere/at/all');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<title>Grimoire</title>');
  });

  it('sends no body where none is asked for, and a smaller one to who can unpack it', async () => {
    expect((await ask('/', {}, 'HEAD')).body).toBe('');
    expect((await ask('/', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('asks the browser to look again for the page, and sends nothing when it has not changed', async () => {
    const first = await ask('/games/shazamm');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await ask('/games/shazamm', { 'If-None-Match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('the preview of a link', () => {
  const asVisitor = { Host: 'games.example.org', 'X-Forwarded-Proto': 'https', 'Accept-Language': 'en' };

  it('has the title, a sentence and a picture of a game, with absolute addresses', async () => {
    const { body } = await ask('/games/wizards-cup', asVisitor);
    expect(body).toContain('<title>Wizards Cup ');
    expect(body).toContain(
      'property="og:description" content="Pick six, order five, watch them duel. 2 players',
    );
    expect(body).toContain('content="https://games.example.org/previews/wizards-cup.jpg"');
    expect(body).toContain('content="https://games.example.org/games/wizards-cup"');
  });

  it.each([
    ['fr-CH, en;q=0.8', 'fr'],
    ['de, en;q=0.5, fr;q=0.9', 'fr'],
    ['de', 'en'],
    ['fr;q=0, en', 'en'],
  ])('speaks the language of the request: %s', async (accepted, language) => {
    const { body, headers } = await ask('/', { 'Accept-Language': accepted });
    expect(body).toContain(`<html lang="${language}">`);
    expect(headers.vary).toContain('Accept-Language');
  });

  it('names who sits at a public table, whatever signs the names have', async () => {
    const { body } = await ask('/tables/open', asVisitor);
    expect(body).toContain('Come and play Shazamm!');
    expect(body).toContain('At the table: &lt;Ada&gt; &amp; &quot;Bob&quot;. Open the link');
    expect(body).not.toContain('<Ada>');
  });

  it('names nobody at a private table', async () => {
    const { body } = await ask('/tables/closed', asVisitor);
    expect(body).toContain('A game of Anludim');
    expect(body).toContain('content="The game has begun."');
  });

  it('of a replay says whose game it was, with the picture of the game', async () => {
    const { body } = await ask('/tables/over/replay', asVisitor);
    expect(body).toContain('<title>Replay: Houses &amp; Courses ');
    expect(body).toContain('content="The game of Ada and Bob, move by move."');
    expect(body).toContain('content="https://games.example.org/previews/houses-and-courses.jpg"');
    const hidden = await ask('/tables/closed/replay', { ...asVisitor, 'Accept-Language': 'fr' });
    expect(hidden.body).toContain(', coup par coup."');
    expect(hidden.body).not.toContain('La partie de');
    expect(hidden.body).toContain('/previews/anludim.jpg"');
  });

  it('of a shared series names its game, in the language of the request', async () => {
    const { body } = await ask('/series/online/cup', asVisitor);
    expect(body).toContain('<title>Come and play a series of Wizards Cup ');
    expect(body).toContain('/previews/wizards-cup.jpg"');
    const french = await ask('/series/online/cup', { ...asVisitor, 'Accept-Language': 'fr' });
    expect(french.body).toContain('<title>Viens jouer une s');
  });

  it.each([
    '/tables/gone',
    '/tables/broken',
    '/series/online/gone',
    '/series/online/broken',
    '/series/cup',
    '/games/chess',
    '/play/anything',
  ])('speaks of the site where there is nothing more to say: %s', async (path) => {
    const answer = await ask(path, asVisitor);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<title>Grimoire</title>');
    expect(answer.body).toContain('/previews/grimoire.jpg');
  });
});

describe('the files', () => {
  it('lets the browser look for a newer service worker and manifest each time', async () => {
    const worker = await ask('/sw.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toContain('javascript');
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toContain(
      'application/manifest+json',
    );
  });

  it('lets the browser keep a file that is named by its content for ever', async () => {
    const answer = await ask('/assets/spell-abc123.js');
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  it('sends the smallest twin that the browser understands', async () => {
    const path = '/assets/spell-abc123.js';
    expect((await ask(path, { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask(path, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask(path)).headers['content-encoding']).toBeUndefined();
    expect((await ask(path)).headers.vary).toBe('Accept-Encoding');
  });

  it.each(['/assets/gone-ffffff.js', '/assets/gone', '/covers/unknown.svg'])(
    'is honest about a missing file: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('<');
    },
  );

  it.each([
    '/.vite/manifest.json',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%',
  ])('keeps to itself what is hidden or outside: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('not for you');
  });
});

describe('the guards', () => {
  it('allows no inline script or style and no framing, on every kind of answer', async () => {
    for (const path of ['/', '/robots.txt', '/nowhere']) {
      const { headers } = await ask(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('lets a worker load nothing from elsewhere, and no part pass for another kind', async () => {
    const { headers } = await ask('/assets/gone.js');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('allows a script in the page only if it was built into it', () => {
    const policy = policyFor('<script type="application/json">{}</script><script>let a;</script>');
    const hash = createHash('sha256').update('let a;').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('only gives', async () => {
    const answer = await ask('/', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});
