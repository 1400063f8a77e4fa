/** Above the Wizards: which kind of power to show, and from the second round on what was seen of the other team. */
import { type CupView, indexOf, type Side } from '../../state';
import { KIND_MARKS } from '../cards/art';
import { useSpeaker } from '../context';
import { Known } from '../seats/Known';
import type { Filter } from './Gallery';
import css from './Toolbar.module.css';

interface ToolbarProps {
  readonly view: CupView;
  readonly opponent: Side;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const KINDS = ['immediate', 'dormant', 'permanent', 'none'] as const;

export function Toolbar({ view, opponent, filter, onFilter }: ToolbarProps) {
  const { words, nameOf } = useSpeaker();
  const last = view.rounds.at(-1);
  const seen = last?.shown[indexOf(opponent)] ?? [];
  return (
    <div className={css.toolbar}>
      <fieldset className={css.kinds}>
        <legend className="visually-hidden">{words.board.build.filter}</legend>
        {KINDS.map((kind) => {
          const on = filter.kind === kind;
          const Mark = KIND_MARKS[kind];
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={on}
              title={words.kindNotes[kind]}
              onClick={() => onFilter({ ...filter, kind: on ? null : kind })}
            >
              <Mark />
              <span>{words.kinds[kind]}</span>
            </button>
          );
        })}
      </fieldset>
      {last ? (
        <div className={css.seen}>
          <b>{words.board.seats.seenIn(last.round)}</b>
          <Known label={words.board.seats.seenOf(nameOf(opponent))} cards={seen} side={opponent} />
        </div>
      ) : (
        <p className={css.keys}>{words.board.build.keys}</p>
      )}
    </div>
  );
}
