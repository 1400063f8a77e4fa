/** How good a state is: the round is played on in a few different ways, and the tokens are counted. */
import { copy } from '../copy';
import type { CardId } from '../data';
import type { CupState, Side } from '../state';
import { HABITS, playRound } from './habits';

/** A token ahead of the other is worth half a game. */
const LEAD = 0.5;
/** So many ways a state is played on. */
const WAYS = 2;

export function evaluate(state: CupState, side: Side): number {
  const white = outlook(state);
  return side === '0' ? white : -white;
}

/** White's prospects. */
function outlook(state: CupState): number {
  if (!isUnderWay(state)) return worth(state);
  // Once the cards are laid out, habits make no difference any more.
  const ways = state.phase === 'duel' ? 1 : WAYS;
  const first = mixUp(state.players[0].hand) + mixUp(state.players[1].hand);
  let sum = 0;
  for (let way = 0; way < ways; way++) {
    const end = copy(state);
    playRound(end, HABITS[(first + way) % HABITS.length] as (typeof HABITS)[number]);
    sum += worth(end);
  }
  return sum / ways;
}

/** A number that looks like chance: other teams meet other habits, so that none of these decides alone. */
function mixUp(cards: readonly CardId[]): number {
  let mixed = 0;
  for (const card of cards) mixed = (31 * mixed + card.charCodeAt(0) + card.length) % 9973;
  return mixed;
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
