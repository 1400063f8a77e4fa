/** What the holder of a seat does with the table: each act is checked and gives the next step, or is refused. */
import { type Seat, seatsOf } from '../../../games/kit';
import type { Act } from '../../online/protocol';
import type { Engine } from '../match/engine';
import { Refused, refuseUnless } from '../refused';
import { resume } from './clock';
import { carryOut, type Surroundings } from './consent';
import { withHeir } from './heir';
import { sameName } from './name';
import { giveUp, passForSilent, reseat, startMatch } from './play';
import {
  type Loaded,
  OPEN,
  type Person,
  personsOf,
  type SeatRecord,
  type Step,
  sameMatch,
  seatAt,
  type Table,
  withSeat,
} from './record';
import { isAgreed, objection, withVote } from './votes';

export interface Occasion extends Surroundings {
  freshSeed(): string;
}

/** The seat has shown its credentials. */
export function doAct(loaded: Loaded, seat: Seat, act: Act, around: Occasion): Step {
  const { table } = loaded;
  const { engine, now, attendance } = around;

  switch (act.type) {
    case 'start':
      ownerWhileWaiting(table, seat);
      refuseUnless(table.seats.every(isFilled), 'SEATS_OPEN');
      return startMatch(engine, table, around.freshSeed(), now);

    case 'configure':
      ownerWhileWaiting(table, seat);
      return sameMatch(loaded, configured(table, act, engine));

    case 'gallery':
      refuseUnless(table.owner === seat, 'NOT_OWNER');
      return sameMatch(loaded, { ...table, gallery: act.open });

    case 'plan': {
      refuseUnless(table.owner === seat, 'NOT_OWNER');
      const planned = existing(table, act.seat);
      refuseUnless(
        planned.kind === 'open' || (planned.kind === 'bot' && table.status === 'waiting'),
        'SEAT_TAKEN',
      );
      if (act.plan === 'open') return sameMatch(loaded, withSeat(table, act.seat, OPEN));
      const { bot: level, name } = act.plan;
      refuseUnless(isFree(table, name, act.seat), 'NAME_TAKEN');
      return reseat(engine, loaded, withSeat(table, act.seat, { kind: 'bot', name, level }), now);
    }

    case 'remove': {
      ownerWhileWaiting(table, seat);
      const guest = existing(table, act.seat);
      refuseUnless(guest.kind === 'person' && act.seat !== seat, 'SEAT_UNKNOWN');
      const removed = guest.hash === null ? table.removed : [...table.removed, guest.guest].slice(-50);
      return sameMatch(loaded, { ...withSeat(table, act.seat, OPEN), removed });
    }

    case 'entrust':
      refuseUnless(table.owner === seat, 'NOT_OWNER');
      refuseUnless(isFilled(person(table, act.seat)), 'SEAT_UNKNOWN');
      return sameMatch(loaded, { ...table, owner: act.seat });

    case 'sit': {
      refuseUnless(table.status === 'waiting', 'NOT_WAITING');
      refuseUnless(existing(table, act.seat).kind === 'open', 'SEAT_TAKEN');
      const moved = withSeat(withSeat(table, act.seat, existing(table, seat)), seat, OPEN);
      return sameMatch(loaded, { ...moved, owner: table.owner === seat ? act.seat : table.owner });
    }

    case 'rename': {
      refuseUnless(isFree(table, act.name, seat), 'NAME_TAKEN');
      return sameMatch(loaded, withSeat(table, seat, { ...person(table, seat), name: act.name }));
    }

    case 'leave':
      return left(loaded, table, seat, around);

    case 'resign': {
      refuseUnless(table.status === 'playing', 'NOT_PLAYING');
      const step = giveUp(engine, loaded, seat, now);
      return { ...step, table: withHeir(step.table, attendance.isPresent) };
    }

    case 'callOff':
      refuseUnless(table.status === 'waiting' || table.status === 'playing', 'NOT_PLAYING');
      refuseUnless(!table.moved, 'ALREADY_MOVED');
      refuseUnless(table.status === 'playing' || table.owner === seat, 'NOT_OWNER');
      return sameMatch(loaded, { ...table, status: 'off', time: null, votes: [] });

    case 'vote': {
      const reason = objection(table, act.on, attendance);
      if (reason) throw new Refused(reason);
      const voted = withVote(table, seat, act.on, act.yes);
      if (isAgreed(voted, act.on, attendance)) return carryOut(loaded, voted, act.on, around);
      return sameMatch(loaded, voted);
    }

    case 'resume':
      refuseUnless(table.time?.paused === true, 'NOT_PAUSED');
      return sameMatch(loaded, { ...table, time: resume(table.time, now) });

    case 'reactions': {
      const wishing = {
        ...loaded,
        table: withSeat(table, seat, { ...person(table, seat), wish: act.wish }),
      };
      return passForSilent(engine, wishing, now) ?? sameMatch(loaded, wishing.table);
    }
  }
}

/** Fewer seats: the last ones go, unless people sit there. */
function configured(table: Table, act: Extract<Act, { type: 'configure' }>, engine: Engine): Table {
  const players = act.players ?? table.seats.length;
  const options = 'options' in act ? act.options : table.options;
  const error = engine.refusal(options, players);
  if (error)
    throw new Refused(
      error.code === 'INVALID_PLAYER_COUNT' ? 'INVALID_PLAYER_COUNT' : 'INVALID_OPTIONS',
      error.message,
    );
  refuseUnless(!table.seats.slice(players).some(({ kind }) => kind === 'person'), 'SEAT_TAKEN');
  const added = Array.from({ length: Math.max(0, players - table.seats.length) }, () => OPEN);
  return {
    ...table,
    options,
    seats: [...table.seats.slice(0, players), ...added],
    public: act.public ?? table.public,
    clock: act.clock ?? table.clock,
  };
}

function left(loaded: Loaded, table: Table, seat: Seat, around: Surroundings): Step {
  const { engine, now, attendance } = around;
  if (table.status === 'over' || table.status === 'off') {
    return sameMatch(loaded, withSeat(table, seat, { ...person(table, seat), hash: null, left: true }));
  }
  if (table.status === 'waiting') {
    const heir = withHeir(withSeat(table, seat, OPEN), attendance.isPresent);
    return sameMatch(loaded, personsOf(heir).length === 0 ? { ...heir, status: 'off' } : heir);
  }
  const gone: Person = { ...person(table, seat), hash: null, left: true, handOver: null };
  return reseat(engine, loaded, withHeir(withSeat(table, seat, gone), attendance.isPresent), now);
}

function ownerWhileWaiting(table: Table, seat: Seat): void {
  refuseUnless(table.status === 'waiting', 'NOT_WAITING');
  refuseUnless(table.owner === seat, 'NOT_OWNER');
}

/** Somebody will play it: at a rematch the person must have come. */
export function isFilled(seat: SeatRecord): boolean {
  return seat.kind === 'bot' || (seat.kind === 'person' && seat.hash !== null);
}

/** Whether nobody else at the table has the name. */
export function isFree(table: Table, name: string, seat: Seat | null): boolean {
  return seatsOf(table.seats.length).every((one) => {
    const record = existing(table, one);
    return one === seat || record.kind === 'open' || !sameName(record.name, name);
  });
}

function existing(table: Table, seat: Seat): SeatRecord {
  const record = seatAt(table, seat);
  refuseUnless(record !== undefined, 'SEAT_UNKNOWN');
  return record;
}

function person(table: Table, seat: Seat): Person {
  const record = existing(table, seat);
  refuseUnless(record.kind === 'person', 'SEAT_UNKNOWN');
  return record;
}
