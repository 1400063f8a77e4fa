/** The type of a move's module. */
import type { MoveRules } from '../../kit';
import type { CupEvent } from '../events';
import type { CupMoves, CupState, CupView } from '../state';

export type CupMove<K extends keyof CupMoves> = MoveRules<CupState, CupView, CupMoves[K], CupEvent>;
