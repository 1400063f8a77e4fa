/** The Timetable on its parchment: the School cards to collect, their letters, and what each would cost the viewer. */
import { IconCards } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { costOf } from '../../scoring';
import { playerAt } from '../../seats';
import type { HousesView, Slot } from '../../state';
import { schoolName } from '../../text/log';
import { aboutMail } from '../cards/about';
import { Letter } from '../cards/Letter';
import { SchoolCard } from '../cards/SchoolCard';
import { pressable, type Zone } from '../choice/task';
import { useSpeaker } from '../context';
import css from './Timetable.module.css';

interface TimetableProps {
  readonly table: HousesView;
  /** Whose costs are shown. */
  readonly payer: Seat | null;
  readonly zone?: Zone<number> | undefined;
}

export function Timetable({ table, payer, zone }: TimetableProps) {
  const say = useSpeaker().words.board.timetable;
  return (
    <section className={css.timetable} aria-labelledby="timetable">
      <h2 id="timetable" className={css.title}>
        {say.title} {payer !== null && <small>{say.hint}</small>}
      </h2>
      <ol className={css.slots} data-slots={table.timetable.length}>
        {table.timetable.map((slot, at) => (
          // A place of the Timetable stays the same place, whatever lies there.
          <li key={PLACES[at]} className={css.slot} data-chosen={zone?.chosen.includes(at) || undefined}>
            <Place table={table} slot={slot} at={at} payer={payer} zone={zone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface PlaceProps extends TimetableProps {
  readonly slot: Slot<string | null>;
  readonly at: number;
}

function Place({ table, slot: { card, mail }, at, payer, zone }: PlaceProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.timetable;
  if (card === null) {
    return (
      <p className={css.empty}>
        <span className="visually-hidden">{say.emptySlot(at + 1)}</span>
        <span aria-hidden="true">{say.empty}</span>
      </p>
    );
  }
  const player = payer === null ? null : playerAt(table, payer);
  const cost = player && costOf(player, card);
  // What the viewer knows lies on top.
  const open = mail.toSorted((a, b) => Number(a.id !== null) - Number(b.id !== null));
  const known = mail.flatMap(({ id }) => (id === null ? [] : [aboutMail(id, words).name]));
  const readers = [...new Set(mail.flatMap(({ seenBy }) => seenBy))].filter((seat) => seat !== payer);
  const label = [
    say.slot(at + 1, schoolName(card, words.pieces)),
    ...(cost === null ? [] : [say.cost(cost)]),
    ...(mail.length > 0 ? [say.letters(mail.length)] : []),
    ...(known.length > 0 ? [say.letter(known.join(', '))] : []),
    ...(readers.length > 0 ? [say.seenBy(readers.map(nameOf))] : []),
  ].join(', ');
  return (
    <>
      <SchoolCard id={card} piece={card} label={label} {...pressable(zone, at)} />
      {mail.length > 0 && (
        <span className={css.mail} title={readers.length > 0 ? say.seenBy(readers.map(nameOf)) : undefined}>
          {open.map(({ id }, token) => (
            // Sealed letters have no identity of their own.
            <Letter key={id ?? `${PLACES[at]}${token}`} id={id} piece={id ?? undefined} />
          ))}
          {mail.length > 1 && <b aria-hidden="true">{mail.length}</b>}
        </span>
      )}
      {player && cost !== null && (
        <span className={css.cost} data-dear={player.hand.length < cost || undefined} aria-hidden="true">
          <IconCards />
          {cost}
        </span>
      )}
    </>
  );
}
