/** What bots consider, imagine and prefer. */
import { describe, expect, it } from 'vitest';
import { brain } from '../../games/anludim/brain';
import { CARDS, type CardId } from '../../games/anludim/data';
import { rules } from '../../games/anludim/rules';
import type { AnludimState } from '../../games/anludim/state';
import { createRandom, type Seat, seatsOf } from '../../games/kit';
import { blind, eager, type Player, playGame } from './players';
import { combo, objects, table } from './university';

const candidates = (state: AnludimState, seat: Seat = '0') =>
  brain
    .candidates(rules.view(state, seat), seat, createRandom('candidates'))
    .map(({ move, args }) => `${move} ${JSON.stringify(args)}`);

const prospects = (state: AnludimState) => brain.prospects?.(state, '0', createRandom('prospects')) ?? [];

describe('candidates', () => {
  it('are every draw, each combination to take back and all, and the cheapest of each kind to spend', () => {
    const state = table({
      players: [
        {
          hand: ['g1r3'],
          combos: [combo('k1', 'run', 'g9r11', 'g8y10'), combo('k2', 'pairs', 'g5r7', 'b5g8')],
          objects: objects({ run: [1, 2], trips: [2] }),
          parchments: 1,
        },
        {},
      ],
    });
    expect(candidates(state).toSorted()).toEqual(
      [
        'drawHidden null',
        'drawFaceUp {"slot":0}',
        'drawFaceUp {"slot":1}',
        'drawFaceUp {"slot":2}',
        'takeBack {"combos":["k1"]}',
        'takeBack {"combos":["k2"]}',
        'takeBack {"combos":["k1","k2"]}',
        'discardForCard {"kind":"parchment"}',
        'discardForCard {"kind":"object","discipline":"run","value":1}',
        'discardForCard {"kind":"object","discipline":"trips","value":2}',
      ].toSorted(),
    );
  });

  it('are only to end the turn or to spend after the main action', () => {
    const state = table({ players: [{ parchments: 1 }, {}], turn: { mainDone: true, optionalUsed: false } });
    expect(candidates(state)).toEqual(['endTurn null', 'discardForCard {"kind":"parchment"}']);
  });

  it('are to pass when nothing else is possible', () => {
    expect(candidates(table({ exhausted: true }))).toEqual(['pass null']);
  });

  it('stay bounded between rounds, whatever the hand', () => {
    const keep = (cards: number) =>
      table({ phase: 'keep', nextFirstPlayer: 0, players: [{ hand: CARDS.slice(0, cards) }, {}] });
    expect(candidates(keep(0))).toEqual(['keepCards {"cards":[]}']);
    expect(candidates(keep(2))).toHaveLength(2);
    // Three of eight, or none.
    expect(candidates(keep(8))).toHaveLength(57);
    expect(candidates(keep(30))).toHaveLength(57);
  });
});

describe('at a distance', () => {
  const wealth = { objects: objects({ run: [1], trips: [2] }), parchments: 1 };

  it('the largest lay of each discipline, two hidden cards and taking back are considered', () => {
    const hand: CardId[] = ['g9r11', 'g8y10', 'g2v4', 'b8v11'];
    const combos = [combo('k1', 'trips', 'b5g8', 'g5r7', 'y5r9')];
    const calls = prospects(table({ players: [{ hand, combos, ...wealth }, {}] }));
    const sizes = calls.flatMap(({ move, args }) =>
      move === 'layCombination' ? [[args.discipline, args.cards.length]] : [],
    );
    expect(Object.fromEntries(sizes)).toEqual({ run: 3, flush: 3, pairs: 2 });
    expect(sizes).toHaveLength(3);
    const others = calls.map(({ move }) => move).filter((move) => move !== 'layCombination');
    expect(others).toEqual(['drawHidden', 'takeBack']);
  });

  it('the turn ends after the main action, open cards are taken only for want of others, and only the poor pass', () => {
    const state = table({ players: [wealth, {}] });
    const done = { ...state, turn: { mainDone: true, optionalUsed: false } };
    expect(prospects(done)).toEqual([{ move: 'endTurn', args: null }]);
    const last = table({ exhausted: true, display: [null, 'g1r3', null] });
    expect(prospects(last)).toEqual([{ move: 'drawFaceUp', args: { slot: 1 } }]);
    expect(prospects(table({ exhausted: true }))).toEqual([{ move: 'pass', args: null }]);
  });
});

describe('imagined tables', () => {
  it('agree with the view, and differ in what it hides', () => {
    const random = createRandom('imagine');
    for (const { state } of playGame([blind, blind, blind], {}, 'imagined')) {
      for (const seat of seatsOf(3)) {
        const view = rules.view(state, seat);
        const imagined = brain.sample(view, seat, random);
        expect(rules.view(imagined, seat)).toEqual(view);
        expect(rules.invariants(imagined)).toEqual([]);
      }
    }
  });

  it('leave the known cards in the hand and deal the others anew, to hands and to what is kept', () => {
    const state = table({
      phase: 'keep',
      nextFirstPlayer: 0,
      players: [{}, { hand: ['g9r11', 'g8y10', 'v1y7'], known: ['g9r11'], kept: ['v1y7', 'g8y10'] }],
    });
    const random = createRandom('keep');
    const worlds = Array.from(
      { length: 60 },
      () => brain.sample(rules.view(state, '0'), '0', random).players[1],
    );
    expect(worlds.every((coven) => coven?.hand[0] === 'g9r11')).toBe(true);
    expect(worlds.every((coven) => coven?.kept?.every((card) => coven.hand.includes(card)))).toBe(true);
    expect(new Set(worlds.map((coven) => coven?.hand.join())).size).toBeGreaterThan(50);
    expect(worlds.some((coven) => coven?.kept?.includes('g9r11'))).toBe(true);
    expect(worlds.some((coven) => !coven?.kept?.includes('g9r11'))).toBe(true);
  });
});

describe('evaluation', () => {
  const value = (
    own: NonNullable<Parameters<typeof table>[0]>['players'],
    rest: Partial<AnludimState> = {},
  ) => brain.evaluate(table({ players: own ?? [], ...rest }), '0');
  const run = combo('k1', 'run', 'g9r11', 'g8y10');
  const called = { professors: { run: 'k1', flush: null, pairs: null, trips: null, assembly: null } };

  it('is 1 for the winner, -1 for the others, and in between before', () => {
    const over = table({ phase: 'over', winner: 1, players: [{}, {}, {}] });
    expect(seatsOf(3).map((seat) => brain.evaluate(over, seat))).toEqual([-1, 1, -1]);
    for (const { state } of playGame([blind, blind], {}, 'evaluated')) {
      if (state.winner === null) expect(Math.abs(brain.evaluate(state, '0'))).toBeLessThan(1);
    }
  });

  it('likes rounds, points, professors, different objects and cards', () => {
    const base = value([{}, {}]);
    expect(base).toBe(0);
    expect(value([{ roundsWon: 1 }, {}])).toBeGreaterThan(value([{ objects: objects({ run: [1, 1] }) }, {}]));
    expect(value([{ combos: [run] }, {}], called)).toBeGreaterThan(value([{ combos: [run] }, {}]));
    expect(value([{}, { combos: [run] }], called)).toBeLessThan(base);
    expect(value([{ objects: objects({ run: [1], flush: [1] }) }, {}])).toBeGreaterThan(
      value([{ objects: objects({ run: [1, 1] }) }, {}]),
    );
    expect(value([{ hand: ['g9r11'] }, {}])).toBeGreaterThan(base);
  });

  it('keeps cards that go together', () => {
    const keep = (...kept: ('g9r11' | 'b9g12' | 'y1r5')[]) =>
      value([{ hand: ['g9r11', 'b9g12', 'y1r5'], kept }, {}], { phase: 'keep', nextFirstPlayer: 0 });
    expect(keep('g9r11', 'b9g12')).toBeGreaterThan(keep('b9g12', 'y1r5'));
    expect(keep('b9g12', 'y1r5')).toBeGreaterThan(keep());
  });

  it('wins almost always against blind players when followed by one move', () => {
    const honest: Player = (state, seat, random) =>
      eager(brain.sample(rules.view(state, seat), seat, random), seat, random);
    let wins = 0;
    for (let game = 0; game < 12; game++) {
      const players = game % 2 === 0 ? [honest, blind] : [blind, honest];
      const steps = [...playGame(players, { roundsToWin: 1 }, `strength ${game}`)];
      if (steps.at(-1)?.state.winner === game % 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });
});
