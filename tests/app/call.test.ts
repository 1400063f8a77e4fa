/** When a player is called back to the tab, and with which words. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { callFor } from '../../src/app/table/local/call';
import { sentenceFor } from '../../src/app/table/reason';
import { words } from '../../src/app/text/en';
import type { TableState } from '../../src/play';

const state: TableState = {
  status: { kind: 'open' },
  game: 'shazamm',
  rules: null,
  options: {},
  seats: [
    { seat: '0', name: 'Ada', kind: 'human', awaited: true },
    { seat: '1', name: 'Isolde', kind: 'bot', awaited: false },
  ],
  plans: [],
  viewer: '0',
  actor: '0',
  curtain: null,
  view: {},
  events: [{ type: 'a' }],
  seen: 1,
  question: null,
  watchful: null,
  canUndo: false,
  started: true,
  over: false,
  winners: [],
  endedAt: null,
  forfeit: null,
  trouble: null,
  series: null,
  hint: null,
  hints: [],
};

const call = (change: Partial<TableState>) => callFor({ ...state, ...change }, 'Shazamm!', words);

describe('the call', () => {
  it('comes when it is my turn', () => {
    expect(call({})).toBe('Your turn · Shazamm!');
  });

  it('waits until everything has been shown', () => {
    expect(call({ seen: 0 })).toBeNull();
  });

  it('is not for bots, nor after the end', () => {
    expect(call({ actor: null })).toBeNull();
    expect(call({ over: true })).toBeNull();
  });

  it('names whom the curtain waits for, and nobody else', () => {
    const seats = state.seats.map((seat) => ({ ...seat, kind: 'human' as const, awaited: true }));
    const curtain = { seat: '1' as const, stage: 'commit', done: [] };
    expect(call({ seats, curtain, actor: null, events: [], seen: 0 })).toBe('Isolde to move · Shazamm!');
  });
});

describe('the reason of a refusal', async () => {
  const own = await GAMES.shazamm?.words('en');
  if (!own) throw new Error('the duel is not on the shelf');
  const say = (reason: string) => sentenceFor(reason, own, words, {}, '0');

  it('is a sentence for what all games share', () => {
    expect(say('NOT_YOUR_TURN')).toBe('It is not your turn.');
    expect(say('NOTHING_TO_UNDO')).toBe('There is nothing left to take back.');
  });

  it('is the sentence of the game for what is its own', () => {
    const [code, sentence] = Object.entries(own.reasons).find(([, text]) => typeof text === 'string') ?? [];
    expect(say(String(code))).toBe(sentence);
  });
});
