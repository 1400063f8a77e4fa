/** What is told about tables: to those at it, to the lobby, to somebody who asks after their own. */
import { SEATS, type Seat } from '../../../games/kit';
import type { MyTable, SeatView, StockPlayer, TableCard, TableView } from '../../online/protocol';
import type { Engine } from '../match/engine';
import type { Attendance } from './attendance';
import type { Loaded, SeatRecord, Table } from './record';
import { proposalsOf } from './votes';

export function tableView(table: Table, attendance: Attendance, now: number): TableView {
  return {
    id: table.id,
    code: table.codeUntil > now ? table.code : null,
    game: table.game,
    options: table.options,
    status: table.status,
    public: table.public,
    gallery: table.gallery,
    clock: table.clock,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
    owner: table.owner,
    seats: table.seats.map((seat, at) => seatView(seat, SEATS[at] ?? '0', attendance)),
    watchers: attendance.watchers,
    moved: table.moved,
    winners: table.winners,
    forfeit: table.forfeit,
    endedAt: table.status === 'over' ? (table.endedAt ?? table.updatedAt) : null,
    proposals: proposalsOf(table, attendance),
    paused: table.time?.paused === true,
    next: table.next,
    series: table.series ?? null,
    edition: table.edition,
  };
}

function seatView(record: SeatRecord, seat: Seat, attendance: Attendance): SeatView {
  if (record.kind !== 'person') return record;
  return {
    kind: 'person',
    name: record.name,
    seated: record.hash !== null,
    guest: record.guest,
    present: attendance.isPresent(seat),
    awaySince: attendance.awaySince(seat),
    abandoned: attendance.isAbandoned(seat),
  };
}

export function tableCard(table: Table): TableCard {
  const { id, game, options, status, clock, gallery, createdAt, updatedAt } = table;
  const seats = table.seats.flatMap((seat) =>
    seat.kind === 'open' ? [] : [{ kind: seat.kind, name: seat.name }],
  );
  const openSeats = table.seats.length - seats.length;
  return { id, game, options, status, clock, gallery, createdAt, updatedAt, seats, openSeats };
}

/** Whether somebody without a seat may see the position. */
export function isOpenToAll({ gallery, status }: Pick<Table, 'gallery' | 'status'>): boolean {
  return gallery || status === 'waiting';
}

/** `seat` is one that has shown its credentials, or null: then a closed gallery keeps the position from it. */
export function myTable(
  { rules }: Engine,
  loaded: Loaded,
  seat: Seat | null,
  attendance: Attendance,
  now: number,
): MyTable {
  const { table, state } = loaded;
  const shown = seat !== null || isOpenToAll(table) ? state : null;
  const playing = table.status === 'playing' && shown !== null;
  const awaiting = playing ? (rules.publicAwaiting?.(shown.G) ?? rules.awaiting(shown.G)) : {};
  return {
    table: tableView(table, attendance, now),
    seat,
    awaited: Object.keys(awaiting) as Seat[],
    myTurn: playing && seat !== null && rules.awaiting(shown.G)[seat] !== undefined,
    view: shown && rules.view(shown.G, 'spectator'),
  };
}

/** As boardgame.io's clients know the people of a match. */
export function stockPlayers(table: Table, attendance: Attendance): readonly StockPlayer[] {
  return table.seats.map((record, at) => {
    const seat = SEATS[at] ?? '0';
    if (record.kind === 'open') return { id: at };
    return { id: at, name: record.name, isConnected: record.kind === 'bot' || attendance.isPresent(seat) };
  });
}

const PUBLIC_FIELDS = [
  'status',
  'options',
  'public',
  'gallery',
  'clock',
  'owner',
  'moved',
  'winners',
  'forfeit',
  'votes',
  'next',
] as const satisfies readonly (keyof Table)[];

/** Whether everybody would see another table, apart from who is there. Values are never changed, so the same is same. */
export function looksDifferent(one: Table, other: Table): boolean {
  if (PUBLIC_FIELDS.some((field) => one[field] !== other[field])) return true;
  if (one.time?.paused !== other.time?.paused) return true;
  return one.seats !== other.seats && publicSeats(one) !== publicSeats(other);
}

function publicSeats({ seats }: Table): string {
  const shown = seats.map((seat) =>
    seat.kind === 'person' ? [seat.name, seat.guest, seat.hash !== null, seat.left] : seat,
  );
  return JSON.stringify(shown);
}
