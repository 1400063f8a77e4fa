/** The results of a best-of: a line for each player, a column for each game, the points at the end. */
import { Link } from 'wouter';
import type { SeriesSheet } from '../../series';
import { cx, VisuallyHidden } from '../../ui';
import { useSeriesWords } from '../text/series';
import css from './Sheet.module.css';
import { Walkover } from './Walkover';

interface Props {
  readonly sheet: Extract<SeriesSheet, { kind: 'best' }>;
  readonly names: readonly string[];
  /** How many games there are at most. */
  readonly of: number;
  /** The address of a match to be seen again. */
  readonly replayOf: (match: string) => string;
}

export function BestSheet({ sheet: { games, draws, standing }, names, of, replayOf }: Props) {
  const { sheet: words } = useSeriesWords();
  const columns = Array.from({ length: of }, (_, at) => ({ number: at + 1, game: games[at] }));
  return (
    <table className={cx(css.sheet, css.best)}>
      <caption className="visually-hidden">{words.best}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {columns.map(({ number, game }) => (
            <th key={number} scope="col">
              {game ? (
                <Link href={replayOf(game.match)} aria-label={words.replay(words.game(number))}>
                  {number}
                </Link>
              ) : (
                <>
                  <span aria-hidden="true">{number}</span>
                  <VisuallyHidden>{words.game(number)}</VisuallyHidden>
                </>
              )}
            </th>
          ))}
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, at) => (
          <tr key={name} data-wins={standing.winners.includes(name) || undefined}>
            <th scope="row">{name}</th>
            {columns.map(({ number, game }) => {
              const share = game && shareOf(name, game.winners);
              const points = game?.points?.[game.seats.indexOf(name)];
              return (
                <td key={number} data-share={share}>
                  {share === undefined ? (
                    <span className={css.blank}>·</span>
                  ) : (
                    <>
                      <span aria-hidden="true">
                        {share === 'drawn' && draws === 'nothing' ? '=' : SHOWN[share]}
                      </span>
                      <VisuallyHidden>{words[share]}</VisuallyHidden>
                      {points !== undefined && <small>{points}</small>}
                      {share === 'won' && game?.walkover && <Walkover />}
                    </>
                  )}
                </td>
              );
            })}
            <td className={css.sum}>{halves(standing.points[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Share = 'won' | 'drawn' | 'lost';
const SHOWN: Readonly<Record<Share, string>> = { won: '1', drawn: '½', lost: '0' };

function shareOf(name: string, winners: readonly string[]): Share {
  if (winners.length > 0 && !winners.includes(name)) return 'lost';
  return winners.length === 1 ? 'won' : 'drawn';
}

/** 1.5 as 1½. */
function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
