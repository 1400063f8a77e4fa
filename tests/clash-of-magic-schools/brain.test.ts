/** What bots consider, imagine and prefer. */
import { describe, expect, it } from 'vitest';
import { brain } from '../../games/clash-of-magic-schools/brain';
import { elementOf, STUDENTS } from '../../games/clash-of-magic-schools/data';
import { rules } from '../../games/clash-of-magic-schools/rules';
import { type ClashState, PLAYERS } from '../../games/clash-of-magic-schools/state';
import { checkMove, createRandom } from '../../games/kit';
import { blind, eager, type Player, playGame } from './players';
import { firstTurn, play, table } from './tournament';

function candidates(state: ClashState, seat: '0' | '1' = '0') {
  return brain.candidates(rules.view(state, seat), seat, createRandom('candidates'));
}

describe('candidates', () => {
  it('offer one move for each Element, one for each run, and every Summon', () => {
    const state = table({
      own: {
        hand: ['air-1', 'air-2', 'fire-1', 'earth-9'],
        emblem: 'earth',
        columns: { earth: ['earth-1', 'earth-2', 'earth-3', 'earth-4'] },
        offered: ['t1-1'],
      },
      opponent: { hand: ['dark-1', 'dark-2'], columns: { earth: ['water-1', 'dark-3'] } },
    });
    const calls = candidates(state).map(({ move, args }) => `${move} ${JSON.stringify(args)}`);
    expect(calls.toSorted()).toEqual(
      [
        'castSpell {"caster":"earth-2","spell":"batrax","element":"dark"}',
        'castSpell {"caster":"earth-2","spell":"batrax","element":"water"}',
        'castSpell {"caster":"earth-2","spell":"maleficio"}',
        'deployStudents {"cards":["air-1","air-2"]}',
        'deployStudents {"cards":["air-1"]}',
        'deployStudents {"cards":["earth-9"]}',
        'deployStudents {"cards":["fire-1"]}',
        'endTurn null',
        'moveEmblem {"card":"air-1"}',
        'moveEmblem {"card":"fire-1"}',
        'passTrial {"from":"own"}',
        'summonStudents {"from":"earth","to":"air"}',
        'summonStudents {"from":"earth","to":"dark"}',
        'summonStudents {"from":"earth","to":"fire"}',
        'summonStudents {"from":"earth","to":"water"}',
      ].toSorted(),
    );
  });

  const hexed = (cards: number) => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['dark-10', 'dark-11', 'dark-12'] } },
      opponent: { hand: STUDENTS.filter((card) => !/-1[0-2]$/.test(card)).slice(0, cards) },
    });
    play(state, '0', 'castSpell', { caster: 'dark-11', spell: 'maleficio' });
    return state;
  };

  it('offer each choice of Elements for a Maleficio once', () => {
    // Nine earth and three water: from none to three of the water among the six.
    const calls = candidates(hexed(12), '1');
    const choices = calls.map((call) =>
      call.move === 'discardForMaleficio'
        ? call.args.cards.filter((card) => card.startsWith('water')).length
        : -1,
    );
    expect(choices.toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('stay bounded for an enormous hand, the default move among them', () => {
    const state = hexed(45);
    const calls = candidates(state, '1');
    expect(calls.length).toBeLessThanOrEqual(100);
    expect(calls).toContainEqual(rules.defaultMove(rules.view(state, '1'), '1'));
    const illegal = calls.filter(({ move, args }) => checkMove(rules, state, '1', move, args) !== null);
    expect(illegal).toEqual([]);
  });
});

describe('imagined tables', () => {
  it('agree with the view and differ in what it hides', () => {
    const random = createRandom('imagine');
    for (const { state } of playGame({ 0: blind, 1: blind }, 'imagined')) {
      for (const player of PLAYERS) {
        const view = rules.view(state, player);
        const imagined = brain.sample(view, player, random);
        expect(rules.view(imagined, player)).toEqual(view);
        expect(rules.invariants(imagined)).toEqual([]);
      }
    }
    const view = rules.view(table({ opponent: { hand: ['air-1', 'air-2', 'air-3'] } }), '0');
    const hands = Array.from({ length: 50 }, () => brain.sample(view, '0', random).players[1].hand.join());
    expect(new Set(hands).size).toBeGreaterThan(40);
  });

  it('know that a hand in its first turn still leads to the starting Trial (R6)', () => {
    const state = firstTurn({ emblem: 'air', hand: ['earth-1', 'earth-2'], trials: { air: ['t1-1'] } });
    const random = createRandom('guard');
    for (let world = 0; world < 100; world++) {
      const { hand } = brain.sample(rules.view(state, '1'), '1', random).players[0];
      expect(hand.some((card) => elementOf(card) !== 'air')).toBe(true);
    }
  });
});

describe('evaluation', () => {
  it('is 1 for the winner, -1 for the loser, 0 for a draw, and in between before', () => {
    const state = table();
    const result = { winner: '1', reason: 'twenty', scores: { 0: 12, 1: 20 }, overtime: true } as const;
    expect(PLAYERS.map((p) => brain.evaluate({ ...state, result }, p))).toEqual([-1, 1]);
    expect(brain.evaluate({ ...state, result: { ...result, winner: null } }, '0')).toBe(0);
    for (const { state: any } of playGame({ 0: eager, 1: blind }, 'evaluated')) {
      if (any.result === null) expect(Math.abs(brain.evaluate(any, '0'))).toBeLessThan(1);
      expect(brain.evaluate(any, '0')).toBeCloseTo(-brain.evaluate(any, '1'), 10);
    }
  });

  it('likes points, cards, Students and a Trial within reach', () => {
    const plain = { hand: ['fire-1'], emblem: 'air', columns: { air: ['fire-2'] } } as const;
    const side = () => ({ ...plain, hand: [...plain.hand], columns: { air: [...plain.columns.air] } });
    const value = (own: object) => brain.evaluate(table({ own: { ...side(), ...own } }), '0');
    const base = value({});
    expect(value({ trials: { air: ['t1-1'] } })).toBeGreaterThan(base);
    expect(value({ hand: ['fire-1', 'fire-3'] })).toBeGreaterThan(base);
    expect(value({ columns: { air: ['fire-2'], dark: ['dark-1'] } })).toBeGreaterThan(base);
    expect(value({ offered: ['t1-1'] })).toBeGreaterThan(value({ offered: ['t3-1'] }));
  });

  it('wins almost always against blind players when followed by one move', () => {
    const honest: Player = (state, seat, random) =>
      eager(brain.sample(rules.view(state, seat), seat, random), seat, random);
    let wins = 0;
    for (let game = 0; game < 20; game++) {
      const mine = game % 2 === 0 ? '0' : '1';
      const players = mine === '0' ? { 0: honest, 1: blind } : { 0: blind, 1: honest };
      const end = [...playGame(players, `strength ${game}`)].at(-1);
      if (end?.state.result?.winner === mine) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(18);
  });
});
