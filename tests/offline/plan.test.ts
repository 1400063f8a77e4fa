/** What the service worker answers with: the stored page, a stored file, or the network. */
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../src/offline/plan';

const ORIGIN = 'https://games.example.org';
const FILES = new Set(['/assets/shell-1234.js', '/covers/shazamm.svg', '/first.js']);

function source(path: string, mode = 'cors', method = 'GET') {
  return sourceOf({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN, FILES);
}

describe('the service worker', () => {
  it.each(['/', '/games/shazamm', '/games/shazamm/rules', '/play/abc?x=1', '/tables/abc', '/statistics'])(
    'opens %s with the stored page',
    (path) => expect(source(path, 'navigate')).toBe('shell'),
  );

  it('asks the network about addresses that it does not know: a newer version may', () => {
    expect(source('/new/page', 'navigate')).toBe('page');
  });

  it.each(['/assets/shell-1234.js', '/covers/shazamm.svg', '/first.js?x=1'])('has %s stored', (path) =>
    expect(source(path)).toBe('file'),
  );

  it('looks among the older versions for what a page of theirs wants', () => {
    expect(source('/assets/shell-0000.js')).toBe('file');
  });

  it.each(['/api/lobby', '/api/tables/abc', '/socket.io/?EIO=4', '/healthz', '/previews/shazamm.jpg'])(
    'never comes between the page and the server: %s',
    (path) => expect(source(path)).toBe('network'),
  );

  it('leaves alone what is no question, and what is not ours', () => {
    expect(source('/first.js', 'cors', 'POST')).toBe('network');
    expect(source('https://elsewhere.example/first.js')).toBe('network');
  });
});
