/** What a stage needs to build its task: the table, who acts, and what they have prepared. */
import type { NameOf, Seat } from '../../../kit';
import type { HousesView } from '../../state';
import type { HousesWords } from '../../text/words';
import type { HousesBoardProps } from '../context';
import type { Plan } from './plan';

export interface Moment {
  readonly view: HousesView;
  /** The seat that acts. */
  readonly seat: Seat;
  readonly words: HousesWords;
  readonly nameOf: NameOf;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
  readonly play: HousesBoardProps['play'];
  /** The sentence behind a reason code; null stays null. */
  readonly why: (reason: string | null) => string | null;
  readonly undo: (() => void) | null;
  readonly endTurn: () => void;
}

export function sentenceOf(
  { reasons }: HousesWords,
  view: HousesView,
  seat: Seat,
): (reason: string | null) => string | null {
  return (reason) => {
    if (reason === null) return null;
    const words = reasons[reason];
    return typeof words === 'function' ? words(view, seat) : (words ?? reason);
  };
}
