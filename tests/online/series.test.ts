// @vitest-environment happy-dom
/** What this device remembers of the series in which it has a place. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeriesSeated } from '../../src/online/protocol';
import { closePlace, keptPlaces, onlineSeries, placeIn } from '../../src/online/series';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const VIEW = {
  id: 's1',
  game: 'shazamm',
  options: {},
  form: { kind: 'bracket' },
  clock: { kind: 'none' },
  status: 'waiting',
  places: [],
  owner: 0,
  series: null,
  absent: {},
  version: 1,
} as const;

/** The server answers everything with this. */
function answerWith(body: unknown, status = 200) {
  const asked = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

async function join(id: string, place: number): Promise<void> {
  const seated: SeriesSeated = { place, credentials: `secret-of-${id}`, series: { ...VIEW, id } };
  answerWith(seated);
  await onlineSeries.join(id);
}

describe('a place in a shared series', () => {
  it('is remembered with what it takes to list it, until it is left', async () => {
    await join('kept-1', 2);
    expect(placeIn('kept-1')).toMatchObject({ place: 2, credentials: 'secret-of-kept-1', game: 'shazamm' });
    expect(keptPlaces().map(({ id }) => id)).toEqual(['kept-1']);
    closePlace('kept-1');
    expect(placeIn('kept-1')?.over).toBe(true);
    answerWith(VIEW);
    await onlineSeries.leave('kept-1');
    expect(placeIn('kept-1')).toBeNull();
  });

  it('shows only its own right to the server', async () => {
    await join('kept-2', 1);
    const asked = answerWith(VIEW);
    await onlineSeries.start('kept-2');
    const sent = JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
    expect(sent).toEqual({ place: 1, credentials: 'secret-of-kept-2' });
    answerWith(VIEW);
    await onlineSeries.leave('kept-2');
  });

  it('without one nothing is asked of the server', async () => {
    const asked = answerWith(VIEW);
    expect(await onlineSeries.start('nobody')).toEqual({ ok: false, error: 'WRONG_CREDENTIALS' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('that is damaged in the storage counts as none', () => {
    for (const [at, text] of [
      '{',
      'null',
      '{"place":"0"}',
      '{"place":0,"credentials":"x","game":"g","form":{}}',
    ].entries())
      localStorage.setItem(`grimoire-place:bad-${at}`, text);
    expect(keptPlaces()).toEqual([]);
  });
});
