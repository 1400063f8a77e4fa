/** A commitment in few letters. With or without the decoy it is worth the same: a coin decides about that. */
import type { MoveCall } from '../../kit';
import type { ShazammMoves } from '../state';

export function shorthand({ move, args }: MoveCall<ShazammMoves>): string | null {
  return move === 'commit' ? `${args.bid} ${args.spells.join()}` : null;
}
