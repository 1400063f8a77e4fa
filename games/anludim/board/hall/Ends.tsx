/** What ends the round and how close it is: a candle per pile, a stone per kind of object. */
import { cx, Rich } from '../../../../src/ui';
import { DISCIPLINES, EMPTY_PILES, IDLE_TURNS } from '../../data';
import type { AnludimFacts } from '../../facts';
import { type AnludimView, seatOf } from '../../state';
import { useSpeaker } from '../context';
import css from './Ends.module.css';

const CANDLES = Array.from({ length: EMPTY_PILES }, (_, candle) => candle + 1);
const STONES = DISCIPLINES.map((_, stone) => stone + 1);

interface EndsProps {
  readonly table: AnludimView;
  readonly facts: AnludimFacts;
}

export function Ends({ table, facts }: EndsProps) {
  const { words, nameOf, me } = useSpeaker();
  const say = words.board.ends;
  const most = Math.max(...facts.kinds);
  const leaders = facts.kinds.flatMap((kinds, seat) => {
    if (kinds < most) return [];
    return [seatOf(seat) === me ? words.board.seats.you : nameOf(seatOf(seat))];
  });
  const limit = IDLE_TURNS * table.players.length;
  return (
    <section className={cx(css.ends, most >= 4 && css.alarm)} data-guide="ends" aria-label={say.label}>
      <span className={css.candles} aria-hidden="true">
        {CANDLES.map((candle) => (
          <i key={candle} data-out={candle <= facts.emptyPiles || undefined} />
        ))}
      </span>
      <p>
        <b>{say.piles(facts.emptyPiles, EMPTY_PILES)}</b>
        <small>{table.idleTurns * 2 > limit ? say.idle(table.idleTurns, limit) : say.last}</small>
      </p>
      <p className={css.five}>
        <span className={css.stones} aria-hidden="true">
          {STONES.map((stone) => (
            <i key={stone} data-on={stone <= most || undefined} />
          ))}
        </span>
        <small>{most === 0 ? say.nobody : <Rich text={say.kinds(most, leaders)} />}</small>
      </p>
    </section>
  );
}
