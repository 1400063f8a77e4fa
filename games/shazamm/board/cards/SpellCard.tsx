/** A spell or the decoy as a card; on a mouse's second look its text appears above it. */
import { Card, type CardProps } from '../../../../src/table';
import { type CardNo, useSpeaker } from '../context';
import { artOf, toneOf } from './art';
import css from './SpellCard.module.css';

interface SpellCardProps
  extends Pick<CardProps, 'state' | 'onSelect' | 'pressed' | 'refusal' | 'width' | 'piece'> {
  readonly card: CardNo;
  /** Only a picture: no enlarging, no text on hover. */
  readonly still?: boolean;
}

export function SpellCard({ card, still = false, ...rest }: SpellCardProps) {
  const { words, enlarge } = useSpeaker();
  const { name, text } = card === 'decoy' ? words.decoy : words.spells[card];
  const printed = (
    <Card
      {...rest}
      no={card === 'decoy' ? '–' : card}
      name={name}
      text={text}
      art={artOf(card)}
      tone={toneOf(card)}
      label={card === 'decoy' ? name : `${card} ${name}`}
      onZoom={still ? undefined : () => enlarge(card)}
    />
  );
  if (still) return printed;
  return (
    <span className={css.tipped}>
      {printed}
      <span className={css.tip} aria-hidden="true">
        <b>{name}</b>
        {text}
      </span>
    </span>
  );
}
