/** The bracket of a tournament: stages from left to right on a wide sheet, one below the other on a narrow one. */
import { Link } from 'wouter';
import IconCrown from '~icons/game-icons/laurel-crown';
import type { Championship } from '../../../games/kit/series';
import type { BracketResult } from '../../series';
import { cx, IconPlay, VisuallyHidden } from '../../ui';
import { useSeriesWords } from '../text/series';
import type { SeriesWords } from '../text/series/words';
import css from './Bracket.module.css';
import { type Box, type Column, planBracket } from './bracketPlan';

interface Props {
  readonly bracket: Championship<BracketResult>;
  /** Which matches of the last stage are being played. */
  readonly playing: readonly number[];
  /** The address of a match to be seen again. */
  readonly replayOf: (match: string) => string;
}

export function Bracket({ bracket, playing, replayOf }: Props) {
  const { sheet } = useSeriesWords();
  const columns = planBracket(bracket);
  const lines = bracket.stages[0]?.entrants.length ?? 0;
  const last = bracket.stages.length - 1;
  return (
    <div
      className={css.bracket}
      data-notes={columns.some((column) => column.some(isNoted)) || undefined}
      style={{ '--lines': lines, '--columns': columns.length + 1 }}
    >
      {columns.map((column, stage) => {
        const heading = stageName(columns.length - 1 - stage, sheet);
        return (
          <section key={heading} className={css.stage} aria-label={heading}>
            <h3>{heading}</h3>
            <ol className={css.column}>
              {column.map((box, at) => (
                <Entry
                  key={box.middle}
                  box={box}
                  name={`${heading} ${at + 1}`}
                  replayOf={replayOf}
                  draws={stage === 0 ? bracket.draws : null}
                  playing={stage === last && bracket.champion === null && playing.includes(at)}
                />
              ))}
            </ol>
            <Connections column={column} lines={lines} />
          </section>
        );
      })}
      <section className={cx(css.stage, css.champion)} aria-label={sheet.champion}>
        <h3>{sheet.champion}</h3>
        <p className={css.crown} data-known={bracket.champion !== null || undefined}>
          <IconCrown aria-hidden="true" />
          <b>{bracket.champion ?? sheet.open}</b>
        </p>
      </section>
    </div>
  );
}

interface EntryProps {
  readonly box: Box;
  /** What the match is called. */
  readonly name: string;
  readonly replayOf: Props['replayOf'];
  /** Shown where the names come straight from the lots. */
  readonly draws: Championship<unknown>['draws'] | null;
  readonly playing: boolean;
}

function isNoted({ drawn, verdict }: Box): boolean {
  return drawn.length > 0 || verdict !== null;
}

function Entry({ box, name: match, replayOf, draws, playing }: EntryProps) {
  const { sheet } = useSeriesWords();
  const { middle, lines, decider, drawn, verdict } = box;
  return (
    <li
      className={cx(css.box, lines.length === 1 && css.bye, playing && css.playing)}
      style={{ '--middle': middle }}
    >
      {lines.map(({ name, fate }, place) => {
        const lot = name === null ? undefined : draws?.[name];
        return (
          <p
            key={name ?? place}
            className={css.line}
            data-fate={fate ?? (name === null ? 'open' : undefined)}
          >
            <span className={css.name}>{name ?? sheet.open}</span>
            {fate && <VisuallyHidden>{fate === 'wins' ? sheet.wins : sheet.out}</VisuallyHidden>}
            {fate === 'wins' && decider !== null && (
              <Link className={css.replay} href={replayOf(decider)} aria-label={sheet.replay(match)}>
                <IconPlay />
              </Link>
            )}
            {lines.length === 1 && (
              <em className={css.through} aria-hidden="true">
                {sheet.byeShort}
              </em>
            )}
            {lot && (
              <small title={sheet.lot(lot.join(', '))}>
                <VisuallyHidden>{sheet.lot(lot.join(', '))}</VisuallyHidden>
                <span aria-hidden="true">{lot.join('·')}</span>
              </small>
            )}
          </p>
        );
      })}
      {isNoted(box) && (
        <p className={css.note}>
          {drawn.length > 0 && verdict !== 'threeDraws' && <span>{sheet.drawnFirst}</span>}
          {verdict && <span>{sheet[verdict]}</span>}
          {drawn.map((game, at) => (
            <Link
              key={game}
              className={css.drawn}
              href={replayOf(game)}
              aria-label={sheet.replay(sheet.drawnGame(match, at + 1))}
            >
              {at + 1}
            </Link>
          ))}
        </p>
      )}
      {lines.length === 1 && <VisuallyHidden>{sheet.bye}</VisuallyHidden>}
      {playing && <VisuallyHidden>{sheet.playing}</VisuallyHidden>}
    </li>
  );
}

/** The lines that lead from the boxes before into those of this column. */
function Connections({ column, lines }: { readonly column: Column; readonly lines: number }) {
  const paths = column.flatMap(({ from, middle }) => from.map((start) => `M0 ${start}H.5V${middle}H1`));
  if (paths.length === 0) return null;
  return (
    <svg className={css.lines} viewBox={`0 0 1 ${lines}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** By how many stages come after it. */
export function stageName(after: number, sheet: SeriesWords['sheet']): string {
  return [sheet.final, sheet.semifinal, sheet.quarterfinal][after] ?? sheet.quarterfinal;
}
