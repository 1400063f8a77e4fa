/** Section 6: what happens by itself between two turns. */
import { describe, expect, it } from 'vitest';
import { play, table } from './tournament';

describe('announcing Trials', () => {
  it('puts the higher one first, so that the lower one is available; equal ones stay as drawn (R26)', () => {
    const rising = table({ trialDeck: ['t2-1', 't5-1'] });
    play(rising, '0', 'endTurn', null);
    expect(rising.players[0].offered).toEqual(['t5-1', 't2-1']);
    const falling = table({ trialDeck: ['t5-1', 't2-1'] });
    play(falling, '0', 'endTurn', null);
    expect(falling.players[0].offered).toEqual(['t5-1', 't2-1']);
    const equal = table({ trialDeck: ['t3-2', 't3-1'] });
    play(equal, '0', 'endTurn', null);
    expect(equal.players[0].offered).toEqual(['t3-2', 't3-1']);
  });

  it('uses up what was known of the pile', () => {
    for (const [known, left] of [
      [5, 3],
      [2, 0],
      [1, 0],
    ] as const) {
      const state = table({ trialKnownTop: known });
      play(state, '0', 'endTurn', null);
      expect(state.trialKnownTop).toBe(left);
    }
  });

  it('tells the announcement, then the turn, then the draw', () => {
    const state = table({ trialDeck: ['t2-1', 't5-1'] });
    const events = play(state, '0', 'endTurn', null);
    expect(events.map(({ type }) => type)).toEqual(['announced', 'turnBegan', 'drew']);
    expect(events[0]).toMatchObject({ player: '0', trials: ['t5-1', 't2-1'], deck: 43, known: 0 });
    expect(events[1]).toMatchObject({ player: '1', turn: 10 });
  });
});

describe('drawing Students', () => {
  /** All Students but those of the pile and the discards are deployed. */
  const short = (pile: number, discards: number) => {
    const state = table();
    const { studentDeck, players } = state;
    state.studentDeck = studentDeck.slice(0, pile);
    state.studentDiscard = studentDeck.slice(pile, pile + discards);
    players[0].columns.earth = studentDeck.slice(pile + discards);
    return state;
  };

  it('leaves the discard pile alone while the pile suffices, even to its last card (R32)', () => {
    const state = short(3, 20);
    const events = play(state, '0', 'endTurn', null);
    expect(state.studentDeck).toEqual([]);
    expect(state.studentDiscard).toHaveLength(20);
    expect(events.map(({ type }) => type)).not.toContain('reshuffled');
  });

  it('shuffles the discard pile when a card is missing, and tells both draws apart', () => {
    const state = short(1, 20);
    const discarded = state.studentDiscard.slice();
    const events = play(state, '0', 'endTurn', null);
    expect(events.slice(2)).toMatchObject([
      { type: 'drew', count: 1, hand: 1, deck: 0 },
      { type: 'reshuffled', deck: 20 },
      { type: 'drew', count: 2, hand: 3, deck: 18 },
    ]);
    expect(state.studentDiscard).toEqual([]);
    const back = [...state.studentDeck, ...state.players[1].hand.slice(1)];
    expect(back.toSorted()).toEqual(discarded.toSorted());
    expect(back).not.toEqual(discarded);
  });

  it('draws fewer when both piles run out, and nothing from nothing', () => {
    const few = short(1, 1);
    play(few, '0', 'endTurn', null);
    expect(few.players[1].hand).toHaveLength(2);
    const none = short(0, 0);
    const events = play(none, '0', 'endTurn', null);
    expect(none.players[1].hand).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['announced', 'turnBegan']);
  });
});
