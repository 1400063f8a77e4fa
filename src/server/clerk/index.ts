/** Founds tables, gives seats away and looks after them: everything that pages ask for outside of the match. */
import type { Seat } from '../../../games/kit';
import type {
  Acted,
  ActRequest,
  HandOver,
  JoinRequest,
  LobbyPage,
  MineAnswer,
  MineRequest,
  NewTable,
  Pass,
  Past,
  PastRequest,
  Replay,
  Seated,
  TableView,
  TakeOverRequest,
} from '../../online/protocol';
import { actAt } from './acting';
import { arrange, type SeriesTable } from './arranging';
import { type Desk, loadOrRefuse, viewOf, visit } from './desk';
import { findCode, lobbyPage, myTables } from './finding';
import { foundTable } from './founding';
import { handOver, takeOver } from './handing';
import { admit, joinTable } from './joining';
import { lookBack, replayOf } from './recalling';
import { rematch } from './rematch';

export interface Clerk {
  found(request: NewTable): Promise<Seated>;
  lobby(game: string | null, page: number): Promise<LobbyPage>;
  find(code: string): Promise<string>;
  describe(id: string): Promise<TableView>;
  join(id: string, request: JoinRequest): Promise<Seated>;
  act(id: string, request: ActRequest): Promise<Acted>;
  rematch(id: string, pass: Pass): Promise<Seated>;
  handOver(id: string, pass: Pass): Promise<HandOver>;
  takeOver(id: string, request: TakeOverRequest): Promise<Seated>;
  mine(request: MineRequest): Promise<MineAnswer>;
  replay(id: string): Promise<Replay>;
  past(id: string, request: PastRequest): Promise<Past>;
  /** Sets up a match of a series, unless it is there already; its people come later. */
  arrange(id: string, plan: SeriesTable): Promise<void>;
  /** Gives a seat to the person it was kept for. */
  admit(id: string, seat: Seat, guest: string): Promise<Seated>;
}

export function createClerk(desk: Desk): Clerk {
  const describe = async (id: string): Promise<TableView> =>
    viewOf(desk, (await loadOrRefuse(desk, id)).table);

  return {
    found: (request) => foundTable(desk, request),
    lobby: (game, page) => lobbyPage(desk, game, page),
    find: (code) => findCode(desk, code),
    mine: (request) => myTables(desk, request),
    describe: (id) => visit(desk, id, describe(id)),
    join: (id, request) => visit(desk, id, joinTable(desk, id, request)),
    act: (id, request) => visit(desk, id, actAt(desk, id, request)),
    rematch: (id, pass) => visit(desk, id, rematch(desk, id, pass)),
    handOver: (id, pass) => visit(desk, id, handOver(desk, id, pass)),
    takeOver: (id, request) => visit(desk, id, takeOver(desk, id, request)),
    replay: (id) => visit(desk, id, replayOf(desk, id)),
    past: (id, request) => visit(desk, id, lookBack(desk, id, request)),
    arrange: (id, plan) => visit(desk, id, arrange(desk, id, plan)),
    admit: (id, seat, guest) => visit(desk, id, admit(desk, id, seat, guest)),
  };
}
