/** A Student as a card: portrait, Element, and the name of the spell. */
import { Card, type CardProps } from '../../../../src/table';
import { type Element, elementOf, SPELL_OF, type StudentId } from '../../data';
import { useSpeaker } from '../context';
import { ElementSigil, toneOf } from './art';
import { Portrait } from './Portrait';
import css from './pieces.module.css';

type Passed = 'state' | 'onSelect' | 'pressed' | 'piece' | 'refusal';

interface ElementCardProps extends Pick<CardProps, Passed> {
  readonly element: Element;
  /** Only a picture: it cannot be enlarged. */
  readonly still?: boolean;
  /** What stands on the edge of a chosen card: its place in the order. */
  readonly note?: string;
}

export function ElementCard({ element, still = false, note, ...rest }: ElementCardProps) {
  const { words, enlarge } = useSpeaker();
  const { name, text } = words.spells[SPELL_OF[element]];
  const label = words.board.card.label(element, name);
  return (
    <div className={css.student}>
      <Card
        {...rest}
        name={name}
        text={text}
        tone={toneOf(element)}
        label={note ? `${label}, ${note}` : label}
        onZoom={still ? undefined : () => enlarge(element)}
        art={
          <span className={css.scene}>
            <Portrait element={element} />
            <span className={css.corner}>
              <ElementSigil element={element} />
            </span>
            <span className={css.kind}>{words.elements[element].short}</span>
          </span>
        }
      />
      {note && (
        <span className={css.note} aria-hidden="true">
          {note}
        </span>
      )}
    </div>
  );
}

interface StudentCardProps extends Omit<ElementCardProps, 'element' | 'piece'> {
  readonly student: StudentId;
}

export function StudentCard({ student, ...rest }: StudentCardProps) {
  return <ElementCard {...rest} element={elementOf(student)} piece={student} />;
}
