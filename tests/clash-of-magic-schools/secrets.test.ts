/** Section 4: who sees what, of the table and of what happens; and what may be taken back. */
import { describe, expect, it } from 'vitest';
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { ClashState } from '../../games/clash-of-magic-schools/state';
import {
  type AnyMoveCall,
  advance,
  canUndo,
  createRandom,
  type Match,
  makeMove,
  maskEvents,
  type Seat,
  silentEffects,
  type Viewer,
} from '../../games/kit';
import { firstTurn, start, table } from './tournament';

const VIEWERS: readonly Viewer[] = ['0', '1', 'spectator'];

/** Plays moves that must be legal; gives the match after them and the events of the last one. */
function played(state: ClashState, ...calls: (AnyMoveCall & { player: Seat })[]) {
  let match: Match<ClashState> = { seed: 'secret', state, moves: 0, undo: null };
  let events: readonly unknown[] = [];
  for (const { player, move, args } of calls) {
    const advanced = advance(rules, match, player, move, args);
    if (!advanced.ok) throw new Error(advanced.reason);
    ({ match, events } = advanced);
  }
  return { match, events: events as readonly ClashEvent[] };
}

const END = { player: '0', move: 'endTurn', args: null } as const;

describe('the view', () => {
  const state = table({
    own: {
      hand: ['fire-1', 'air-1'],
      emblem: 'air',
      columns: { air: ['dark-1'] },
      offered: ['t5-1', 't2-1'],
    },
    opponent: { hand: ['water-1'], trials: { air: ['t1-1', 't2-2'] } },
    studentDiscard: ['fire-2', 'fire-3'],
    trialDeck: ['t1-2', 't3-1'],
    trialKnownTop: 2,
  });

  it.each(VIEWERS)('%s sees everything but the hands of others and the hidden piles', (viewer) => {
    const seen = rules.view(state, viewer);
    const hidden = (cards: readonly unknown[]) => cards.map(() => null);
    expect(seen).toEqual({
      ...state,
      studentDeck: hidden(state.studentDeck),
      trialDeck: ['t1-2', 't3-1', ...hidden(state.trialDeck.slice(2))],
      players: {
        0: { ...state.players[0], hand: viewer === '0' ? ['fire-1', 'air-1'] : [null, null] },
        1: { ...state.players[1], hand: viewer === '1' ? ['water-1'] : [null] },
      },
    });
  });

  it('keeps the hands closed after the end', () => {
    const over: ClashState = { ...state, trialDeck: ['t6-1'], trialKnownTop: 0 };
    const { match } = played(over, END);
    expect(match.state.result).not.toBeNull();
    expect(rules.view(match.state, '0').players[1].hand).toEqual([null]);
  });

  it('does not hand out the state itself', () => {
    const before = structuredClone(state);
    const seen = rules.view(state, '0');
    seen.players[0].columns.air = ['dark-2'];
    seen.players[1].trials.air = [];
    seen.players[0].emblem = 'fire';
    seen.overtime = true;
    expect(state).toEqual(before);
  });
});

describe('events', () => {
  it('tell a draw to the one who draws; others learn how many cards it was', () => {
    const { match, events } = played(table(), END);
    const drawn = match.state.players[1].hand;
    const draws = VIEWERS.map((viewer) => maskEvents(events, viewer).find(({ type }) => type === 'drew'));
    expect(draws).toMatchObject([
      { count: 3, hand: 3, secret: {} },
      { count: 3, hand: 3, secret: { 1: { cards: drawn } } },
      { count: 3, hand: 3, secret: {} },
    ]);
    for (const viewer of ['0', 'spectator'] as const) {
      for (const card of drawn) expect(JSON.stringify(maskEvents(events, viewer))).not.toContain(`"${card}"`);
    }
  });

  it('tell each player the own opening hand', () => {
    const { match, events } = start('secrets');
    const { 0: dragombre, 1: blancgriffon } = match.state.players;
    const [dealt] = events;
    expect(dealt).toMatchObject({
      type: 'dealt',
      secret: { 0: { hand: dragombre.hand.slice(0, 3) }, 1: { hand: blancgriffon.hand } },
    });
    for (const card of dragombre.hand)
      expect(JSON.stringify(maskEvents(events, '1'))).not.toContain(`"${card}"`);
    expect(JSON.stringify(maskEvents(events, 'spectator'))).not.toMatch(/(earth|water|air|fire|dark)-/);
  });

  it('show everybody what was discarded for a Maleficio (R34)', () => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['air-1', 'air-2', 'air-3'] } },
      opponent: { hand: ['fire-1', 'fire-2', 'fire-3'] },
    });
    const { events } = played(
      state,
      { player: '0', move: 'castSpell', args: { caster: 'air-2', spell: 'maleficio' } },
      { player: '1', move: 'discardForMaleficio', args: { cards: ['fire-2'] } },
    );
    expect(maskEvents(events, 'spectator')).toEqual([
      { type: 'discarded', player: '1', cards: ['fire-2'], hand: 2 },
      { type: 'casterLeft', player: '0', arena: 'air', caster: 'air-2' },
    ]);
  });
});

describe('taking back', () => {
  const state = () =>
    firstTurn(
      { hand: ['air-9', 'air-1', 'air-2', 'air-3', 'earth-1'] },
      { opponent: { hand: ['fire-1', 'fire-2'], startingTrialPassed: false, offered: ['t1-b'] } },
    );
  const move = { player: '0', move: 'moveEmblem', args: { card: 'air-9' } } as const;
  const deploy = {
    player: '0',
    move: 'deployStudents',
    args: { cards: ['air-1', 'air-2', 'air-3'] },
  } as const;
  const pass = { player: '0', move: 'passTrial', args: { from: 'own' } } as const;
  const hex = { player: '0', move: 'castSpell', args: { caster: 'air-2', spell: 'maleficio' } } as const;
  const discard = { player: '1', move: 'discardForMaleficio', args: { cards: ['fire-1'] } } as const;
  const undo = { player: '0', move: 'undo', args: null } as const;

  it('leads back to the start of the turn, action by action', () => {
    expect(played(state(), move, deploy, undo).match.state).toEqual(played(state(), move).match.state);
    expect(played(state(), move, deploy, pass, undo, undo, undo).match.state).toEqual(state());
  });

  it('stops at the answer to a Maleficio, and is nobody’s while the answer is awaited', () => {
    const waiting = played(state(), move, deploy, hex).match;
    expect(canUndo(waiting, '0') || canUndo(waiting, '1')).toBe(false);
    const answered = played(state(), move, deploy, hex, discard).match;
    expect(canUndo(answered, '0') || canUndo(answered, '1')).toBe(false);
    expect(canUndo(played(state(), move, deploy, hex, discard, pass).match, '0')).toBe(true);
  });

  it('is stopped by every reveal: announced and drawn cards, and discarded ones', () => {
    const reveals = (table: ClashState, { player, move, args }: AnyMoveCall & { player: Seat }) => {
      let count = 0;
      const effects = { ...silentEffects(createRandom('reveal')), reveal: () => void count++ };
      expect(makeMove(rules, table, player, move, args, effects)).toBeNull();
      return count > 0;
    };
    const own = state();
    expect([move, deploy, hex, discard, pass, END].map((call) => reveals(own, call))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('is not possible after the end of the turn', () => {
    const { match } = played(state(), move, deploy, pass, END);
    expect(canUndo(match, '0') || canUndo(match, '1')).toBe(false);
  });
});
