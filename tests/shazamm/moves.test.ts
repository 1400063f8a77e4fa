/** Which moves are refused and why; what a clock plays. */
import { describe, expect, it } from 'vitest';
import { checkMove } from '../../games/kit';
import { rules } from '../../games/shazamm/rules';
import type { ShazammState, SpellNo } from '../../games/shazamm/state';
import { duel, play, refusal, start, turn } from './duel';

const ORDER: SpellNo[] = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** A position for every stage in which a wizard has to act; red is awaited. */
const POSITIONS = {
  arrange: () => start({ deckMode: 'chosenOrder' }).state,
  commit: () => duel(),
  clone: () => {
    const state = duel({ lastPlayed: { 0: [], 1: [7, 9] } });
    turn(state, { bid: 3, spells: [2] }, { bid: 3 });
    return state;
  },
  theft: () => {
    const state = duel();
    turn(state, { bid: 3, spells: [3] }, { bid: 3, spells: [8, 12] });
    return state;
  },
  recycling: () => {
    const state = duel({ mana: { 0: 8, 1: 50 } });
    turn(state, { bid: 4, spells: [6] }, { bid: 3 });
    return state;
  },
} satisfies Record<string, () => ShazammState>;

const MOVE_OF = {
  arrange: 'arrangeDeck',
  commit: 'commit',
  clone: 'chooseClone',
  theft: 'chooseTheft',
  recycling: 'chooseRecycling',
} as const;

type Awaited = keyof typeof POSITIONS;
const STAGES = Object.keys(POSITIONS) as Awaited[];
const GARBAGE = [undefined, null, 7, 'x', true, [], [{}], {}, { bid: 1 }, { order: '1' }, { spell: 'x' }];

describe('common checks', () => {
  it.each(STAGES)(
    'in stage %s: unknown moves, players not awaited, moves of other stages, garbage',
    (stage) => {
      const state = POSITIONS[stage]();
      expect(refusal(state, '0', 'toString', {})).toBe('UNKNOWN_MOVE');
      for (const stranger of ['2', '', 'spectator']) {
        expect(refusal(state, stranger, MOVE_OF[stage], {})).toBe('NOT_YOUR_TURN');
      }
      for (const other of STAGES) {
        if (other !== stage) expect(refusal(state, '0', MOVE_OF[other])).toBe('WRONG_STAGE');
      }
      for (const args of GARBAGE) expect(refusal(state, '0', MOVE_OF[stage], args)).toBe('BAD_ARGS');
    },
  );

  it('the one who has decided or does not decide is not awaited', () => {
    for (const stage of ['clone', 'theft', 'recycling'] as const) {
      expect(refusal(POSITIONS[stage](), '1', MOVE_OF[stage], {})).toBe('NOT_YOUR_TURN');
    }
  });

  it('after the end everything is over', () => {
    const state = duel({ round: 6, collapsed: 5, wizards: { 0: 8, 1: 14 }, wall: 13 });
    turn(state, { bid: 2 }, { bid: 1 });
    for (const stage of STAGES) expect(refusal(state, '0', MOVE_OF[stage])).toBe('GAME_OVER');
  });
});

describe('arrangeDeck', () => {
  it.each([
    [[]],
    [[1, 2, 3]],
    [[...ORDER, 1]],
    [[...ORDER.slice(1), 15]],
    [[...ORDER.slice(1), 13]],
    [[...ORDER.slice(1), 0]],
  ])('refuses %j', (order) => {
    expect(refusal(POSITIONS.arrange(), '0', 'arrangeDeck', { order })).toBe('ORDER_NOT_PERMUTATION');
  });

  it('is final, and the cards are drawn in that order: five, then three, three and three', () => {
    const state = POSITIONS.arrange();
    play(state, '0', 'arrangeDeck', { order: ORDER });
    expect(refusal(state, '0', 'arrangeDeck', { order: ORDER })).toBe('NOT_YOUR_TURN');
    expect(state).toMatchObject({ stage: 'arrange', arranged: { 0: true, 1: false } });
    play(state, '1', 'arrangeDeck', { order: ORDER.toReversed() });
    expect(state.stage).toBe('commit');
    expect(state.players['0']).toMatchObject({ hand: [10, 11, 12, 13, 14], deck: ORDER.slice(5) });
    expect(state.players['1'].hand).toEqual([1, 2, 3, 4, 5]);
    const sizes = [state.players['0'].hand.length];
    for (let round = 1; round < 5; round++) {
      state.mana = { 0: 1, 1: 1 };
      turn(state, { bid: 1 }, { bid: 1 });
      sizes.push(state.players['0'].hand.length);
    }
    expect(sizes).toEqual([5, 8, 11, 14, 14]);
  });
});

describe('commit', () => {
  const commit = (args: unknown, changes: Partial<ShazammState> = {}) =>
    refusal(duel(changes), '0', 'commit', args);
  const legal = { bid: 5, spells: [1], decoy: false };

  it.each([
    { ...legal, bid: '5' },
    { ...legal, bid: null },
    { ...legal, bid: 1.5 },
    { ...legal, spells: 7 },
    { ...legal, spells: ['1'] },
    { ...legal, spells: [1.5] },
    { ...legal, spells: [null] },
    { ...legal, decoy: 0 },
    { bid: 5, spells: [] },
  ])('has not the documented shape: %j', (args) => expect(commit(args)).toBe('BAD_ARGS'));

  it('looks at the bid first, then at all spells for each fault in turn', () => {
    const mana = { 0: 20, 1: 50 };
    expect(commit({ ...legal, bid: -3, spells: [99] })).toBe('BID_TOO_LOW');
    expect(commit({ ...legal, bid: 21, spells: [99] }, { mana })).toBe('BID_TOO_HIGH');
    expect(commit({ ...legal, spells: [7, 7, 0] })).toBe('SPELL_UNKNOWN');
    expect(commit({ ...legal, spells: [7, 15] })).toBe('SPELL_UNKNOWN');
    const players = { ...duel().players, 0: { deck: [], hand: [7 as const], discard: [] } };
    expect(commit({ ...legal, spells: [8, 7, 7] }, { players })).toBe('SPELL_DUPLICATE');
    expect(commit({ ...legal, spells: [7, 8] }, { players })).toBe('SPELL_NOT_IN_HAND');
  });

  it('may lay the whole hand and bid the whole reserve', () => {
    const state = duel();
    play(state, '0', 'commit', { bid: 50, spells: ORDER, decoy: true });
    expect(state.commits['0']?.spells).toEqual(ORDER.toReversed());
  });

  it('drops further keys and keeps a list of its own', () => {
    const state = duel();
    const spells: SpellNo[] = [9, 2];
    const args = { bid: 5, spells, decoy: false, note: 'hello' };
    play(state, '0', 'commit', args);
    spells.push(14);
    expect(state.commits['0']).toEqual({ bid: 5, spells: [2, 9], decoy: false });
  });

  it('is final (R2)', () => {
    const state = duel();
    play(state, '0', 'commit', { bid: 5, spells: [], decoy: false });
    expect(refusal(state, '0', 'commit', legal)).toBe('NOT_YOUR_TURN');
  });
});

describe('decisions', () => {
  it('Clone: only what is in the pool', () => {
    const state = POSITIONS.clone();
    expect(refusal(state, '0', 'chooseClone', { spell: 8 })).toBe('CLONE_NOT_IN_POOL');
    expect(refusal(state, '0', 'chooseClone', { spell: 99 })).toBe('CLONE_NOT_IN_POOL');
    expect(refusal(state, '0', 'chooseClone', { spell: 7.5 })).toBe('BAD_ARGS');
  });

  it('Larceny: only targets, none twice', () => {
    const state = POSITIONS.theft();
    expect(refusal(state, '0', 'chooseTheft', { apply: ['h1-9', 'h1-9'] })).toBe('THEFT_DUPLICATE');
    expect(refusal(state, '0', 'chooseTheft', { apply: ['h1-8', 'h0-3'] })).toBe('THEFT_NOT_A_TARGET');
    expect(refusal(state, '0', 'chooseTheft', { apply: [8] })).toBe('BAD_ARGS');
  });

  it('Recycling: at most five, at least one left, no more than the reserve', () => {
    const state = POSITIONS.recycling();
    expect(refusal(state, '0', 'chooseRecycling', { delta: 6 })).toBe('RECYCLING_OUT_OF_RANGE');
    expect(refusal(state, '0', 'chooseRecycling', { delta: -4 })).toBe('RECYCLING_BID_TOO_LOW');
    expect(refusal(state, '0', 'chooseRecycling', { delta: 5 })).toBe('RECYCLING_BID_TOO_HIGH');
    expect(refusal(state, '0', 'chooseRecycling', { delta: 0.5 })).toBe('BAD_ARGS');
  });
});

describe('the move of a clock that ran out (7.6)', () => {
  it.each([
    ['arrange', { move: 'arrangeDeck', args: { order: ORDER.toReversed() } }],
    ['commit', { move: 'commit', args: { bid: 1, spells: [], decoy: false } }],
    ['clone', { move: 'chooseClone', args: { spell: null } }],
    ['theft', { move: 'chooseTheft', args: { apply: ['h1-8', 'h1-12'] } }],
    ['recycling', { move: 'chooseRecycling', args: { delta: 0 } }],
  ] as const)('in stage %s', (stage, expected) => {
    const view = rules.view(POSITIONS[stage](), '0');
    const { move, args } = rules.defaultMove(view, '0');
    expect({ move, args }).toEqual(expected);
    expect(checkMove(rules, view, '0', move, args)).toBeNull();
  });
});
