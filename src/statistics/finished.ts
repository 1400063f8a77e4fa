/** What is remembered of a finished match, from the eyes of the person whose device this is. */
import {
  type AnyKeepsakes,
  isListOf,
  isOneOf,
  isRecord,
  isString,
  type Kept,
  type Seat,
} from '../../games/kit';
import { BOT_LEVELS, type BotLevel } from '../bots';
import type { PlayState } from '../play/contract';

const OUTCOMES = ['won', 'drawn', 'lost', 'shared'] as const;
/** Shared: several people sat around this device, so nobody in particular has won or lost. */
export type Outcome = (typeof OUTCOMES)[number];

/** Whom one can meet, from the weakest bot on. */
export const OPPONENTS = [...BOT_LEVELS, 'person'] as const;
export type Opponent = BotLevel | 'person';

export interface Finished {
  /** No two matches have the same, here or online. */
  readonly id: string;
  readonly game: string;
  /** When it was over. */
  readonly at: number;
  readonly outcome: Outcome;
  readonly opponents: readonly Opponent[];
  readonly rounds: number;
  /** Null in games without points, after a forfeit, and where several people shared the device. */
  readonly points: { readonly own: number; readonly others: number } | null;
  /** Somebody gave up. */
  readonly forfeit: boolean;
  /** Absent in older records, and wherever there are no points for the same reasons. */
  readonly kept?: Kept;
}

/**
 * `own` are the seats played from this device, `keepsakes` what the game wants to be remembered of; null if there is
 * nothing to be remembered.
 */
export function finishedMatch(
  id: string,
  at: number,
  state: Pick<PlayState, 'game' | 'rules' | 'view' | 'plans' | 'over' | 'winners' | 'forfeit'>,
  own: readonly Seat[],
  keepsakes: AnyKeepsakes | null = null,
): Finished | null {
  const { game, rules, view, over, forfeit } = state;
  if (!over || game === null || rules === null || view === null || own.length === 0) return null;
  const me = own.length === 1 ? (own[0] ?? null) : null;
  const whole = forfeit === null ? me : null;
  const points = whole === null ? null : (rules.points?.(view) ?? null);
  return {
    id,
    game,
    at,
    outcome: me === null ? 'shared' : outcomeOf(state.winners, me),
    opponents: state.plans.flatMap((plan, at) => {
      if (own.includes(String(at) as Seat)) return [];
      return [plan.kind === 'bot' ? plan.level : 'person'];
    }),
    rounds: rules.moment(view).round,
    points: points && {
      own: points[Number(me)] ?? 0,
      others: Math.max(...points.filter((_, at) => at !== Number(me))),
    },
    forfeit: forfeit !== null,
    ...(keepsakes &&
      whole !== null && {
        kept: { numbers: keepsakes.numbers(view, whole), used: keepsakes.used(view, whole) },
      }),
  };
}

function outcomeOf(winners: readonly Seat[], me: Seat): Outcome {
  if (winners.length === 0) return 'drawn';
  return winners.includes(me) ? 'won' : 'lost';
}

/** What is read, from this device or from a file, is untrusted. */
export function isFinished(value: unknown): value is Finished {
  return (
    isRecord(value) &&
    isString(value.id) &&
    isString(value.game) &&
    isNumber(value.at) &&
    isOneOf(OUTCOMES)(value.outcome) &&
    isListOf(value.opponents, isOneOf<Opponent>(OPPONENTS)) &&
    isNumber(value.rounds) &&
    (value.points === null ||
      (isRecord(value.points) && isNumber(value.points.own) && isNumber(value.points.others))) &&
    typeof value.forfeit === 'boolean' &&
    (value.kept === undefined ||
      (isRecord(value.kept) && isNumbers(value.kept.numbers) && isNumbers(value.kept.used)))
  );
}

function isNumbers(value: unknown): value is Kept['numbers'] {
  return isRecord(value) && Object.values(value).every(isNumber);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
