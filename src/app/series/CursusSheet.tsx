/** The score sheet of a Cursus: both scores of every game, a ticked box for the winner, the bonus and the totals. */
import { Link } from 'wouter';
import type { AnyWords } from '../../../games/kit';
import type { SeriesSheet, SideSeat } from '../../series';
import { cx, VisuallyHidden } from '../../ui';
import { useSeriesWords } from '../text/series';
import css from './Sheet.module.css';
import { Walkover } from './Walkover';

interface Props {
  readonly sheet: Extract<SeriesSheet, { kind: 'cursus' }>;
  readonly names: readonly string[];
  readonly roles: AnyWords['roles'];
  /** The address of a match to be seen again. */
  readonly replayOf: (match: string) => string;
}

const SIDES: readonly SideSeat[] = ['0', '1'];

export function CursusSheet({ sheet: { games, of, bonus, standing }, names, roles, replayOf }: Props) {
  const { sheet: words } = useSeriesWords();
  const rows = Array.from({ length: of }, (_, at) => ({ number: at + 1, game: games[at] }));
  return (
    <table className={cx(css.sheet, css.cursus)}>
      <caption className="visually-hidden">{words.cursus}</caption>
      <thead>
        <tr>
          <td />
          {SIDES.map((side) => (
            <th key={side} scope="col" data-wins={standing.winner === side || undefined}>
              {names[Number(side)]}
              <small>{roles[side]}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, game }) => (
          <tr key={number}>
            <th scope="row">
              {game ? (
                <Link href={replayOf(game.match)} aria-label={words.replay(words.game(number))}>
                  {words.game(number)}
                </Link>
              ) : (
                words.game(number)
              )}
            </th>
            {SIDES.map((side) => (
              <td key={side}>
                {game ? game.scores[side] : <span className={css.blank}>·</span>}
                <i className={cx(css.round, game?.winner === side && css.ticked)} aria-hidden="true" />
                {game?.winner === side && <VisuallyHidden>{words.won}</VisuallyHidden>}
                {game?.winner === side && game.walkover && <Walkover />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.minor}>
          <th scope="row">{words.bonus(bonus)}</th>
          {SIDES.map((side) => (
            <td key={side}>{standing.bonus === side ? `+${bonus}` : '–'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.total}</th>
          {SIDES.map((side) => (
            <td key={side} data-wins={standing.winner === side || undefined}>
              {standing.totals[side]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
