/** Section 8.1 and 13.2: what is a combination, and which of them a player can lay. */
import { describe, expect, it } from 'vitest';
import {
  flawOf,
  halvesOf,
  largestLays,
  lays,
  strengthOf,
  strongestLay,
  toBeat,
} from '../../games/anludim/combinations';
import { compare } from '../../games/anludim/combinations/strength';
import { CARDS, type CardId, DISCIPLINES, type Discipline } from '../../games/anludim/data';
import { rules } from '../../games/anludim/rules';
import type { AnludimMoves, AnludimState, LaidCard } from '../../games/anludim/state';
import { checkMove, createRandom, type Random } from '../../games/kit';
import { combo, laid, play, table } from './university';

type Lay = AnludimMoves['layCombination'];

describe('a combination', () => {
  it.each<[string | null, Discipline, ...Parameters<typeof laid>]>([
    ['TOO_FEW_CARDS', 'run', 'g9r11'],
    [null, 'run', 'g9r11', 'g8y10'],
    [null, 'run', 'g8y10:1', 'g9r11', 'b8v11:1'],
    ['NOT_CONSECUTIVE', 'run', 'g9r11', 'b9g12'],
    ['NOT_CONSECUTIVE', 'run', 'g9r11', 'g9r11:1'],
    ['NOT_CONSECUTIVE', 'run', 'g9r11', 'g8y10', 'g6v8'],
    ['NOT_CONSECUTIVE', 'run', 'g13y2', 'g1r3'],
    ['TOO_FEW_CARDS', 'flush', 'g9r11'],
    [null, 'flush', 'g9r11', 'g8y10'],
    [null, 'flush', 'g9r11', 'v3g9:1'],
    ['NOT_SAME_COLOUR', 'flush', 'g9r11', 'b9g12'],
    ['TOO_FEW_CARDS', 'pairs', 'g9r11'],
    [null, 'pairs', 'g9r11', 'b9g12'],
    [null, 'pairs', 'g9r11', 'b9g12', 'g8y10', 'b8v11'],
    ['BAD_GROUPS', 'pairs', 'g9r11', 'b9g12', 'y9r13'],
    ['BAD_GROUPS', 'pairs', 'g9r11', 'b9g12', 'y9r13', 'r9v1'],
    ['BAD_GROUPS', 'pairs', 'g9r11', 'v3g9:1', 'g8y10'],
    ['COLOURS_NOT_DIFFERENT', 'pairs', 'g9r11', 'v3g9:1'],
    ['TOO_FEW_CARDS', 'trips', 'g9r11', 'b9g12'],
    [null, 'trips', 'g9r11', 'b9g12', 'y9r13'],
    ['BAD_GROUPS', 'trips', 'g9r11', 'b9g12', 'g8y10'],
    ['COLOURS_NOT_DIFFERENT', 'trips', 'g9r11', 'b9g12', 'v3g9:1'],
    ['TOO_FEW_CARDS', 'assembly', 'g9r11', 'b9g12', 'y9r13'],
    [null, 'assembly', 'g9r11', 'b9g12', 'y9r13', 'v3g9:1'],
    ['NOT_SAME_VALUE', 'assembly', 'g9r11', 'b9g12', 'y9r13', 'g8y10'],
  ])('is %s as %s of %s %s %s %s', (flaw, discipline, ...cards) => {
    expect(flawOf(discipline, halvesOf(laid(...cards)))).toBe(flaw);
  });

  it('is as strong as its cards and its highest values', () => {
    const strength = (discipline: Discipline, ...cards: Parameters<typeof laid>) =>
      strengthOf(discipline, halvesOf(laid(...cards)));
    expect(strength('run', 'g8y10:1', 'g9r11', 'b8v11:1')).toEqual([3, 11]);
    expect(strength('flush', 'g8y10', 'g9r11', 'v3g9:1')).toEqual([3, 9, 9, 8]);
    expect(strength('pairs', 'g8y10', 'g9r11', 'b8v11', 'b9g12')).toEqual([2, 9, 8]);
    expect(strength('trips', 'g9r11', 'b9g12', 'y9r13')).toEqual([1, 9]);
    expect(strength('assembly', 'g9r11', 'b9g12', 'y9r13', 'r9v1')).toEqual([4, 9]);
  });
});

describe('the lays of a hand', () => {
  it('hold the highest and the lowest of a colour, each interval and each group', () => {
    const state = table({ players: [{ hand: ['g9r11', 'g8y10', 'g2v4'] }, {}] });
    const found = lays(state, '0').map(
      ({ discipline, cards }) => `${discipline} ${cards.map(({ id }) => id)}`,
    );
    expect(found.toSorted()).toEqual(
      [
        'run g8y10,g9r11',
        'run g8y10,g9r11',
        'run g9r11,g8y10',
        'flush g9r11,g8y10',
        'flush g8y10,g2v4',
        'flush g9r11,g8y10,g2v4',
      ].toSorted(),
    );
  });

  it('are only those that beat the table', () => {
    const state = table({
      players: [{ hand: ['g9r11', 'g8y10', 'g7b9'] }, { combos: [combo('k1', 'flush', 'y13b4', 'y12g3')] }],
    });
    const flushes = lays(state, '0').filter(({ discipline }) => discipline === 'flush');
    expect(flushes.map(({ cards }) => cards.length)).toEqual([3]);
  });

  it('move cards between groups to make room for another one', () => {
    // The first two could be the pair of 5s, but then there would be none of 8s, and the other way round.
    const hand: CardId[] = ['b5g8', 'g5r7', 'r5g10', 'g8y10', 'y8b12'];
    const pairs = lays(table({ players: [{ hand }, {}] }), '0').filter(
      ({ discipline }) => discipline === 'pairs',
    );
    expect(Math.max(...pairs.map(({ cards }) => cards.length))).toBe(4);
  });

  it('stay few for large hands', () => {
    const random = createRandom('large');
    for (const size of [8, 15, 30, 37]) {
      const hand = draw(random, size);
      const { length } = lays(table({ players: [{ hand }, {}] }), '0');
      expect(length).toBeLessThan(350);
      expect(length).toBeGreaterThan(10);
    }
  });
});

describe('compared with trying everything', () => {
  it('the strongest lays of a hand are found', () => {
    const random = createRandom('brute force');
    for (let position = 0; position < 40; position++) {
      const state = table({ players: [{ hand: draw(random, 6) }, {}] });
      compareWithEverything(state);
    }
  });

  it('and so are those with laid cards and of extensions in the expert variant', () => {
    const random = createRandom('expert force');
    let extended = 0;
    for (let position = 0; position < 30; position++) {
      const [mine, theirs] = [draw(random, 6), draw(random, 6)];
      const others = theirs.filter((card) => !mine.includes(card));
      const state = table({ variant: 'expert', players: [{ hand: mine }, { hand: others }] });
      for (const seat of [0, 1, 0] as const) {
        Object.assign(state, { currentPlayer: seat, turn: { mainDone: false, optionalUsed: false } });
        const small = lays(state, `${seat}`).filter(({ cards }) => cards.length <= 3);
        if (small.length > 0) play(state, `${seat}`, 'layCombination', random.pick(small));
      }
      Object.assign(state, { currentPlayer: 0, turn: { mainDone: false, optionalUsed: false } });
      compareWithEverything(state);
      extended += lays(state, '0').filter(({ extend }) => extend !== undefined).length;
    }
    expect(extended).toBeGreaterThan(10);
  });
});

function draw(random: Random, count: number): CardId[] {
  const cards = CARDS.slice();
  random.shuffle(cards);
  return cards.slice(0, count);
}

/** For the first player: all lays are legal, and in each discipline nothing that is legal is stronger. */
function compareWithEverything(state: AnludimState): void {
  const found = lays(state, '0');
  for (const lay of found) expect(checkMove(rules, state, '0', 'layCombination', lay)).toBeNull();
  for (const lay of largestLays(state, '0')) expect(found).toContainEqual(lay);
  const everything = allLays(state);
  for (const discipline of DISCIPLINES) {
    const best = strongest(state, discipline, everything);
    expect(strongest(state, discipline, found)).toEqual(best);
    const largest = strongest(state, discipline, largestLays(state, '0'));
    expect(largest?.[0]).toEqual(best?.[0]);
  }
  const first = DISCIPLINES.find((discipline) => everything.some((lay) => lay.discipline === discipline));
  const suggested = strongestLay(state, '0');
  expect(suggested?.discipline).toBe(first);
  if (suggested && first)
    expect(strengthAfter(state, suggested)).toEqual(strongest(state, first, everything));
}

function strongest(state: AnludimState, discipline: Discipline, among: readonly Lay[]) {
  const strengths = among
    .filter((lay) => lay.discipline === discipline)
    .map((lay) => strengthAfter(state, lay));
  return strengths.toSorted(compare).at(-1);
}

function strengthAfter({ players }: AnludimState, { discipline, cards, extend }: Lay) {
  const target = players[0]?.combos.find(({ id }) => id === extend);
  return strengthOf(discipline, halvesOf([...(target?.cards ?? []), ...(cards as LaidCard[])]));
}

/** Every legal lay of the first player, by brute force. */
function allLays(state: AnludimState): Lay[] {
  const { hand = [], combos = [] } = state.players[0] ?? {};
  const cards = [...hand, ...combos.flatMap((one) => one.cards.map(({ id }) => id))];
  let choices: LaidCard[][] = [[]];
  for (const id of cards) {
    choices = choices.flatMap((choice) => [
      choice,
      [...choice, { id, half: 0 }],
      [...choice, { id, half: 1 }],
    ]);
  }
  return DISCIPLINES.flatMap((discipline) => {
    const targets = combos.filter((one) => one.discipline === discipline).map(({ id }) => ({ extend: id }));
    return [{}, ...targets].flatMap((target) =>
      choices
        .map((choice): Lay => ({ discipline, cards: choice, ...target }))
        .filter((lay) => checkMove(rules, state, '0', 'layCombination', lay) === null),
    );
  });
}

describe('the strength to beat', () => {
  it('is that of anybody’s strongest combination, with or without professor (R3)', () => {
    const state = table({
      players: [
        { combos: [combo('k1', 'run', 'g9r11', 'g8y10')] },
        { combos: [combo('k2', 'run', 'b2y5', 'b3r6', 'b4v7'), combo('k3', 'flush', 'y13b4', 'y12g3')] },
      ],
    });
    expect(toBeat(state, 'run')).toEqual([3, 4]);
    expect(toBeat(state, 'pairs')).toBeNull();
  });
});
