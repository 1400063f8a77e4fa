/** A play area: who sits here, their House, what everybody may know of them, and what they have collected. */
import { type ReactNode, useState } from 'react';
import { Zone as Place } from '../../../../src/table';
import { cx, refuse, SeatSigil, Sheet } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { playerAt } from '../../seats';
import type { HousesView } from '../../state';
import type { Kind } from '../cards/art';
import { Crest } from '../cards/Crest';
import { stateOf, type Zone } from '../choice/task';
import { useSpeaker } from '../context';
import css from './Area.module.css';
import { Bonuses } from './Bonuses';
import { Columns } from './Columns';
import { Counts } from './Counts';
import { Details } from './Details';
import { Flags } from './Flags';
import { openPoints, signed } from './standing';

interface AreaProps {
  readonly table: HousesView;
  readonly seat: Seat;
  readonly turn: boolean;
  /** Whether this area, as a whole, can be chosen. */
  readonly zone?: Zone<Seat> | undefined;
  readonly joins?: Kind | undefined;
  /** The buttons of the own powers. */
  readonly powers?: ReactNode;
  /** The own letters. */
  readonly children?: ReactNode;
  readonly onDrop?: (() => void) | undefined;
}

export function Area({ table, seat, turn, zone, joins, powers, children, onDrop }: AreaProps) {
  const { words, nameOf, me } = useSpeaker();
  const [open, setOpen] = useState(false);
  const say = words.board.area;
  const player = playerAt(table, seat);
  const own = seat === me;
  const name = nameOf(seat);
  const houses = player.houses.map((house) => words.pieces.houses[house]);
  const state = stateOf(zone, seat);
  const targeting = zone?.outlined;
  const choose = () => {
    const reason = zone?.refusal(seat);
    if (reason) refuse(reason);
    else zone?.choose(seat);
  };
  return (
    <Place
      label={say.label(name)}
      className={cx(css.area, own && css.own, turn && css.turn, state !== 'plain' && css[state])}
    >
      <Dropped onDrop={onDrop}>
        <header className={css.head}>
          <span className={css.crests}>
            {player.houses.map((house) => (
              <Crest key={house} house={house} size="var(--crest)" />
            ))}
            {player.houses.length === 0 && <SeatSigil seat={seat} size="var(--crest)" />}
          </span>
          <p className={css.name}>
            <b>{name}</b>
            <small>
              {[...(own ? [words.board.you] : []), ...houses.map((house) => house.name)].join(' · ')}
            </small>
            <Flags table={table} seat={seat} />
          </p>
          <p className={css.points}>
            {signed(table.result?.scores[seat]?.total ?? openPoints(table, seat))}
            <small>{table.result ? words.board.scores.total : say.openPoints}</small>
          </p>
          <Counts player={player} />
        </header>
        <Columns school={player.school} joins={joins} strip={!own} />
        <footer className={css.foot}>
          <Bonuses ids={player.bonus} />
          {children}
          {powers}
          {!own && houses.length > 0 && (
            <span className={css.power}>
              {houses.map((house) => house.line(table.numPlayers)).join(' · ')}
            </span>
          )}
        </footer>
      </Dropped>
      {targeting ? (
        <button
          type="button"
          className={css.cover}
          aria-label={say.target(name)}
          aria-pressed={zone.chosen.includes(seat)}
          aria-disabled={zone.refusal(seat) === null ? undefined : true}
          onClick={choose}
        />
      ) : (
        !own && (
          <button
            type="button"
            className={css.cover}
            aria-label={say.details(name)}
            onClick={() => setOpen(true)}
          />
        )
      )}
      <Sheet open={open} title={name} onClose={() => setOpen(false)}>
        <Details table={table} seat={seat} />
      </Sheet>
    </Place>
  );
}

/** A Bonus card dragged here is laid here. */
function Dropped({
  onDrop,
  children,
}: {
  readonly onDrop?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={css.inside}
      {...(onDrop && {
        onDragOver: (event) => event.preventDefault(),
        onDrop: (event) => {
          event.preventDefault();
          onDrop();
        },
      })}
    >
      {children}
    </div>
  );
}
