/** A column of overlapping Students, one button: however long it grows, every Student in it stays recognisable. */
import type { DragEvent, MouseEvent } from 'react';
import IconWand from '~icons/game-icons/fairy-wand';
import { cx, IconClose } from '../../../../src/ui';
import { type Arena, elementOf, SPELL_OF, STUDENTS, type StudentId } from '../../data';
import type { PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { ElementSigil, toneOf } from '../pieces/art';
import { Portrait } from '../pieces/Portrait';
import type { StudentMark } from '../turn/marks';
import css from './Column.module.css';

interface ColumnProps {
  readonly arena: Arena;
  readonly player: PlayerID;
  readonly students: readonly StudentId[];
  readonly marks: ReadonlyMap<StudentId, StudentMark>;
  readonly legal?: boolean;
  readonly selected?: boolean;
  /** The Student under the pointer, if there is one. */
  readonly onSelect: (clicked: StudentId | null) => void;
  readonly onDrop?: (() => void) | undefined;
}

export function Column({ arena, player, students, marks, legal, selected, onSelect, onDrop }: ColumnProps) {
  const { words, nameOf, me, near } = useSpeaker();
  const say = words.board.lane;
  const names = students.map((student) => words.spells[SPELL_OF[elementOf(student)]].name);
  const { arena: where } = words.elements[arena];
  const label = player === me ? say.ownColumn(where, names) : say.column(where, nameOf(player), names);
  return (
    <button
      type="button"
      className={cx(css.column, player === near ? css.near : css.far, legal && css.target)}
      style={{ '--n': students.length }}
      aria-label={label}
      aria-description={legal ? say.legal : undefined}
      aria-pressed={selected}
      onClick={(event) => onSelect(studentAt(event))}
      onDragOver={onDrop && ((event: DragEvent) => event.preventDefault())}
      onDrop={onDrop}
    >
      {students.length === 0 ? (
        <span className={css.empty}>{say.noStudents}</span>
      ) : (
        <span className={css.strips}>
          {students.map((student, at) => (
            <Strip
              key={student}
              student={student}
              mark={marks.get(student)}
              last={at === students.length - 1}
            />
          ))}
        </span>
      )}
    </button>
  );
}

interface StripProps {
  readonly student: StudentId;
  readonly mark: StudentMark | undefined;
  readonly last: boolean;
}

function Strip({ student, mark, last }: StripProps) {
  const { words } = useSpeaker();
  const element = elementOf(student);
  return (
    <span
      className={css.strip}
      data-piece={student}
      data-student={student}
      data-tone={toneOf(element)}
      data-mark={mark}
    >
      <span className={css.tag}>
        <ElementSigil element={element} paper />
        <span className={css.name}>{words.spells[SPELL_OF[element]].name}</span>
      </span>
      {last && (
        <span className={css.art}>
          <Portrait element={element} />
        </span>
      )}
      {mark === 'caster' && (
        <span className={css.badge}>
          <IconWand />
        </span>
      )}
      {mark === 'hit' && (
        <span className={css.badge}>
          <IconClose />
        </span>
      )}
    </span>
  );
}

function studentAt({ target }: MouseEvent): StudentId | null {
  const strip = target instanceof Element ? target.closest<HTMLElement>('[data-student]') : null;
  return STUDENTS.find((student) => student === strip?.dataset.student) ?? null;
}
