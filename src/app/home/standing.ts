/** What a saved game's card says: who is to move, and who sits there. */
import type { Language, Seat } from '../../../games/kit';
import type { MatchSummary, SeatPlan } from '../../play/contract';
import type { Words } from '../text/words';

export interface Standing {
  /** A person, not a bot, is to move. */
  readonly human: boolean;
  readonly turn: string;
  readonly company: string;
}

export function standing(match: MatchSummary, words: Words, language: Language): Standing {
  const humans = match.seats.filter(({ kind }) => kind === 'human');
  const awaited = match.awaited.flatMap((seat) => planOf(match, seat) ?? []);
  const awaitedHumans = awaited.filter(({ kind }) => kind === 'human');
  const alone = humans.length === 1;
  const company = humans.length < 2 ? match.seats.filter(({ kind }) => kind === 'bot') : humans;
  const names = listOf(
    company.map(({ name }) => name),
    language,
  );
  return {
    human: awaitedHumans.length > 0,
    turn: match.over ? result(match, words) : turnWords(words, alone, awaitedHumans),
    company: alone ? words.saved.against(names) : names,
  };
}

function planOf(match: MatchSummary, seat: Seat): SeatPlan | undefined {
  return match.seats[Number(seat)];
}

function turnWords({ saved }: Words, alone: boolean, awaited: readonly SeatPlan[]): string {
  const [first, ...others] = awaited;
  if (!first) return saved.botTurn;
  if (alone) return saved.yourTurn;
  return others.length > 0 ? saved.everybody : saved.turnOf(first.name);
}

function result(match: MatchSummary, { saved }: Words): string {
  const winner = match.winners[0];
  const plan = winner === undefined ? undefined : planOf(match, winner);
  return plan ? saved.won(plan.name) : saved.draw;
}

export function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", "yesterday". */
export function ago(time: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (now - time >= length) return format.format(-Math.floor((now - time) / length), unit);
  }
  return format.format(0, 'second');
}
