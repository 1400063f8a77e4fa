/** The collection of a play area: a column for each kind of School card, and what it is worth. */

import { type Kind, SCHOOL_ART } from '../cards/art';
import { useSpeaker } from '../context';
import css from './Columns.module.css';
import { type Column, columnsOf } from './standing';

interface ColumnsProps {
  readonly school: string[];
  /** The column that a card is about to join. */
  readonly joins?: Kind | undefined;
  /** A copy: its pieces do not travel. */
  readonly still?: boolean;
  /** On a phone only the number of each kind is shown. */
  readonly strip?: boolean;
}

export function Columns({ school, joins, still = false, strip = false }: ColumnsProps) {
  const { words } = useSpeaker();
  return (
    <ul className={css.columns} data-strip={strip || undefined}>
      {columnsOf({ school }).map((column) => (
        <li
          key={column.kind}
          className={css.column}
          data-tone={column.kind}
          data-empty={(column.ids.length === 0 && column.kind !== joins) || undefined}
          title={nameOf(column.kind)}
        >
          <span className="visually-hidden">
            {words.board.area.column(nameOf(column.kind), column.ids.length, column.points)}
          </span>
          <Stack column={column} joins={column.kind === joins} still={still} />
          <span className={css.points} aria-hidden="true">
            {column.ids.length === 0 ? '–' : column.points}
          </span>
        </li>
      ))}
    </ul>
  );

  function nameOf(kind: Kind): string {
    if (kind === 'horcruche') return words.board.area.horcruches;
    return kind === 'detourneur' ? words.board.area.detourneurs : words.pieces.courses[kind].name;
  }
}

interface StackProps {
  readonly column: Column;
  readonly joins: boolean;
  readonly still: boolean;
}

function Stack({ column: { kind, ids }, joins, still }: StackProps) {
  return (
    <span className={css.stack} aria-hidden="true">
      {ids.length === 0 && !joins && <span className={css.none}>{SCHOOL_ART[kind]}</span>}
      {ids.map((id) => (
        <span key={id} className={css.tab} data-count={ids.length} data-piece={still ? undefined : id}>
          {SCHOOL_ART[kind]}
        </span>
      ))}
      {joins && <span className={css.next}>{SCHOOL_ART[kind]}</span>}
    </span>
  );
}
