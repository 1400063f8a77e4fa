/** R6: in the first turn no action may make it impossible to pass the starting Trial. */
import { copy } from './copy';
import { type Arena, ELEMENTS, elementOf, SUMMON_COUNT } from './data';
import type { ClashView, PlayerID, SchoolView } from './state';

/** Whether the player has passed the starting Trial or can still do so in this turn. */
export function startReachable({ players, summonUsed }: ClashView, player: PlayerID): boolean {
  const school = players[player];
  return school.startingTrialPassed || ELEMENTS.some((arena) => canPassIn(school, arena, !summonUsed));
}

/** Why the current player may not do what `perform` does: afterwards the starting Trial could not be passed. */
export function guardFirstTurn(
  table: ClashView,
  perform: (after: ClashView) => void,
): 'FIRST_TRIAL_UNREACHABLE' | null {
  if (table.players[table.current].startingTrialPassed) return null;
  const after = copy(table);
  perform(after);
  return startReachable(after, table.current) ? null : 'FIRST_TRIAL_UNREACHABLE';
}

function canPassIn(school: SchoolView, arena: Arena, maySummon: boolean): boolean {
  if (school.trials[arena].length > 0) return false;
  const here = school.emblem === arena;
  if (!here && !school.hand.some((card) => card !== null && elementOf(card) === arena)) return false;
  if (school.columns[arena].length > 0 || school.hand.length > (here ? 0 : 1)) return true;
  return (
    maySummon && ELEMENTS.some((other) => other !== arena && school.columns[other].length >= SUMMON_COUNT)
  );
}
