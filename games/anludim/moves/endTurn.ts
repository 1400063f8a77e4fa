/** Declines the optional action after the main one. */
import type { MoveRules } from '../../kit';
import type { AnludimEvent } from '../events';
import type { AnludimState, AnludimView } from '../state';
import { finishTurn } from '../turn';
import { nothing } from './args';

export const endTurn: MoveRules<AnludimState, AnludimView, null, AnludimEvent> = {
  stages: ['optional'],
  parse: nothing,
  check: () => null,
  apply: (state, _player, _args, effects) => finishTurn(state, effects),
};
