/** What the holder of a seat does with the table: each act is checked and gives the next step, or is refused. */
import { type Seat, seatsOf } from '../../../games/kit';
import type { Act, Proposal } from '../../online/protocol';
import type { Engine } from '../match/engine';
import { Refused, refuseUnless } from '../refused';
import { pause, resume } from './clock';
import { sameName } from './name';
import { giveUp, passForSilent, reseat, startMatch, substituteFor } from './play';
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
import { decide, withVote } from './votes';

export interface Surroundings {
  readonly engine: Engine;
  readonly now: number;
  isPresent(seat: Seat): boolean;
  /** Whether the person of the seat has been away for so long that it may be given to somebody else. */
  isAbandoned(seat: Seat): boolean;
  freshSeed(): string;
}

/** The seat has shown its credentials. */
export function doAct(loaded: Loaded, seat: Seat, act: Act, around: Surroundings): Step {
  const { table } = loaded;
  const { engine, now } = around;

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
      refuseUnless(personsOf(table).includes(act.seat), 'SEAT_UNKNOWN');
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
      return { ...step, table: withHeir(step.table) };
    }

    case 'callOff':
      refuseUnless(table.status === 'waiting' || table.status === 'playing', 'NOT_PLAYING');
      refuseUnless(!table.moved, 'ALREADY_MOVED');
      refuseUnless(table.status === 'playing' || table.owner === seat, 'NOT_OWNER');
      return sameMatch(loaded, { ...table, status: 'off', time: null, votes: [] });

    case 'vote':
      checkProposal(table, act.on, around);
      return voted(loaded, withVote(table, seat, act.on, act.yes), seat, act.on, around);

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

function left(loaded: Loaded, table: Table, seat: Seat, { engine, now }: Surroundings): Step {
  if (table.status === 'over' || table.status === 'off') {
    return sameMatch(loaded, withSeat(table, seat, { ...person(table, seat), hash: null, left: true }));
  }
  if (table.status === 'waiting') {
    const heir = withHeir(withSeat(table, seat, OPEN));
    return sameMatch(loaded, heir.owner === null ? { ...heir, status: 'off' } : heir);
  }
  const gone: Person = { ...person(table, seat), hash: null, left: true, handOver: null };
  return reseat(engine, loaded, withHeir(withSeat(table, seat, gone)), now);
}

/** When the owner is gone the next person is the owner. */
export function withHeir(table: Table): Table {
  const persons = personsOf(table);
  if (table.owner !== null && persons.includes(table.owner)) return table;
  return { ...table, owner: persons[0] ?? null };
}

function checkProposal(table: Table, on: Proposal, { isAbandoned }: Surroundings): void {
  refuseUnless(table.status === 'playing', 'NOT_PLAYING');
  if (on.kind === 'pause') {
    refuseUnless(table.time !== null && !table.time.paused, 'NO_CLOCK');
    return;
  }
  const record = existing(table, on.seat);
  refuseUnless(record.kind === 'open' || (record.kind === 'person' && isAbandoned(on.seat)), 'NOT_ABANDONED');
}

function voted(loaded: Loaded, table: Table, seat: Seat, on: Proposal, around: Surroundings): Step {
  const verdict = decide(table, seat, on, around.isPresent);
  if (verdict !== 'agreed') return sameMatch(loaded, table);
  const { engine, now } = around;
  const votes = table.votes.filter((vote) => vote.on.kind === 'pause' && on.kind !== 'pause');
  const settled = { ...table, votes };
  if (on.kind === 'pause') {
    return sameMatch(loaded, { ...settled, time: settled.time && pause(settled.time, now) });
  }
  const record = existing(table, on.seat);
  // Also with two players a bot plays on: nobody has resigned.
  const heir = on.by === 'newcomer' ? OPEN : substituteFor(record);
  return reseat(engine, loaded, withHeir(withSeat(settled, on.seat, heir)), now);
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
