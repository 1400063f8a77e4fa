/** Five sockets, one for each kind of object: four filled ones should alarm everybody. */
import { cx } from '../../../../src/ui';
import { DISCIPLINES, type Discipline } from '../../data';
import type { MagicObject } from '../../state';
import { OBJECT_ART } from '../cards/art';
import { useSpeaker } from '../context';
import css from './Sockets.module.css';

interface SocketsProps {
  readonly objects: readonly MagicObject[];
  /** The object that is just being given, and its identity for the travel animation. */
  readonly arriving?: { readonly discipline: Discipline; readonly piece: string } | null;
}

export function Sockets({ objects, arriving = null }: SocketsProps) {
  const { words } = useSpeaker();
  return (
    <ul className={css.sockets} aria-label={words.board.seats.objects}>
      {DISCIPLINES.map((discipline) => {
        const values = objects
          .filter((object) => object.discipline === discipline)
          .map(({ value }) => value)
          .sort((low, high) => low - high);
        const name = words.board.seats.socket(words.disciplines[discipline].object, values);
        return (
          <li
            key={discipline}
            className={cx(css.socket, values.length > 0 && css.filled)}
            data-tone={`prof-${discipline}`}
            title={name}
          >
            <span
              className={css.object}
              data-piece={arriving?.discipline === discipline ? arriving.piece : undefined}
              aria-hidden="true"
            >
              {OBJECT_ART[discipline]}
            </span>
            {values.length > 0 && <b aria-hidden="true">{values.join(' ')}</b>}
            <span className="visually-hidden">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
