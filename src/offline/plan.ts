/** Decides, for the service worker, what a request of the page is answered with. */
import { routeOf } from '../app/routes';

/**
 * The one page behind every address; a file that was stored; for an address that we do not know the network, and the
 * page if there is none; or whatever the network says.
 */
export type Source = 'shell' | 'file' | 'page' | 'network';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The build names these by their content: an older version's are still right for the pages that ask for them. */
const HASHED = /^\/assets\//;

export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

export function sourceOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Source {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const path = address.pathname;
  if (mode === 'navigate') return routeOf(path) === null ? 'page' : 'shell';
  return files.has(path) || isHashed(path) ? 'file' : 'network';
}
