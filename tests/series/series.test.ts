/** A series from its plan to the podium: what is open, what is recorded, and what can never have come about. */
import { describe, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import {
  type Ending,
  isSeries,
  type OpenGame,
  type Series,
  type SeriesForm,
  type SeriesPlan,
  startSeries,
  statusOf,
  withMatch,
  withoutMatch,
  withResult,
} from '../../src/series';

const CLASH = 'clash-of-magic-schools';

function plan(form: SeriesForm, names: readonly string[], game = CLASH): SeriesPlan {
  return { game, form, options: {}, players: names.map((name) => ({ kind: 'human', name })) };
}

function start(form: SeriesForm, names: readonly string[], game = CLASH): Series {
  const started = startSeries(plan(form, names, game), createRandom('lots'));
  if (!started.ok) throw new Error(started.error);
  return started.series;
}

function refusal(form: SeriesForm, names: readonly string[], game = CLASH): string | null {
  const started = startSeries(plan(form, names, game), createRandom('lots'));
  return started.ok ? null : started.error;
}

const won = (winner: Seat | null, points: readonly number[] | null = null): Ending => ({
  winners: winner === null ? [] : [winner],
  points,
  forfeit: null,
});

/** Plays the first open game, or the one of this pairing, as a match of its own. */
function played(series: Series, ending: Ending, pairing = firstOpen(series).pairing): Series {
  const game = statusOf(series).open.find((open) => open.pairing === pairing);
  if (!game) throw new Error('this game is not open');
  const match = `match ${series.played.length}`;
  return withResult(withMatch(series, game.key, match), match, ending);
}

function firstOpen(series: Series): OpenGame {
  const [game] = statusOf(series).open;
  if (!game) throw new Error('no game is open');
  return game;
}

const namesAt = ({ seats }: OpenGame): string[] => seats.map(({ name }) => name);

describe('best of three', () => {
  const series = start({ kind: 'best', games: 3 }, ['Ada', 'Bea']);

  it('needs two different names', () => {
    expect(refusal({ kind: 'best', games: 3 }, ['Ada'])).toBe('SERIES_PLAYERS');
    expect(refusal({ kind: 'best', games: 3 }, ['Ada', 'Ada'])).toBe('SERIES_PLAYERS');
    expect(refusal({ kind: 'best', games: 3 }, ['Ada', ''])).toBe('SERIES_PLAYERS');
  });

  it('exchanges the seats, counts by name, and ends with a podium', () => {
    expect(namesAt(firstOpen(series))).toEqual(['Ada', 'Bea']);
    const one = played(series, won('0'));
    expect(namesAt(firstOpen(one))).toEqual(['Bea', 'Ada']);
    const two = played(one, won('1'));
    expect(statusOf(two)).toMatchObject({ open: [], podium: [['Ada'], ['Bea']] });
  });

  it('takes each result once, and only of the match that plays the game', () => {
    const linked = withMatch(series, firstOpen(series).key, 'm1');
    expect(withMatch(linked, firstOpen(series).key, 'm2')).toBe(linked);
    expect(withResult(linked, 'm2', won('0'))).toBe(linked);
    const one = withResult(linked, 'm1', won('0'));
    expect(one.played).toHaveLength(1);
    expect(withResult(one, 'm1', won('0'))).toBe(one);
  });

  it('lets a game be played anew whose match was called off', () => {
    const linked = withMatch(series, firstOpen(series).key, 'm1');
    const freed = withoutMatch(linked, 'm1');
    expect(freed.running).toEqual({});
    expect(firstOpen(freed)).toEqual(firstOpen(series));
  });

  it('counts a draw as the specification of the game says: half a point, in Shazamm! nothing', () => {
    const drawn = (game: string) => {
      const { sheet } = statusOf(played(start({ kind: 'best', games: 3 }, ['Ada', 'Bea'], game), won(null)));
      return sheet.kind === 'best' && sheet.standing.points;
    };
    expect(drawn('wizards-cup')).toEqual([0.5, 0.5]);
    expect(drawn(CLASH)).toEqual([0.5, 0.5]);
    expect(drawn('shazamm')).toEqual([0, 0]);
  });

  it('knows no match for a game that is not open', () => {
    expect(withMatch(series, '0.0.1', 'm1')).toBe(series);
  });
});

describe('a Cursus', () => {
  it('is for the two schools of Clash of Magic Schools', () => {
    expect(refusal({ kind: 'cursus' }, ['Ada', 'Bea'])).toBeNull();
    expect(refusal({ kind: 'cursus' }, ['Ada', 'Bea', 'Cléo'])).toBe('CURSUS_PLAYERS');
    expect(refusal({ kind: 'cursus' }, ['Ada', 'Bea'], 'shazamm')).toBe('CURSUS_PLAYERS');
  });

  it('keeps the seats, plays all seven games, and adds the bonus: the sheet of the rulebook', () => {
    const games = [
      [15, 7],
      [15, 7],
      [15, 8],
      [15, 9],
      [2, 15],
      [5, 15],
      [11, 20],
    ] as const;
    let series = start({ kind: 'cursus' }, ['Adrien', 'Charlie']);
    for (const [adrien, charlie] of games) {
      expect(namesAt(firstOpen(series))).toEqual(['Adrien', 'Charlie']);
      series = played(series, won(adrien > charlie ? '0' : '1', [adrien, charlie]));
    }
    const { sheet, open, podium } = statusOf(series);
    expect(open).toEqual([]);
    expect(podium).toEqual([['Adrien'], ['Charlie']]);
    expect(sheet.kind === 'cursus' && sheet.standing).toMatchObject({
      wins: { 0: 4, 1: 3 },
      bonus: '0',
      totals: { 0: 88, 1: 81 },
    });
  });

  it('believes the winner, not the points: a forfeit may be won with less', () => {
    const series = played(start({ kind: 'cursus' }, ['Ada', 'Bea']), {
      winners: ['1'],
      points: [12, 3],
      forfeit: '0',
    });
    const { sheet } = statusOf(series);
    expect(sheet.kind === 'cursus' && sheet.standing).toMatchObject({ wins: { 0: 0, 1: 1 } });
  });
});

describe('a bracket', () => {
  const FIVE = ['Ada', 'Bea', 'Cléo', 'Dora', 'Élise'];
  const bracket = { kind: 'bracket' } as const;

  it('is for two to eight different players, in every game', () => {
    expect(refusal(bracket, ['Ada'])).toBe('CHAMPIONSHIP_PLAYERS');
    expect(refusal(bracket, ['Ada', 'Ada'])).toBe('CHAMPIONSHIP_PLAYERS');
    expect(refusal(bracket, 'ABCDEFGHI'.split(''))).toBe('CHAMPIONSHIP_PLAYERS');
    expect(refusal(bracket, 'ABCDEFGH'.split(''), 'anludim')).toBeNull();
  });

  it('opens all games of a stage at once, which may end in any order', () => {
    const series = start(bracket, FIVE, 'shazamm');
    expect(statusOf(series).open.map(({ pairing }) => pairing)).toEqual([0, 1]);
    const second = played(series, won('0'), 1);
    expect(statusOf(second).open.map(({ pairing }) => pairing)).toEqual([0]);
  });

  it('seeds by lots; the last of an odd number waits for the next stage, here for the final', () => {
    let series = start(bracket, FIVE, 'shazamm');
    const { sheet } = statusOf(series);
    const order = sheet.kind === 'bracket' ? (sheet.bracket.stages[0]?.entrants ?? []) : [];
    expect(order.toSorted()).toEqual(FIVE.toSorted());
    for (let game = 0; game < 3; game++) series = played(series, won('0'));
    expect(namesAt(firstOpen(series))).toEqual([order[0], order[4]]);
    series = played(series, won('1'));
    expect(statusOf(series).podium).toEqual([[order[4]], [order[0]], [order[2]]]);
  });

  it('replays a drawn game with the seats exchanged, and after three draws the upper name goes on', () => {
    let series = start(bracket, ['Ada', 'Bea'], 'shazamm');
    const [upper = '', lower = ''] = namesAt(firstOpen(series));
    series = played(series, won(null));
    expect(namesAt(firstOpen(series))).toEqual([lower, upper]);
    series = played(series, won(null));
    expect(namesAt(firstOpen(series))).toEqual([upper, lower]);
    series = played(series, won(null));
    expect(statusOf(series).podium).toEqual([[upper], [lower]]);
  });
});

describe('what is read', () => {
  const series = played(start({ kind: 'bracket' }, ['Ada', 'Bea', 'Cléo'], 'shazamm'), won('0'));

  it('is a series after a way through JSON', () => {
    expect(isSeries(JSON.parse(JSON.stringify(series)))).toBe(true);
    const running = withMatch(series, firstOpen(series).key, 'm');
    expect(isSeries(JSON.parse(JSON.stringify(running)))).toBe(true);
  });

  it('is refused where it has another shape', () => {
    const { plan: asPlanned } = series;
    for (const garbage of [
      null,
      'series',
      [],
      {},
      { ...series, plan: null },
      { ...series, plan: { ...asPlanned, form: { kind: 'best', games: 2 } } },
      { ...series, plan: { ...asPlanned, players: [{ kind: 'bot', name: 'Ada' }] } },
      { ...series, draws: { Ada: 'x' } },
      { ...series, played: [{ ...series.played[0], winners: ['9'] }] },
      { ...series, played: [{ ...series.played[0], points: [Number.NaN] }] },
      { ...series, played: [{ ...series.played[0], walkover: 'yes' }] },
      { ...series, running: { '1.0.0': 7 } },
    ]) {
      expect(isSeries(garbage), JSON.stringify(garbage)).toBe(false);
    }
  });

  it('is refused where it cannot have come about', () => {
    const [game] = series.played;
    for (const impossible of [
      { ...series, draws: null },
      { ...series, draws: { Ada: [1], Bea: [2], Zoé: [3] } },
      { ...series, played: [{ ...game, pairing: 1 }] },
      { ...series, played: [game, game, game] },
      { ...series, running: { '0.0.0': 'm' } },
    ]) {
      expect(isSeries(impossible), JSON.stringify(impossible)).toBe(false);
    }
    const best = start({ kind: 'best', games: 1 }, ['Ada', 'Bea']);
    const done = played(best, won('0'));
    expect(isSeries(done)).toBe(true);
    expect(isSeries({ ...done, played: [...done.played, ...done.played] })).toBe(false);
  });
});
