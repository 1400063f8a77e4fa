/** A coven's shield, silver until its first round is won. */
import type { Seat } from '../../../kit';
import type { Crest as CrestSide } from '../../data';
import { BEASTS } from '../cards/art';
import { useSpeaker } from '../context';
import css from './Crest.module.css';

export function Crest({ seat, side }: { readonly seat: Seat; readonly side: CrestSide }) {
  const { words } = useSpeaker();
  const name = `${words.roles[seat]}, ${words.board.seats.crests[side]}`;
  return (
    <span className={css.crest} data-side={side} role="img" aria-label={name} title={name}>
      {BEASTS[seat]}
    </span>
  );
}
