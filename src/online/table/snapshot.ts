/** What the table page reads of an online match, from the table, the seat and the position. */
import type { Ctx } from 'boardgame.io';
import {
  type AnyRules,
  type DomainEvent,
  isSeat,
  type Seat,
  seatsOf,
  type UndoEvent,
} from '../../../games/kit';
import type { PlayState, SeatPlan } from '../../play/contract';
import type { SeatView, TableView } from '../protocol';

export interface Position {
  readonly view: object;
  readonly ctx: Pick<Ctx, 'activePlayers'>;
  readonly canUndo: boolean;
}

export interface Shown {
  readonly rules: AnyRules;
  readonly table: TableView;
  readonly seat: Seat | null;
  /** Null until the match has begun. */
  readonly position: Position | null;
  readonly events: readonly (DomainEvent | UndoEvent)[];
  readonly seen: number;
  readonly watchful: boolean;
  /** A move is on its way: until it has arrived nothing can be taken back. */
  readonly sending: boolean;
}

/** A table of which nothing is known yet. */
export const NOTHING: PlayState = {
  game: null,
  rules: null,
  options: null,
  seats: [],
  plans: [],
  viewer: 'spectator',
  actor: null,
  question: null,
  watchful: null,
  view: null,
  events: [],
  seen: 0,
  canUndo: false,
  started: false,
  over: false,
  endedAt: null,
  winners: [],
  forfeit: null,
};

export function snapshot(shown: Shown): PlayState {
  const { rules, table, seat, position, events, seen, watchful, sending } = shown;
  const view = position?.view ?? null;
  // The last position may arrive before the news that the table is over.
  const decided = view !== null && rules.result(view) !== null;
  const over = table.status === 'over' || decided;
  const awaiting = view === null || over ? {} : rules.awaiting(view);
  const plans = table.seats.map(planOf);
  return {
    game: table.game,
    rules,
    options: table.options,
    plans,
    seats: seatsOf(table.seats.length).map((at, index) => ({
      seat: at,
      name: plans[index]?.name ?? '',
      kind: plans[index]?.kind ?? 'human',
      awaited: !over && position?.ctx.activePlayers?.[at] !== undefined,
      away: isAway(table.seats[index]),
    })),
    viewer: seat ?? 'spectator',
    actor: seat !== null && awaiting[seat] !== undefined ? seat : null,
    question: null,
    watchful: rules.reactions && isSeat(seat) ? watchful : null,
    view,
    events,
    seen,
    canUndo: !sending && (position?.canUndo ?? false),
    started: table.moved,
    over,
    endedAt: table.endedAt,
    winners: decided && view !== null ? rules.winners(view) : table.winners,
    forfeit: table.forfeit,
  };
}

/** An empty chair has no name. */
function planOf(seat: SeatView): SeatPlan {
  switch (seat.kind) {
    case 'open':
      return { kind: 'human', name: '' };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level };
    case 'person':
      return { kind: 'human', name: seat.name };
  }
}

function isAway(seat: SeatView | undefined): boolean {
  return seat?.kind === 'open' || (seat?.kind === 'person' && !seat.present);
}
