/** A coven's place at the table: crest, counts, total, objects and laid combinations. On phones a strip that expands. */
import { useState } from 'react';
import { Chip, cx, IconCards, IconDown, IconRobot, IconUp } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import type { Discipline } from '../../data';
import type { AnludimFacts } from '../../facts';
import { type AnludimView, type ComboId, covenAt } from '../../state';
import { PARCHMENT_ART } from '../cards/art';
import { useSpeaker } from '../context';
import { Combination, type ComboActs } from './Combination';
import css from './Coven.module.css';
import { Crest } from './Crest';
import { Professor } from './Professor';
import { Sockets } from './Sockets';

interface CovenProps {
  readonly table: AnludimView;
  readonly facts: AnludimFacts;
  readonly seat: Seat;
  readonly bot: boolean;
  readonly turn: boolean;
  /** Four or more stand side by side. */
  readonly narrow?: boolean;
  /** The combination that would lose its professor to the viewer's selection. */
  readonly threatened?: ComboId | null;
  readonly arriving?: { readonly discipline: Discipline; readonly piece: string } | null;
  /** Unfolded on phones from the start. */
  readonly unfolded?: boolean;
  /** For the viewer's own coven. */
  readonly own?: OwnCoven | null;
}

interface OwnCoven extends ComboActs {
  readonly onSpend?: (() => void) | undefined;
}

export function Coven({
  table,
  facts,
  seat,
  bot,
  turn,
  narrow,
  threatened,
  arriving,
  unfolded = false,
  own,
}: CovenProps) {
  const { words, nameOf, me } = useSpeaker();
  const [open, setOpen] = useState(unfolded);
  const say = words.board.seats;
  const coven = covenAt(table, seat);
  const name = nameOf(seat);
  const laidCards = coven.combos.reduce((sum, { cards }) => sum + cards.length, 0);
  const isMine = seat === me;
  // Between two rounds the new parchments lie there already: what counted is the result.
  const { totals } = (table.phase === 'keep' && table.history.at(-1)) || facts;
  const total = totals[Number(seat)];
  return (
    <section
      className={cx(css.coven, turn && css.turn, isMine && css.mine)}
      data-open={open || undefined}
      data-uses={own?.onUse ? true : undefined}
      data-narrow={narrow || undefined}
      data-laid={laidCards > 12 ? 'many' : laidCards > 6 ? 'more' : undefined}
      aria-label={name}
    >
      <header className={css.head}>
        <Crest seat={seat} side={coven.crest} />
        <div className={css.about}>
          <h2>
            <span className={css.name}>{name}</span>
            {bot && (
              <span className={css.bot} role="img" aria-label={say.bot} title={say.bot}>
                <IconRobot />
              </span>
            )}
            {isMine && name.toLowerCase() !== say.you && (
              <span className={css.tag}>
                <Chip>{say.you}</Chip>
              </span>
            )}
          </h2>
          <p className={css.counts}>
            <span title={knownTitle()}>
              <IconCards />
              <span aria-hidden="true">{coven.hand.length}</span>
              <span className="visually-hidden">{knownTitle()}</span>
            </span>
            {coven.parchments > 0 && (
              <span title={say.parchments(coven.parchments)}>
                <span className={css.scroll} aria-hidden="true">
                  {PARCHMENT_ART}
                </span>
                <span aria-hidden="true">{coven.parchments}</span>
                <span className="visually-hidden">{say.parchments(coven.parchments)}</span>
              </span>
            )}
            <span className={css.holds} aria-hidden="true">
              {coven.combos
                .filter(({ id, discipline }) => table.professors[discipline] === id)
                .map(({ discipline }) => (
                  <Professor key={discipline} discipline={discipline} size="1.15rem" />
                ))}
            </span>
            {coven.roundsWon > 0 && <span className={css.won}>{say.roundsWon(coven.roundsWon)}</span>}
            {table.firstPlayer === Number(seat) && <span className={css.first}>{say.firstPlayer}</span>}
          </p>
        </div>
        <p className={css.total}>
          {total}
          <small>{say.points}</small>
        </p>
        {!isMine && (
          <button
            type="button"
            className={css.expand}
            aria-expanded={open}
            aria-label={open ? say.collapse(name) : say.expand(name)}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconUp /> : <IconDown />}
          </button>
        )}
      </header>
      <div className={css.objects}>
        <Sockets objects={coven.objects} {...(arriving && { arriving })} />
        {own?.onSpend && (
          <button
            type="button"
            className={css.spend}
            aria-label={words.board.act.spend}
            title={words.board.act.spend}
            onClick={own.onSpend}
          />
        )}
      </div>
      {coven.combos.length === 0 ? (
        <p className={css.nothing}>{say.nothingLaid}</p>
      ) : (
        <ul className={css.combos} aria-label={say.combinations}>
          {coven.combos.map((combo) => (
            <Combination
              key={combo.id}
              combo={combo}
              strength={facts.strengths[combo.id] ?? []}
              attended={table.professors[combo.discipline] === combo.id}
              threatened={combo.id === threatened}
              acts={own ?? null}
            />
          ))}
        </ul>
      )}
    </section>
  );

  function knownTitle(): string {
    const known = coven.known.map((card) => words.card(card));
    const count = say.hand(coven.hand.length);
    return known.length > 0 && !isMine ? `${count}. ${say.known(known)}` : count;
  }
}
