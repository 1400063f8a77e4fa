/**
 * The service worker: stores everything that play on this device needs, so that the network may come and go. What the
 * server of online tables says is never stored. A new version waits until a page asks it to take over.
 */
import { isHashed, sourceOf } from './plan';
import { TAKE_OVER } from './protocol';

/** Both are filled in by the build: a name that changes with any file, and the files to be stored. */
declare const VERSION: string;
declare const FILES: readonly string[];

const PREFIX = 'grimoire-';
const CACHE = PREFIX + VERSION;
const SHELL = '/';
/** How many files are on their way at once: the page that is open comes first. */
const LANES = 4;

const worker = self as unknown as ServiceWorkerGlobalScope;
const files = new Set(FILES);

worker.addEventListener('install', (event) => event.waitUntil(storeAll()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOld().then(() => worker.clients.claim())),
);
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const source = sourceOf(request, worker.location.origin, files);
  if (source === 'shell') event.respondWith(stored(SHELL, request));
  if (source === 'page') event.respondWith(fetch(request).catch(() => stored(SHELL, request)));
  if (source === 'file') event.respondWith(stored(new URL(request.url).pathname, request));
});

async function storeAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [SHELL, ...FILES];
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await store(cache, path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function store(cache: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path} cannot be stored: ${response.status}`);
  await cache.put(path, response);
}

/** The version before this one stays for the tabs that still show it. */
async function forgetOld(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
}

async function stored(path: string, request: Request): Promise<Response> {
  const match = { ignoreVary: true };
  const cache = await caches.open(CACHE);
  const found = (await cache.match(path, match)) ?? (isHashed(path) && (await caches.match(path, match)));
  return found || fetch(request);
}
