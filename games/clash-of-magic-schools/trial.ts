/** Taking an announced Trial into the Arena of the marker: one level up by passing it, two by Inundatio. */
import { type Arena, levelOf, STARTING_TRIALS, type TrialId } from './data';
import { levelIn } from './standing';
import { type ClashView, type Crest, opponentOf, type PlayerID, type SchoolView } from './state';

/** Why the current player may not take the Trial that lies open under that crest. */
export function checkTrial(table: ClashView, arena: Arena, from: Crest, rise: 1 | 2): string | null {
  const own = table.players[table.current];
  const holder = table.players[holderOf(table, from)];
  const trial = holder.offered.at(-1);
  if (trial === undefined) return 'TRIAL_NOT_AVAILABLE';
  if (from === 'opponent' && isReserved(holder, trial)) return 'STARTING_TRIAL_RESERVED';
  const level = levelOf(trial);
  if (level !== levelIn(own, arena) + rise) return 'WRONG_TRIAL_LEVEL';
  return own.columns[arena].length < level ? 'NOT_ENOUGH_STUDENTS' : null;
}

/** Puts it on the current player's stack; the card before it becomes available at once. */
export function takeTrial(table: ClashView, arena: Arena, from: Crest): TrialId {
  const holder = table.players[holderOf(table, from)];
  const { trials } = table.players[table.current];
  const trial = holder.offered.at(-1);
  if (trial === undefined) throw new Error('no Trial is available there');
  holder.offered = holder.offered.slice(0, -1);
  trials[arena] = trials[arena].concat(trial);
  return trial;
}

/** R4: until it is passed, a starting Trial is for its own school only. */
function isReserved(holder: SchoolView, trial: TrialId): boolean {
  return trial === STARTING_TRIALS[holder.school] && !holder.startingTrialPassed;
}

function holderOf({ current }: ClashView, from: Crest): PlayerID {
  return from === 'own' ? current : opponentOf(current);
}
