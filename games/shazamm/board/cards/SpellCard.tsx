/** A spell or the decoy as a card. */
import { Card, type CardProps } from '../../../../src/table';
import { type CardNo, useSpeaker } from '../context';
import { artOf, toneOf } from './art';

interface SpellCardProps extends Pick<CardProps, 'state' | 'onSelect' | 'pressed' | 'piece'> {
  readonly card: CardNo;
  /** Only a picture: it cannot be enlarged. */
  readonly still?: boolean;
}

export function SpellCard({ card, still = false, ...rest }: SpellCardProps) {
  const { words, enlarge } = useSpeaker();
  const { name, text } = card === 'decoy' ? words.decoy : words.spells[card];
  return (
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
}
