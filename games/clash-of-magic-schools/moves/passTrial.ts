/** Action C: an available Trial of the next level is passed, if enough Students are there; they stay (R25). */
import { isOneOf, isRecord } from '../../kit';
import { STARTING_TRIALS } from '../data';
import { checkScores } from '../ending';
import { scoresOf } from '../standing';
import { type ClashMoves, CRESTS } from '../state';
import { checkTrial, takeTrial } from '../trial';
import { arenaOf, toMove } from './action';

const isCrest = isOneOf(CRESTS);

export const passTrial = toMove<ClashMoves['passTrial']>({
  parse: (raw) => (isRecord(raw) && isCrest(raw.from) ? { from: raw.from } : undefined),

  check(table, { from }) {
    const arena = table.players[table.current].emblem;
    return arena === null ? 'EMBLEM_NOT_IN_ARENA' : checkTrial(table, arena, from, 1);
  },

  perform(table, { from }, effects) {
    const player = table.current;
    const own = table.players[player];
    const arena = arenaOf(table);
    const trial = takeTrial(table, arena, from);
    if (trial === STARTING_TRIALS[own.school]) own.startingTrialPassed = true;
    effects.emit?.({ type: 'passed', player, arena, trial, from, scores: scoresOf(table) });
    checkScores(table, effects);
  },
});
