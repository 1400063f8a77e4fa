/** A School card: a Course, a Horcruche or a Détourneur. */
import { Card, type CardProps } from '../../../../src/table';
import { schoolOf } from '../../catalogue';
import { schoolKey } from '../../text/log';
import { useSpeaker } from '../context';
import { aboutSchool } from './about';
import { type Kind, SCHOOL_ART } from './art';

interface SchoolCardProps extends Pick<CardProps, 'state' | 'onSelect' | 'pressed' | 'refusal' | 'piece'> {
  readonly id: string;
  /** In place of the card's own name. */
  readonly label?: string;
  /** Only a picture: it cannot be enlarged. */
  readonly still?: boolean;
}

export function SchoolCard({ id, label, still = false, ...rest }: SchoolCardProps) {
  const { words, enlarge } = useSpeaker();
  const { name, text } = aboutSchool(id, words);
  const kind = schoolKey(id) as Kind;
  const card = schoolOf(id);
  const course = card.kind === 'detourneur' && 'course' in card.detourneur ? card.detourneur.course : null;
  return (
    <Card
      {...rest}
      {...(course && { no: SCHOOL_ART[course] })}
      name={card.kind === 'detourneur' ? words.pieces.detourneurs.name : name}
      text={text}
      art={SCHOOL_ART[kind]}
      tone={kind}
      label={label ?? name}
      onZoom={still ? undefined : () => enlarge({ kind: 'school', id })}
    />
  );
}
