/** An Arena with both its sides: the far column, the Arena with a stack of Trials on either side, the near column. */
import { cx } from '../../../../src/ui';
import type { Arena } from '../../data';
import { type ClashView, opponentOf, PLAYERS } from '../../state';
import { useSpeaker } from '../context';
import { nextIn } from '../fits';
import { ElementSigil, toneOf } from '../pieces/art';
import { Emblem } from '../pieces/Emblem';
import type { Marks } from '../turn/marks';
import type { Turn } from '../turn/useTurn';
import { Column } from './Column';
import css from './Lane.module.css';
import { stackLabel, TrialStack } from './TrialStack';

export interface LaneProps {
  readonly arena: Arena;
  readonly view: ClashView;
  readonly turn: Turn | null;
  readonly marks: Marks;
  readonly onLook: (arena: Arena) => void;
  /** A card that is dragged from the hand may be dropped here. */
  readonly onDrop: ((drop: () => void) => void) | null;
}

export function Lane({ arena, view, turn, marks, onLook, onDrop }: LaneProps) {
  const { words, nameOf, near } = useSpeaker();
  const far = opponentOf(near);
  const [own, facing] = [view.players[near], view.players[far]];
  const { name, short, arena: where } = words.elements[arena];
  const here = PLAYERS.filter((player) => view.players[player].emblem === arena);
  const label = [
    words.board.lane.plate(
      where,
      here.map((player) => words.roles[player]),
    ),
    stackLabel(words, nameOf(near), own, arena),
    stackLabel(words, nameOf(far), facing, arena),
  ].join(' ');
  const picked = turn?.draft?.kind === 'column' && turn.draft.arena === arena;
  return (
    <section
      className={cx(css.lane, own.emblem === arena && css.here, marks.casting === arena && css.casting)}
      data-tone={toneOf(arena)}
      data-guide={arena}
      aria-label={name}
    >
      <Column
        arena={arena}
        player={far}
        students={facing.columns[arena]}
        marks={marks.students}
        onSelect={(student) => (turn ? turn.pickFacing(arena, student) : onLook(arena))}
      />
      <button
        type="button"
        className={cx(css.arena, marks.plates.has(arena) && css.target)}
        aria-label={label}
        aria-description={marks.plates.has(arena) ? words.board.lane.legal : undefined}
        onClick={() => (turn ? turn.pickPlate(arena) : onLook(arena))}
        onDragOver={onDrop ? (event) => event.preventDefault() : undefined}
        onDrop={onDrop && turn ? () => onDrop(() => turn.pickPlate(arena)) : undefined}
      >
        <TrialStack school={facing} arena={arena} struck={marks.struck === arena} />
        <span className={css.plate}>
          <ElementSigil element={arena} />
          <span className={css.name}>
            <span className={css.wide}>{name}</span>
            <span className={css.narrow}>{short}</span>
          </span>
          {here.map((player) => {
            const { school } = view.players[player];
            return <Emblem key={player} school={school} piece={`emblem-${school}`} className={css.marker} />;
          })}
        </span>
        <TrialStack school={own} arena={arena} next={nextIn(view, near, arena)} />
      </button>
      <Column
        arena={arena}
        player={near}
        students={own.columns[arena]}
        marks={marks.students}
        legal={marks.columns.has(arena)}
        selected={turn ? picked : undefined}
        onSelect={(student) => (turn ? turn.pickColumn(arena, student) : onLook(arena))}
        onDrop={onDrop && turn ? () => onDrop(() => turn.pickColumn(arena, null)) : undefined}
      />
    </section>
  );
}
