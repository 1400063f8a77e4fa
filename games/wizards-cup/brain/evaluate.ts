/** How good a state is: the round is played on in a few different ways, and the tokens are counted. */
import { copy } from '../copy';
import type { CupState, Side } from '../state';
import { HABITS, playRound } from './habits';

/** A token ahead of the other is worth half a game. */
const LEAD = 0.5;

export function evaluate(state: CupState, side: Side): number {
  const white = outlook(state);
  return side === '0' ? white : -white;
}

/** White's prospects. */
function outlook(state: CupState): number {
  if (!isUnderWay(state)) return worth(state);
  // Once the cards are laid out, habits make no difference any more.
  const ways = state.phase === 'duel' ? HABITS.slice(0, 1) : HABITS;
  let sum = 0;
  for (const habits of ways) {
    const end = copy(state);
    playRound(end, habits);
    sum += worth(end);
  }
  return sum / ways.length;
}

/** Before anybody has done anything for the next round, its outcome is mere noise. */
function isUnderWay({ phase, players }: CupState): boolean {
  if (phase === 'prepare') return players[0].step !== 'swap' || players[1].step !== 'swap';
  return phase === 'duel';
}

function worth({ result, players }: CupState): number {
  if (result) return result.winner === null ? 0 : result.winner === '0' ? 1 : -1;
  return (players[0].tokens - players[1].tokens) * LEAD;
}
