/** The line about a saved match in the library: public knowledge only, kept beside the record and read without it. */
import { type AnyRules, isListOf, isRecord, isSeat, isString, type Seat, seatsOf } from '../../../games/kit';
import type { MatchSummary } from '../contract';
import { checkStamp, isSeatPlan, isTime, type SavedMatch, STAMP } from './record';

/** What the library keeps of a match apart from the record. */
export type SummaryCard = MatchSummary & typeof STAMP;

export function summarise(match: SavedMatch, rules: AnyRules, state: object): SummaryCard {
  const { id, game, seats, createdAt, updatedAt, forfeit } = match;
  const over = forfeit !== null || rules.result(state) !== null;
  const awaiting = rules.publicAwaiting?.(state) ?? rules.awaiting(state);
  const players = seatsOf(seats.length);
  return {
    ...STAMP,
    id,
    game,
    seats,
    createdAt,
    updatedAt,
    forfeit,
    awaited: over ? [] : players.filter((seat) => awaiting[seat] !== undefined),
    view: rules.view(state, 'spectator'),
    over,
    winners: over ? winnersOf(match, rules, state) : [],
  };
}

/** Who gives up loses to the other. */
function winnersOf({ forfeit, seats }: SavedMatch, rules: AnyRules, state: object): readonly Seat[] {
  if (forfeit === null) return rules.winners(state);
  return seatsOf(seats.length).filter((seat) => seat !== forfeit);
}

export function isSummaryCard(value: unknown): value is SummaryCard {
  return (
    checkStamp(value) === null &&
    isRecord(value) &&
    isString(value.id) &&
    isString(value.game) &&
    isListOf(value.seats, isSeatPlan) &&
    isTime(value.createdAt) &&
    isTime(value.updatedAt) &&
    (value.forfeit === null || isSeat(value.forfeit)) &&
    isListOf(value.awaited, isAnySeat) &&
    isRecord(value.view) &&
    typeof value.over === 'boolean' &&
    isListOf(value.winners, isAnySeat)
  );
}

function isAnySeat(value: unknown): value is Seat {
  return isSeat(value);
}
