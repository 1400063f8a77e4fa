/** Reads what claims to be a series, from this device or from a page: its shape, and that it can have come about. */
import { isInteger, isListOf, isOneOf, isRecord, isSeat, isString, type Seat } from '../../games/kit';
import { BEST_OF, type Draws, SeriesError } from '../../games/kit/series';
import { BOT_LEVELS } from '../bots';
import type { Participant, PlayedGame, Series, SeriesForm, SeriesPlan } from './plan';
import { statusOf } from './status';

const isBestOf = isOneOf(BEST_OF);
const isLevel = isOneOf(BOT_LEVELS);

export function isSeries(value: unknown): value is Series {
  return (
    isRecord(value) &&
    isSeriesPlan(value.plan) &&
    (value.draws === null || isDraws(value.draws)) &&
    isListOf(value.played, isPlayedGame) &&
    isRecord(value.running) &&
    Object.values(value.running).every(isString) &&
    isPossible(value as unknown as Series)
  );
}

function isSeriesPlan(value: unknown): value is SeriesPlan {
  return (
    isRecord(value) && isString(value.game) && isForm(value.form) && isListOf(value.players, isParticipant)
  );
}

export function isForm(value: unknown): value is SeriesForm {
  if (!isRecord(value)) return false;
  if (value.kind === 'best') return isBestOf(value.games);
  return value.kind === 'cursus' || value.kind === 'bracket';
}

function isParticipant(value: unknown): value is Participant {
  if (!isRecord(value) || !isString(value.name)) return false;
  return value.kind === 'human' || (value.kind === 'bot' && isLevel(value.level));
}

function isDraws(value: unknown): value is Draws {
  return isRecord(value) && Object.values(value).every((drawn) => isListOf(drawn, isInteger));
}

function isPlayedGame(value: unknown): value is PlayedGame {
  return (
    isRecord(value) &&
    isString(value.match) &&
    isInteger(value.pairing) &&
    isListOf(value.winners, isAnySeat) &&
    (value.points === null || isListOf(value.points, isFiniteNumber)) &&
    (value.forfeit === null || isSeat(value.forfeit)) &&
    (value.walkover === undefined || value.walkover === true)
  );
}

function isAnySeat(value: unknown): value is Seat {
  return isSeat(value);
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Playing its results again must be possible, and only games that are open can be running. */
function isPossible(series: Series): boolean {
  try {
    const { open } = statusOf(series);
    return Object.keys(series.running).every((key) => open.some((game) => game.key === key));
  } catch (error) {
    if (error instanceof SeriesError) return false;
    throw error;
  }
}
