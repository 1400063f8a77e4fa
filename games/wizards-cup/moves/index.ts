/** The six moves, one for each stage. */
import type { CupMoves } from '../state';
import type { CupMove } from './move';
import { pickCard } from './pickCard';
import { rearrangeDeck } from './rearrangeDeck';
import { selectTeam } from './selectTeam';
import { setOrder } from './setOrder';
import { swapCard } from './swapCard';
import { usePower } from './usePower';

export const moves: { readonly [K in keyof CupMoves]: CupMove<K> } = {
  pickCard,
  selectTeam,
  swapCard,
  setOrder,
  usePower,
  rearrangeDeck,
};
