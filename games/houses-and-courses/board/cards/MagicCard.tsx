/** A Magic card: a Spell or a Bonus card; the bolt marks the answers. */
import IconBolt from '~icons/game-icons/lightning-trio';
import { Card, type CardProps } from '../../../../src/table';
import { magicOf } from '../../catalogue';
import { useSpeaker } from '../context';
import { aboutMagic } from './about';
import { MAGIC_ART, magicTone } from './art';

interface MagicCardProps extends Pick<CardProps, 'state' | 'onSelect' | 'pressed' | 'refusal' | 'piece'> {
  readonly id: string;
  /** In place of the card's own name. */
  readonly label?: string;
  /** Only a picture: it cannot be enlarged. */
  readonly still?: boolean;
}

export function MagicCard({ id, label, still = false, ...rest }: MagicCardProps) {
  const { words, enlarge } = useSpeaker();
  const card = magicOf(id);
  const { name, text } = aboutMagic(id, words);
  const reaction = card.kind === 'spell' && card.reaction !== undefined;
  return (
    <Card
      {...rest}
      {...(reaction && { no: <IconBolt /> })}
      name={name}
      text={text}
      art={MAGIC_ART[card.name]}
      tone={magicTone(id)}
      label={label ?? (reaction ? `${name}, ${words.board.hand.reaction}` : name)}
      onZoom={still ? undefined : () => enlarge({ kind: 'magic', id })}
    />
  );
}
