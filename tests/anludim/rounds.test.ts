/** Sections 6 and 9: how turns and rounds end, who wins, and what is kept. */
import { describe, expect, it } from 'vitest';
import type { Discipline } from '../../games/anludim/data';
import { facts } from '../../games/anludim/facts';
import { rules } from '../../games/anludim/rules';
import { type AnludimState, covenAt } from '../../games/anludim/state';
import { combo, laid, objects, play, refusal, table } from './university';

const ON_BOARD = { run: null, flush: null, pairs: null, trips: null, assembly: null };
const EMPTY: Record<Discipline, readonly number[]> = {
  run: [],
  flush: [],
  pairs: [],
  trips: [],
  assembly: [],
};

/** Three players; the first holds the Alchemist, whose pile is about to run out as the third one. */
function lastVial({ totals = [0, 0, 0], ...rest }: { totals?: number[] } & Partial<AnludimState> = {}) {
  const [first = 0, second = 0, third = 0] = totals;
  return table({
    players: [
      {
        combos: [combo('k1', 'run', 'g9r11', 'g8y10')],
        objects: objects({ trips: [first] }),
        hand: ['v1y7'],
      },
      { objects: objects({ trips: [second] }), hand: ['b2y5', 'b3r6', 'b4v7', 'b5g8'] },
      { objects: objects({ trips: [third] }), hand: [] },
    ],
    professors: { ...ON_BOARD, run: 'k1' },
    piles: { ...EMPTY, run: [3], trips: [1], assembly: [1] },
    ...rest,
  });
}

function finishTurn(state: AnludimState) {
  const drew = play(state, '0', 'drawHidden', null);
  return state.turn.mainDone ? play(state, '0', 'endTurn', null) : drew;
}

describe('income', () => {
  it('comes from every professor, in the order of the disciplines, and resets the idle turns', () => {
    const state = table({
      players: [
        { combos: [combo('k1', 'pairs', 'g9r11', 'b9g12'), combo('k2', 'run', 'g1r3', 'b2y5')] },
        { combos: [combo('k3', 'flush', 'y13b4', 'y12g3')] },
      ],
      professors: { ...ON_BOARD, run: 'k2', flush: 'k3', pairs: 'k1' },
      idleTurns: 7,
    });
    const events = finishTurn(state);
    expect(state.players.map((coven) => coven.objects)).toEqual([objects({ run: [1], pairs: [1] }), []]);
    expect(events.filter(({ type }) => type === 'gained')).toEqual([
      {
        type: 'gained',
        player: '0',
        object: { discipline: 'run', value: 1 },
        combo: 'k2',
        pile: [1, 2, 2, 3],
        total: 1,
      },
      {
        type: 'gained',
        player: '0',
        object: { discipline: 'pairs', value: 1 },
        combo: 'k1',
        pile: [2, 2, 3, 4],
        total: 2,
      },
    ]);
    expect(state.idleTurns).toBe(0);
  });

  it('fails where the pile is empty, which makes the turn idle', () => {
    const state = table({
      players: [{ combos: [combo('k1', 'run', 'g9r11', 'g8y10')] }, {}],
      professors: { ...ON_BOARD, run: 'k1' },
      piles: { ...EMPTY, trips: [1], flush: [1], assembly: [1] },
    });
    finishTurn(state);
    expect(state.idleTurns).toBe(1);
    expect(rules.awaiting(state)).toEqual({ 1: 'main' });
  });
});

describe('the end of a round', () => {
  it('goes to the greatest total, parchments included (R19)', () => {
    const state = lastVial({ totals: [1, 5, 2] });
    const third = covenAt(state, 2);
    third.objects = [...third.objects, ...objects({ trips: [1] })];
    third.parchments = 3;
    state.parchmentSupply = 0;
    finishTurn(state);
    expect(state.history).toEqual([
      { round: 1, endedBy: 'piles', trigger: 0, winner: 2, second: 1, third: 0, totals: [4, 5, 6] },
    ]);
    expect(state.players.map(({ parchments }) => parchments)).toEqual([1, 2, 0]);
    expect(state.players.map(({ crest }) => crest)).toEqual(['silver', 'silver', 'gold']);
    expect(state.nextFirstPlayer).toBe(1);
  });

  it('prefers the trigger, then the next clockwise, among equals (R23)', () => {
    const state = lastVial({ totals: [1, 4, 4] });
    finishTurn(state);
    expect(state.history).toMatchObject([{ winner: 0, second: 1, third: 2, totals: [4, 4, 4] }]);
  });

  it('comes with five different objects before three empty piles (R15)', () => {
    const state = lastVial({ totals: [1, 9, 2] });
    const own = covenAt(state, 0);
    own.objects = [...own.objects, ...objects({ flush: [1], pairs: [1], assembly: [1] })];
    const events = finishTurn(state);
    expect(state.history).toMatchObject([{ endedBy: 'five', winner: 0, second: 1, third: 2 }]);
    expect(facts(state).kinds).toEqual([5, 1, 1]);
    expect(events.at(-1)).toMatchObject({
      type: 'roundEnded',
      result: { endedBy: 'five' },
      roundsWon: [1, 0, 0],
    });
  });

  it('does not count a spent object among the five (R14)', () => {
    const state = lastVial();
    state.piles = { ...state.piles, flush: [3], pairs: [4] };
    const four = objects({ flush: [1], pairs: [1], trips: [1], assembly: [1] });
    Object.assign(state.players[0] ?? {}, { objects: four });
    play(state, '0', 'discardForCard', { kind: 'object', discipline: 'flush', value: 1 });
    play(state, '0', 'drawHidden', null);
    expect(state.phase).toBe('play');
    expect(facts(state).kinds[0]).toBe(4);
  });

  it('gives no parchments where two play, and takes back what they had', () => {
    const state = table({
      players: [
        { combos: [combo('k1', 'run', 'g9r11', 'g8y10')], parchments: 1 },
        { hand: [], parchments: 1 },
      ],
      professors: { ...ON_BOARD, run: 'k1' },
      piles: { ...EMPTY, run: [3], trips: [1], assembly: [1] },
    });
    finishTurn(state);
    expect(state.players.map(({ parchments }) => parchments)).toEqual([0, 0]);
    expect(state.parchmentSupply).toBe(3);
    expect(state.history).toMatchObject([{ second: 1, third: null }]);
  });

  it('comes after ten idle turns of everybody, not one sooner (R22)', () => {
    const idle = (idleTurns: number) => {
      const state = table({ players: [{}, {}, {}], idleTurns });
      finishTurn(state);
      return state;
    };
    expect(idle(28)).toMatchObject({ phase: 'play', idleTurns: 29 });
    expect(idle(29)).toMatchObject({
      phase: 'keep',
      history: [{ endedBy: 'stalemate', trigger: 0, winner: 0 }],
    });
  });
});

describe('the end of the game', () => {
  const won = (roundsWon: number[], totals: number[]) => {
    const state = lastVial({ totals });
    for (const [seat, coven] of state.players.entries()) {
      coven.roundsWon = roundsWon[seat] ?? 0;
      coven.crest = coven.roundsWon > 0 ? 'gold' : 'silver';
      coven.parchments = 1;
    }
    state.parchmentSupply = 0;
    return state;
  };

  it('comes with the second round won; parchments stay, nobody is awaited', () => {
    const state = won([1, 0, 0], [5, 1, 1]);
    const events = finishTurn(state);
    expect(state).toMatchObject({ phase: 'over', winner: 0, nextFirstPlayer: null });
    expect(state.players.map(({ parchments }) => parchments)).toEqual([1, 1, 1]);
    expect(rules.awaiting(state)).toEqual({});
    expect(rules.winners(state)).toEqual(['0']);
    expect(events.at(-1)).toEqual({ type: 'gameEnded', winner: '0', ranking: [0, 1, 2] });
  });

  it('ranks by rounds won, then by the last totals, then by the distance from the trigger', () => {
    const ranking = (roundsWon: number[], totals: number[]) => {
      const state = won(roundsWon, totals);
      finishTurn(state);
      return rules.result(state);
    };
    expect(ranking([1, 0, 1], [5, 3, 1])).toEqual({ winner: 0, ranking: [0, 2, 1] });
    expect(ranking([1, 0, 0], [5, 1, 3])).toEqual({ winner: 0, ranking: [0, 2, 1] });
    expect(ranking([0, 0, 1], [1, 1, 9])).toEqual({ winner: 2, ranking: [2, 0, 1] });
  });

  it('comes with the first round won if the players agreed on one', () => {
    const state = lastVial({
      totals: [5, 1, 1],
      options: { variant: 'base', roundsToWin: 1, firstPlayer: 0 },
    });
    finishTurn(state);
    expect(state).toMatchObject({ phase: 'over', winner: 0 });
  });
});

describe('keeping', () => {
  const between = () => {
    const state = lastVial({ totals: [5, 1, 1] });
    play(state, '0', 'drawHidden', null);
    play(state, '0', 'endTurn', null);
    return state;
  };

  it('asks everybody at once; the winner may keep two, the others three', () => {
    const state = between();
    expect(rules.awaiting(state)).toEqual({ 0: 'keep', 1: 'keep', 2: 'keep' });
    expect(facts(state)).toMatchObject({ keepLimits: [2, 3, 3], handLimits: [7, 8, 8] });
    const [own = []] = state.players.map(({ hand }) => hand);
    expect(refusal(state, '0', 'keepCards', { cards: own.slice(0, 3) })).toBe('KEEP_TOO_MANY');
    expect(refusal(state, '1', 'keepCards', { cards: ['b2y5', 'b3r6', 'b4v7', 'b5g8'] })).toBe(
      'KEEP_TOO_MANY',
    );
  });

  it('refuses repetitions, then cards that are not in the hand, then too many', () => {
    const state = between();
    const own = state.players[0]?.hand ?? [];
    expect(refusal(state, '0', 'keepCards', { cards: ['x', 'x'] })).toBe('DUPLICATE_CARD');
    expect(refusal(state, '0', 'keepCards', { cards: [...own, 'g9r11'] })).toBe('CARD_NOT_AVAILABLE');
    expect(refusal(state, '0', 'keepCards', { cards: 'x' })).toBe('BAD_ARGS');
    expect(refusal(state, '0', 'keepCards', { cards: [], all: true })).toBe('BAD_ARGS');
  });

  it('begins the next round with the last decision, the kept cards first in the hands', () => {
    const state = between();
    play(state, '1', 'keepCards', { cards: ['b4v7', 'b2y5'] });
    play(state, '0', 'keepCards', { cards: ['v1y7'] });
    expect(state.phase).toBe('keep');
    const events = play(state, '2', 'keepCards', { cards: [] });
    expect(state).toMatchObject({ phase: 'play', roundNo: 2, firstPlayer: 1, currentPlayer: 1, discard: [] });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 8, 8]);
    expect(state.players[1]?.hand.slice(0, 2)).toEqual(['b4v7', 'b2y5']);
    expect(state.players[0]?.hand[0]).toBe('v1y7');
    expect(rules.invariants(state)).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['kept', 'roundBegan', 'turnBegan']);
    expect(state.players.map(({ parchments }) => parchments)).toEqual([0, 2, 1]);
  });
});

describe('five by a professor', () => {
  it('ends the round as soon as he comes, without income (R16)', () => {
    const state = lastVial();
    Object.assign(state, {
      professors: { ...ON_BOARD },
      piles: { ...EMPTY, trips: [1], assembly: [1], flush: [1] },
    });
    const four = objects({ flush: [1], pairs: [1], trips: [1], assembly: [1] });
    Object.assign(state.players[0] ?? {}, { objects: four, combos: [], hand: ['g9r11', 'g8y10'] });
    const events = play(state, '0', 'layCombination', { discipline: 'run', cards: laid('g9r11', 'g8y10') });
    expect(events.map(({ type }) => type)).toEqual(['laid', 'called', 'roundEnded']);
    expect(state.history).toMatchObject([{ endedBy: 'five', winner: 0 }]);
  });
});
