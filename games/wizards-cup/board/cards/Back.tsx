/** The back of a card of one set: violet for White, ebony for Black. */
import IconCup from '~icons/game-icons/trophy-cup';
import { CardBack } from '../../../../src/table';
import type { Side } from '../../state';
import css from './Back.module.css';

interface BackProps {
  readonly side: Side;
  readonly label?: string;
}

export function Back({ side, label }: BackProps) {
  return (
    <span className={css.back} data-side={side}>
      <CardBack game="wizards-cup" art={<IconCup />} {...(label && { label })} />
    </span>
  );
}
