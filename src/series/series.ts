/**
 * A series of games: its plan, what was drawn, which matches are being played for it and how the others ended. All
 * else follows by playing the results again, so a series cannot contradict itself. Pure functions over JSON.
 */
import type { Random } from '../../games/kit';
import { type SeriesCode, SeriesError } from '../../games/kit/series';
import type { Ending, Series, SeriesPlan } from './plan';
import { drawLots, statusOf } from './status';

export type Started =
  | { readonly ok: true; readonly series: Series }
  | { readonly ok: false; readonly error: SeriesCode };

export function startSeries(plan: SeriesPlan, random: Random): Started {
  try {
    const series: Series = { plan, draws: drawLots(plan, random), played: [], running: {} };
    statusOf(series);
    return { ok: true, series };
  } catch (error) {
    if (error instanceof SeriesError) return { ok: false, error: error.code };
    throw error;
  }
}

/** The match that plays the open game from now on; one that is played already stays. */
export function withMatch(series: Series, key: string, match: string): Series {
  const open = statusOf(series).open.some((game) => game.key === key);
  return !open || key in series.running
    ? series
    : { ...series, running: { ...series.running, [key]: match } };
}

/** The match does not exist any more: its game is still to be played. */
export function withoutMatch(series: Series, match: string): Series {
  const running = Object.entries(series.running).filter(([, id]) => id !== match);
  return { ...series, running: Object.fromEntries(running) };
}

/** The result of a running match; of any other it is not news. */
export function withResult(
  series: Series,
  match: string,
  { winners, points, forfeit, walkover }: Ending,
): Series {
  const key = Object.keys(series.running).find((one) => series.running[one] === match);
  const game = statusOf(series).open.find((open) => open.key === key);
  if (!game) return series;
  const played = {
    match,
    pairing: game.pairing,
    winners,
    points,
    forfeit,
    ...(walkover && { walkover }),
  };
  return { ...withoutMatch(series, match), played: [...series.played, played] };
}
