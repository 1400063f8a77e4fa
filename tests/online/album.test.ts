/** What an online table remembers of a running match: the views it was sent, in order, each once. */
import { describe, expect, it } from 'vitest';
import type { AnyRules } from '../../games/kit';
import { createAlbum, filmOfPast } from '../../src/online/table/album';
import { rules as potions } from '../fixtures/potions';

const rules = potions as AnyRules;
const event = (type: string) => ({ type });
const view = (round: number) => ({ stage: 'brew', round, turn: '0' });

describe('the album', () => {
  it('is empty at first', () => {
    expect(createAlbum().film({ rules, viewer: '0', events: [] })).toBeNull();
  });

  it('keeps each view once, with what had been told by then', () => {
    const album = createAlbum();
    const [first, second] = [view(1), view(2)];
    album.keep(first, 1);
    album.keep(first, 1);
    album.keep({ ...first }, 1);
    album.keep(second, 2);
    const film = album.film({ rules, viewer: '1', events: [event('dealt'), event('drawn')] });
    expect(film).toMatchObject({ viewer: '1', told: [1, 2], events: [event('dealt'), event('drawn')] });
    expect([film?.view(0), film?.view(1)]).toEqual([first, second]);
    expect(film?.moments.map(({ round }) => round)).toEqual([1, 2]);
  });

  it('gives a film that does not grow while somebody leafs through it', () => {
    const album = createAlbum();
    album.keep(view(1), 1);
    const film = album.film({ rules, viewer: '0', events: [event('dealt')] });
    album.keep(view(2), 2);
    expect(film?.told).toEqual([1]);
    expect(film?.view(1)).toEqual({});
  });

  it('lacks its beginning', () => {
    const album = createAlbum();
    album.keep(view(1), 1);
    expect(album.film({ rules, viewer: '0', events: [event('dealt')] })?.cut).toBe(true);
  });
});

describe('the past that the server tells', () => {
  it('is leafed through like the album, from the first view on', () => {
    const events = [event('dealt'), event('drawn')];
    const steps = [
      [1, [view(1)]],
      [2, { round: [2] }],
    ] as const;
    const film = filmOfPast({ steps, cut: false }, { rules, viewer: '1', events });
    expect(film).toMatchObject({ viewer: '1', told: [1, 2], events, cut: false });
    expect([film.view(0), film.view(1)]).toEqual([view(1), view(2)]);
    expect(film.moments.map(({ round }) => round)).toEqual([1, 2]);
  });

  it('may know more than the page has been told yet', () => {
    const film = filmOfPast({ steps: [[3, [view(1)]]], cut: false }, { rules, viewer: '1', events: [] });
    expect(film.told).toEqual([0]);
  });
});
