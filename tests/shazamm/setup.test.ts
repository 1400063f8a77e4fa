import { describe, expect, it } from 'vitest';
import { startMatch } from '../../games/kit';
import { rules } from '../../games/shazamm/rules';
import { WIZARDS } from '../../games/shazamm/state';
import { start } from './duel';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

function errorOf(players: number, options?: unknown): string | null {
  const started = startMatch(rules, { players, options, seed: 'setup' });
  return started.ok ? null : started.error.code;
}

describe('setup', () => {
  it('puts the wall in the middle of nineteen tiles, three tiles from either wizard', () => {
    const { state } = start();
    expect(state).toMatchObject({ wall: 10, wizards: { 0: 7, 1: 13 }, collapsed: 0, round: 1, turn: 1 });
    expect(rules.facts(state)).toMatchObject({ intact: { first: 1, last: 19 }, margin: { 0: 6, 1: 6 } });
  });

  it('fills both reserves', () => {
    expect(start().state).toMatchObject({ mana: { 0: 50, 1: 50 }, muted: false });
  });

  it('deals five of fourteen shuffled spells to each, the hand ascending', () => {
    const { state } = start();
    for (const wizard of WIZARDS) {
      const { hand, deck, discard } = state.players[wizard];
      expect([hand.length, deck.length, discard]).toEqual([5, 9, []]);
      expect(hand).toEqual(hand.toSorted((a, b) => a - b));
      expect([...hand, ...deck].sort((a, b) => a - b)).toEqual(ALL);
    }
    expect(state.players['0'].deck).not.toEqual(state.players['1'].deck);
  });

  it('shuffles by the seed', () => {
    const decks = ['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(start({}, seed).state.players));
    expect(new Set(decks).size).toBe(4);
    expect(start({}, 'a').state).toEqual(start({}, 'a').state);
  });

  it('awaits both wizards at once', () => {
    expect(rules.awaiting(start().state)).toEqual({ 0: 'commit', 1: 'commit' });
  });

  it('variant 1: everybody holds all spells and no deck is left', () => {
    const { state } = start({ deckMode: 'allInHand' });
    for (const wizard of WIZARDS) expect(state.players[wizard]).toEqual({ deck: [], hand: ALL, discard: [] });
  });

  it('variant 2: both order their decks before anybody draws', () => {
    const { state, events } = start({ deckMode: 'chosenOrder' });
    expect(rules.awaiting(state)).toEqual({ 0: 'arrange', 1: 'arrange' });
    for (const wizard of WIZARDS) expect(state.players[wizard]).toEqual({ deck: ALL, hand: [], discard: [] });
    expect(events).toEqual([]);
  });

  it('fills in the defaults of the options', () => {
    expect(start().state.options).toEqual({ deckMode: 'draw', showFaceDownCount: true });
    expect(start({ showFaceDownCount: false }).state.options).toEqual({
      deckMode: 'draw',
      showFaceDownCount: false,
    });
  });

  it('offers the options that it accepts', () => {
    for (const field of rules.optionFields(2)) {
      const values = field.kind === 'choice' ? field.values : [true, false];
      for (const value of values) expect(errorOf(2, { [field.key]: value })).toBeNull();
    }
  });

  it.each([1, 3, 4, 0, 2.5])('refuses %s players before it looks at the options', (players) => {
    expect(errorOf(players, { deckMode: 'poker' })).toBe('INVALID_PLAYER_COUNT');
  });

  it.each([
    null,
    [],
    'draw',
    { deckMode: 'poker' },
    { deckMode: null },
    { showFaceDownCount: 'yes' },
    { decks: 2 },
  ])('refuses the options %j', (options) => {
    expect(errorOf(2, options)).toBe('INVALID_OPTION');
  });
});
