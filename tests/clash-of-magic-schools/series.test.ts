/** Section 10: the Cursus and the Championship, beyond the worked examples. */
import { describe, expect, it } from 'vitest';
import { series } from '../../games/clash-of-magic-schools/series';
import type { GameResult, PlayerID } from '../../games/clash-of-magic-schools/state';
import { createRandom, type Random } from '../../games/kit';

const {
  cursusStart,
  cursusRecord,
  cursusStanding,
  championshipDraw,
  championshipOrder,
  championshipStart,
  championshipNext,
  championshipRecord,
  championshipReplay,
} = series;

function result(winner: PlayerID | null, own = 15, opponent = 8): GameResult {
  return { winner, reason: 'fifteen', scores: { 0: own, 1: opponent }, overtime: false };
}

/** The code with which the call is refused. */
function code(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** A plain copy that throws when it is changed. */
function frozen<T>(value: T): T {
  const copy = structuredClone(value);
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    Object.values(part).forEach(freeze);
    Object.freeze(part);
  };
  freeze(copy);
  return copy;
}

describe('a Cursus', () => {
  const pair = { dragombre: 'Ada', blancgriffon: 'Bea' };
  const played = (...results: GameResult[]) =>
    results.reduce((cursus, one, at) => cursusRecord(frozen(cursus), one, `m${at}`), cursusStart(pair));

  it('needs two different names', () => {
    expect(cursusStart(pair)).toEqual({ kind: 'cursus', players: pair, games: [] });
    expect(code(() => cursusStart({ dragombre: 'Ada', blancgriffon: 'Ada' }))).toBe('CURSUS_PLAYERS');
    expect(code(() => cursusStart({ dragombre: '', blancgriffon: 'Ada' }))).toBe('CURSUS_PLAYERS');
    for (const garbage of [
      null,
      undefined,
      {},
      [],
      'x',
      { dragombre: 'Ada' },
      { dragombre: 1, blancgriffon: 2 },
    ]) {
      expect(code(() => cursusStart(garbage as never))).toBe('CURSUS_PLAYERS');
    }
  });

  it('has neither bonus nor winner before the seventh game', () => {
    const six = Array<GameResult>(6).fill(result('0', 15, 8));
    expect(cursusStanding(played(...six))).toEqual({
      complete: false,
      wins: { dragombre: 6, blancgriffon: 0 },
      points: { dragombre: 90, blancgriffon: 48 },
      bonus: null,
      totals: { dragombre: 90, blancgriffon: 48 },
      winner: null,
    });
    expect(cursusStanding(played(...six, result('1', 2, 15)))).toMatchObject({
      complete: true,
      bonus: 'dragombre',
      totals: { dragombre: 102, blancgriffon: 63 },
      winner: 'dragombre',
    });
  });

  it('counts wins by the winner named, not by the scores: a forfeit may win with less', () => {
    const forfeit: GameResult = { ...result('1', 14, 3), reason: 'forfeit' };
    expect(cursusStanding(played(forfeit))).toMatchObject({
      wins: { dragombre: 0, blancgriffon: 1 },
      points: { dragombre: 14, blancgriffon: 3 },
    });
  });

  it('gives nobody the bonus for equal numbers of wins', () => {
    const games = [
      ...Array(3).fill(result('0', 15, 9)),
      ...Array(3).fill(result('1', 9, 15)),
      result(null, 8, 8),
    ];
    expect(cursusStanding(played(...games))).toMatchObject({ bonus: null, winner: 'shared' });
    const ahead = [...games.slice(0, 6), result(null, 9, 8)];
    expect(cursusStanding(played(...ahead))).toMatchObject({ bonus: null, winner: 'dragombre' });
  });

  it('goes to more wins if the totals are equal', () => {
    // 4 × 10 + 3 × 5 + bonus 10 = 65 against 4 × 5 + 3 × 15.
    const games = [...Array(4).fill(result('0', 10, 5)), ...Array(3).fill(result('1', 5, 15))];
    expect(cursusStanding(played(...games))).toMatchObject({
      totals: { dragombre: 65, blancgriffon: 65 },
      winner: 'dragombre',
    });
  });
});

describe('the lots of a Championship', () => {
  /** Every shuffle gives the next of these piles. */
  const stacked = (...piles: number[][]): Random => ({
    ...createRandom('unused'),
    shuffle: (pile: unknown[]) => void pile.splice(0, pile.length, ...(piles.shift() ?? [])),
  });

  it('are drawn again by those who are tied, and only by them', () => {
    const players = ['Al', 'Bo', 'Cy', 'Di', 'Ed'];
    const draws = championshipDraw(players, stacked([5, 3, 3, 5, 3, 1, 2, 2, 6, 4, 5, 1]));
    expect(draws).toEqual({ Al: [5, 1], Bo: [3, 2, 5], Cy: [3, 2, 1], Di: [5, 6], Ed: [3, 4] });
    expect(championshipOrder(draws)).toEqual(['Cy', 'Bo', 'Ed', 'Al', 'Di']);
  });

  it('are all shuffled again when too few are left for a round', () => {
    const draws = championshipDraw(['Al', 'Bo'], stacked([4, 4, 2], [5, 1]));
    expect(draws).toEqual({ Al: [4, 5], Bo: [4, 1] });
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('give %i players an order without ties', (count) => {
    const players = Array.from({ length: count }, (_, at) => `player ${at}`);
    for (let seed = 0; seed < 50; seed++) {
      const draws = championshipDraw(frozen(players), createRandom(`${seed}`));
      expect(championshipOrder(frozen(draws)).toSorted()).toEqual(players);
    }
  });

  it('have no trouble with odd names', () => {
    const players = ['__proto__', 'constructor', '2', '1'];
    const draws = championshipDraw(players, createRandom('odd'));
    expect(championshipOrder(draws).toSorted()).toEqual(players.toSorted());
  });

  it('are for 2 to 8 different names', () => {
    const nine = Array.from({ length: 9 }, (_, at) => `${at}`);
    for (const players of [[], ['Al'], nine, ['Al', 'Al'], ['Al', ''], ['Al', 3], null, 'AlBo']) {
      expect(code(() => championshipDraw(players as string[], createRandom('x')))).toBe(
        'CHAMPIONSHIP_PLAYERS',
      );
    }
    expect(code(() => championshipOrder({ '': [1], Al: [2] }))).toBe('CHAMPIONSHIP_PLAYERS');
  });
});

describe('a Championship', () => {
  /** Players named by the level they drew, so that their order is clear. */
  const among = (count: number) =>
    championshipStart(
      Object.fromEntries(
        ['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal']
          .slice(0, count)
          .map((name, at) => [name, [at + 1]]),
      ),
    );

  it.each([2, 3, 4, 5, 6, 7, 8])('of %i players is decided by one match fewer', (count) => {
    let championship = among(count);
    let matches = 0;
    for (let next = championshipNext(championship); next !== null; next = championshipNext(championship)) {
      championship = championshipRecord(frozen(championship), next.match, result('0'));
      matches++;
    }
    expect(matches).toBe(count - 1);
    expect(championship.champion).toBe('Al');
    const last = championship.stages.at(-1);
    expect(last).toMatchObject({ bye: null, matches: [{ winner: 'Al' }] });
  });

  it('of seven gives a bye at the first stage, of six at the second (R40)', () => {
    const wins = Array<GameResult>(3).fill(result('1'));
    const seven = championshipReplay(among(7).draws, wins);
    expect(seven.stages[0]?.bye).toBe('Gus');
    expect(seven.stages[1]).toMatchObject({ entrants: ['Bo', 'Di', 'Fay', 'Gus'], bye: null });
    const six = championshipReplay(among(6).draws, wins);
    expect(six.stages[0]?.bye).toBeNull();
    expect(six.stages[1]).toMatchObject({ entrants: ['Bo', 'Di', 'Fay'], bye: 'Fay' });
  });

  it('replays a drawn game with the schools swapped, a third time as at first; then the upper name advances', () => {
    let championship = among(2);
    const schools = [];
    for (let game = 1; game <= 3; game++) {
      schools.push(championshipNext(championship));
      championship = championshipRecord(championship, 0, result(null));
    }
    expect(schools).toEqual([
      { stage: 0, match: 0, game: 1, dragombre: 'Al', blancgriffon: 'Bo' },
      { stage: 0, match: 0, game: 2, dragombre: 'Bo', blancgriffon: 'Al' },
      { stage: 0, match: 0, game: 3, dragombre: 'Al', blancgriffon: 'Bo' },
    ]);
    expect(championship.champion).toBe('Al');
    expect(championshipNext(championship)).toBeNull();
  });

  it('knows who sat where: seat 0 of the second game is the lower name, of the third the upper', () => {
    const draw = result(null);
    expect(championshipReplay(among(2).draws, [draw, result('0')]).champion).toBe('Bo');
    expect(championshipReplay(among(2).draws, [draw, draw, result('1')]).champion).toBe('Bo');
  });

  it('may play the matches of a stage in any order', () => {
    const later = championshipRecord(among(4), 1, result('1'));
    expect(championshipNext(later)).toMatchObject({ stage: 0, match: 0 });
    const both = championshipRecord(later, 0, result('0'));
    expect(both.stages[1]?.entrants).toEqual(['Al', 'Di']);
  });

  it('refuses matches that are not open', () => {
    const decided = championshipRecord(among(4), 0, result('0'));
    for (const match of [0, 2, -1, 0.5]) {
      expect(code(() => championshipRecord(decided, match, result('0')))).toBe('MATCH_NOT_OPEN');
    }
    const over = championshipRecord(among(2), 0, result('0'));
    expect(code(() => championshipRecord(over, 0, result('0')))).toBe('CHAMPIONSHIP_COMPLETE');
    expect(code(() => championshipReplay(among(2).draws, [result('0'), result('0')]))).toBe(
      'CHAMPIONSHIP_COMPLETE',
    );
  });
});
