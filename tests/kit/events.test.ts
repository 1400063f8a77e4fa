/** Events: every viewer is told what is meant for them, and nothing else. */
import { describe, expect, it } from 'vitest';
import { type DomainEvent, maskEvent, maskEvents, type Viewer, viewerOf } from '../../games/kit';

const drew: DomainEvent & { count: number } = {
  type: 'drew',
  count: 1,
  secret: { '0': { card: 7 }, '1': { hint: 'low' } },
};
const whispered: DomainEvent = { type: 'whispered', only: ['0', '2'], secret: { '2': { word: 'owl' } } };
const open: DomainEvent = { type: 'turnEnded' };

describe('a secret part', () => {
  it.each<[Viewer, object]>([
    ['0', { '0': { card: 7 } }],
    ['1', { '1': { hint: 'low' } }],
    ['2', {}],
    ['spectator', {}],
  ])('seat %s is given only its own', (viewer, secret) => {
    expect(maskEvent(drew, viewer)).toEqual({ type: 'drew', count: 1, secret });
  });

  it('is not taken away from the event that is kept', () => {
    maskEvent(drew, 'spectator');
    expect(drew.secret).toEqual({ '0': { card: 7 }, '1': { hint: 'low' } });
  });
});

describe('an event for some only', () => {
  it.each<Viewer>(['1', '3', 'spectator'])('seat %s does not learn of it', (viewer) => {
    expect(maskEvent(whispered, viewer)).toBeNull();
  });

  it('still has its secret parts masked among those', () => {
    expect(maskEvent(whispered, '0')).toEqual({ type: 'whispered', only: ['0', '2'], secret: {} });
    expect(maskEvent(whispered, '2')?.secret).toEqual({ '2': { word: 'owl' } });
  });
});

it('an open event is the same for everybody', () => {
  for (const viewer of ['0', '4', 'spectator'] as const) expect(maskEvent(open, viewer)).toBe(open);
});

it('a list loses the events that the viewer may not know of, and keeps its order', () => {
  const types = (viewer: Viewer) => maskEvents([open, whispered, drew], viewer).map(({ type }) => type);
  expect(types('0')).toEqual(['turnEnded', 'whispered', 'drew']);
  expect(types('1')).toEqual(['turnEnded', 'drew']);
});

describe('who is not at the table is a spectator', () => {
  it.each([null, undefined, 'null', '', '4', 'spectator', '__proto__', 0])('%j among four', (id) => {
    expect(viewerOf(id, 4)).toBe('spectator');
  });

  it('a seat is a seat', () => {
    expect(viewerOf('3', 4)).toBe('3');
  });
});
