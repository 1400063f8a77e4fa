/** How a round ended: who won it and why, and everybody's total, crest and parchments. */
import { cx, REACHABLE, Rich } from '../../../../src/ui';
import { rankRound } from '../../standing';
import { type AnludimView, covenAt, type RoundResult as Result, seatOf } from '../../state';
import { PARCHMENT_ART } from '../cards/art';
import { useSpeaker } from '../context';
import { Crest } from '../covens/Crest';
import css from './RoundResult.module.css';

interface RoundResultProps {
  readonly table: AnludimView;
  readonly result: Result;
}

export function RoundResult({ table, result }: RoundResultProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.round;
  const { winner, round, totals, trigger, endedBy } = result;
  const others = rankRound(totals, trigger).filter((seat) => seat !== winner);
  return (
    <section className={css.result} {...REACHABLE}>
      <h2>{say.title(round, nameOf(seatOf(winner)))}</h2>
      <p>
        <Rich text={say.why(endedBy, nameOf(seatOf(winner)))} />
      </p>
      <ol aria-label={say.standings}>
        {[winner, ...others].map((seat) => {
          const { crest, parchments, roundsWon } = covenAt(table, seat);
          return (
            <li key={seat} className={cx(seat === winner && css.winner)}>
              <Crest seat={seatOf(seat)} side={crest} />
              <span className={css.name}>
                {nameOf(seatOf(seat))}
                <small>
                  {[
                    roundsWon > 0 && words.board.seats.roundsWon(roundsWon),
                    table.nextFirstPlayer === seat && say.first,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              {parchments > 0 && (
                <span className={css.parchments} title={words.board.seats.parchments(parchments)}>
                  {PARCHMENT_ART}
                  <span aria-hidden="true">+{parchments}</span>
                  <span className="visually-hidden">{words.board.seats.parchments(parchments)}</span>
                </span>
              )}
              <b>
                {totals[seat]}
                <span className="visually-hidden"> {words.board.seats.points}</span>
              </b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
