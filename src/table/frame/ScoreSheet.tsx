/** The score sheet of a finished game: a column for each player, a line for each source of points. */
import type { Score, Sheet } from '../../../games/kit';
import css from './ScoreSheet.module.css';

export function ScoreSheet({ sheet: { label, players, lines, total } }: { readonly sheet: Sheet }) {
  return (
    <table className={css.sheet} data-players={players.length}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ name, note, wins }) => (
            <th key={name} scope="col" data-wins={wins || undefined}>
              <span>{name}</span>
              <small>{note}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.label} {...line} players={players} />
        ))}
      </tbody>
      <tfoot>
        <Line {...total} players={players} />
      </tfoot>
    </table>
  );
}

interface LineProps {
  readonly label: string;
  readonly scores: readonly Score[];
  readonly players: Sheet['players'];
}

function Line({ label, scores, players }: LineProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {players.map(({ name, wins }, at) => {
        const { points, note } = scores[at] ?? { points: 0 };
        const none = points === 0 && note === undefined;
        return (
          <td key={name} data-wins={wins || undefined} data-sign={none ? 'none' : Math.sign(points)}>
            {none ? '–' : points < 0 ? `−${-points}` : points}
            {note !== undefined && <small>{note}</small>}
          </td>
        );
      })}
    </tr>
  );
}
