/** Whole games of blind players: nothing breaks, every game ends, and the figures are those of the specification. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkMove, createRandom } from '../../games/kit';
import { rules } from '../../games/shazamm/rules';
import type { DeckMode, ShazammState, SpellNo } from '../../games/shazamm/state';
import { start } from './duel';
import { playToTheEnd } from './player';

const GAMES: readonly [DeckMode, number][] = [
  ['draw', 1400],
  ['allInHand', 300],
  ['chosenOrder', 300],
];

function playGames(
  deckMode: DeckMode,
  games: number,
  afterMove: (state: ShazammState) => void,
): ShazammState[] {
  return Array.from({ length: games }, (_, game) => {
    const { state } = start({ deckMode }, `game ${game}`);
    playToTheEnd(state, createRandom(`players ${game}`), afterMove);
    return state;
  });
}

const share = (games: readonly ShazammState[], is: (game: ShazammState) => boolean) =>
  games.filter(is).length / games.length;

describe('two thousand games', () => {
  it.each(GAMES)('mode %s: the invariants hold after every move of %i games', (deckMode, games) => {
    const broken: string[] = [];
    const ends = playGames(deckMode, games, (state) => broken.push(...rules.invariants(state)));
    expect(broken).toEqual([]);
    expect(share(ends, ({ round }) => round >= 2 && round <= 7)).toBe(1);
    expect(share(ends, ({ history }) => history.length < 1200)).toBe(1);
  });

  it('last as long as the specification found, and favour no seat', () => {
    const ends = playGames('draw', 1000, () => undefined);
    const turns = ends.reduce((sum, { history }) => sum + history.length, 0);
    expect(turns / ends.length).toBeCloseTo(11.7, 0);
    expect(share(ends, ({ round }) => round === 2)).toBeCloseTo(0.15, 1);
    expect(share(ends, ({ round }) => round === 4)).toBeCloseTo(0.28, 1);
    expect(share(ends, (state) => rules.winners(state)[0] === '0')).toBeCloseTo(0.5, 1);
  });
});

describe('counts at fixed seeds', () => {
  it('a hand of five and fifty Mana allow 3,200 commitments', () => {
    const { state } = start();
    const { hand } = state.players['0'];
    const legal = (bid: number, spells: SpellNo[], decoy: boolean) =>
      checkMove(rules, state, '0', 'commit', { bid, spells, decoy }) === null ? 1 : 0;
    let count = 0;
    for (let bid = -1; bid <= 52; bid++) {
      for (let subset = 0; subset < 1 << 5; subset++) {
        const spells = hand.filter((_, at) => subset & (1 << at));
        count += legal(bid, spells, false) + legal(bid, spells, true);
      }
    }
    expect(count).toBe(3200);
  });

  it('two hundred games end as they always did', () => {
    let moves = 0;
    const ends = playGames('draw', 200, () => {
      moves += 1;
    });
    const turns = ends.reduce((sum, { history }) => sum + history.length, 0);
    const digest = createHash('sha256').update(JSON.stringify(ends)).digest('hex').slice(0, 16);
    expect({ moves, turns, digest }).toEqual({
      moves: 4967,
      turns: 2278,
      digest: '64ce88749d47f029',
    });
  });
});
