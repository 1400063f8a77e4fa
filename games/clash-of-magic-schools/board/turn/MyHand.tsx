/** The viewer's hand, sorted by Element; what is chosen shows its place in the order. */
import { Fragment } from 'react';
import { Draggable, Hand } from '../../../../src/table';
import { ELEMENTS, elementOf, type StudentId } from '../../data';
import { useSpeaker } from '../context';
import { StudentCard } from '../pieces/StudentCard';
import css from './turn.module.css';

interface MyHandProps {
  readonly hand: readonly StudentId[];
  readonly chosen: readonly StudentId[];
  /** Absent: the cards can only be looked at. */
  readonly onPick?: (card: StudentId) => void;
  readonly onDrag?: (card: StudentId | null) => void;
  /** What the edge of a chosen card says. */
  readonly noteOf: (place: number) => string;
}

/** A phone shows this many cards in a row, and few are not drawn larger than this many would be. */
const PER_ROW = 7;
const AS_IF = 5;

export function MyHand({ hand, chosen, onPick, onDrag, noteOf }: MyHandProps) {
  const { words } = useSpeaker();
  const say = words.board.hand;
  const sorted = hand.toSorted((one, other) => order(one) - order(other));
  if (sorted.length === 0) return <p className={css.noHand}>{say.empty}</p>;
  return (
    <div
      className={css.hand}
      data-guide="hand"
      style={{ '--count': sorted.length, '--columns': Math.min(Math.max(sorted.length, AS_IF), PER_ROW) }}
      data-rows={sorted.length > PER_ROW ? 2 : 1}
      data-resume={onPick ? true : undefined}
    >
      <Hand label={say.label(sorted.length)}>
        {sorted.map((card) => {
          const place = chosen.indexOf(card);
          const shown = (
            <StudentCard
              student={card}
              state={place >= 0 ? 'selected' : 'plain'}
              {...(onPick && { pressed: place >= 0, onSelect: () => onPick(card) })}
              {...(place >= 0 && { note: noteOf(place + 1) })}
            />
          );
          return (
            <Fragment key={card}>
              {onDrag ? (
                <Draggable onPick={() => onDrag(card)} onLeave={() => onDrag(null)}>
                  {shown}
                </Draggable>
              ) : (
                shown
              )}
            </Fragment>
          );
        })}
      </Hand>
    </div>
  );
}

function order(card: StudentId): number {
  return ELEMENTS.indexOf(elementOf(card));
}
