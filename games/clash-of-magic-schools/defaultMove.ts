/** What a clock that ran out plays: the discard, the end of the turn, or the shortest way to the starting Trial. */
import type { MoveCall, Seat } from '../kit';
import { ELEMENTS, elementOf, type StudentId, SUMMON_COUNT } from './data';
import { moveEmblem } from './moves/moveEmblem';
import type { ClashMoves, ClashView } from './state';

type Call = MoveCall<ClashMoves>;

export function defaultMove(table: ClashView, player: Seat): Call {
  const { players, pending, current } = table;
  if (pending !== null) {
    const cards = players[pending.victim].hand.filter(isKnown).slice(0, pending.count);
    return { move: 'discardForMaleficio', args: { cards } };
  }
  const step = players[current].startingTrialPassed ? undefined : towardsStart(table, player);
  return step ?? { move: 'endTurn', args: null };
}

/** I11 guarantees that there is a way. */
function towardsStart(table: ClashView, player: Seat): Call | undefined {
  const { hand, emblem, columns, trials } = table.players[table.current];
  const cards = hand.filter(isKnown);
  if (emblem === null || trials[emblem].length > 0) {
    const card = cards.find(
      (one) => trials[elementOf(one)].length === 0 && moveEmblem.check(table, player, { card: one }) === null,
    );
    return card && { move: 'moveEmblem', args: { card } };
  }
  if (columns[emblem].length > 0) return { move: 'passTrial', args: { from: 'own' } };
  if (cards.length > 0) return { move: 'deployStudents', args: { cards: cards.slice(0, 1) } };
  const from = ELEMENTS.find((arena) => arena !== emblem && columns[arena].length >= SUMMON_COUNT);
  return from && { move: 'summonStudents', args: { from, to: emblem } };
}

function isKnown(card: StudentId | null): card is StudentId {
  return card !== null;
}
