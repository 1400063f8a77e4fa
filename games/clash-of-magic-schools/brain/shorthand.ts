/** Moves in few letters: a search tells them apart by the million. */
import type { MoveCall } from '../../kit';
import type { ClashMoves } from '../state';

export function shorthand({ move, args }: MoveCall<ClashMoves>): string | null {
  switch (move) {
    case 'moveEmblem':
      return `>${args.card}`;
    case 'deployStudents':
      return args.cards.join();
    case 'passTrial':
      return args.from;
    case 'summonStudents':
      return args.from + args.to;
    case 'endTurn':
      return move;
    default:
      return null;
  }
}
