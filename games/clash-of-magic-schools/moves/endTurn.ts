/** Ends the turn: two Trials are announced, then the other player's turn begins, unless the game is over. */
import { type MoveRules, noArgs } from '../../kit';
import type { ClashEvent } from '../events';
import type { ClashState, ClashView } from '../state';
import { announceTrials } from '../turn';

export const endTurn: MoveRules<ClashState, ClashView, null, ClashEvent> = {
  stages: ['act'],
  parse: noArgs,
  check: ({ players, current }) => (players[current].startingTrialPassed ? null : 'FIRST_TRIAL_REQUIRED'),
  apply: (state, _player, _args, effects) => announceTrials(state, effects),
};
