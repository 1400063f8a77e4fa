/** Clocks in words and figures: what a table can be set to, and what is left. */
import type { Language } from '../../../games/kit';
import type { ClockEnd, ClockPlan } from '../../online/protocol';
import type { OnlineWords } from '../text/online/words';

const MINUTE = 60;
const DAY = 86_400;

/** The clocks on offer. Long ones are for games over days. */
export const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'move', seconds: MINUTE, atZero: 'default' },
  { kind: 'bank', seconds: 5 * MINUTE, increment: 5, atZero: 'default' },
  { kind: 'bank', seconds: 15 * MINUTE, increment: 10, atZero: 'default' },
  { kind: 'move', seconds: DAY, atZero: 'default' },
  { kind: 'move', seconds: 3 * DAY, atZero: 'default' },
];

/** What tells two clocks apart, whatever happens at zero. */
export function clockKey(plan: ClockPlan): string {
  switch (plan.kind) {
    case 'none':
      return 'none';
    case 'move':
      return `move-${plan.seconds}`;
    case 'bank':
      return `bank-${plan.seconds}-${plan.increment}`;
  }
}

export function withEnd(plan: ClockPlan, atZero: ClockEnd): ClockPlan {
  return plan.kind === 'none' ? plan : { ...plan, atZero };
}

export function clockName(plan: ClockPlan, { clocks }: OnlineWords, language: Language): string {
  switch (plan.kind) {
    case 'none':
      return clocks.none;
    case 'move':
      return clocks.perMove(duration(plan.seconds, language));
    case 'bank':
      return plan.increment === 0
        ? clocks.bank(duration(plan.seconds, language))
        : clocks.bankWith(duration(plan.seconds, language), duration(plan.increment, language));
  }
}

const UNITS = [
  ['day', DAY],
  ['hour', 3600],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** "15 min", "3 days". */
function duration(seconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(seconds / length);
}

/** What is left, as a clock shows it: 1:05, 2:10:00, and days in words. */
export function timeLeft(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * DAY) return duration(Math.floor(seconds / DAY) * DAY, language);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
