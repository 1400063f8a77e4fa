/** Founds tables, gives seats away and looks after them: everything that pages ask for outside of the match. */
import { SEATS, type Seat, seatsOf } from '../../games/kit';
import { matchOf } from '../../games/kit/boardgame';
import {
  type Acted,
  type ActRequest,
  CODE_SIGNS,
  type Guest,
  type HandOver,
  type JoinRequest,
  LIMITS,
  type LobbyPage,
  type MineAnswer,
  type MineRequest,
  type NewTable,
  type Pass,
  type Past,
  type PastRequest,
  type Replay,
  type Seated,
  type TableView,
  type TakeOverRequest,
} from '../online/protocol';
import type { Register } from './attendance';
import { pastOf } from './match/past';
import { Refused, refuseUnless } from './refused';
import type { Store } from './store/contract';
import { doAct, isFilled, isFree, type Occasion } from './table/acts';
import { startingAt } from './table/clock';
import { reseat, startMatch } from './table/play';
import {
  type Loaded,
  OPEN,
  type Person,
  parseTable,
  type SeatRecord,
  type Step,
  sameMatch,
  seatAt,
  type Table,
  withSeat,
} from './table/record';
import { guestId, hashOf, holderOf, holds, matches } from './table/secret';
import { myTable, tableCard, tableView } from './table/view';
import type { Decision, Tables } from './tables';
import type { World } from './world';

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

/** A table of a series. */
type SeriesTable = Pick<Table, 'game' | 'options' | 'clock' | 'seats'> & { readonly series: string };

const CODE_MS = 24 * 3_600_000;
const HAND_OVER_MS = 15 * 60_000;
const CODE_TRIES = 10;
/** Nobody knows when exactly a match of a series begins: its clocks wait so long for the people. */
const ARRIVAL_MS = 2 * 60_000;

export function createClerk(tables: Tables, store: Store, register: Register, world: World): Clerk {
  const view = (table: Table): TableView => tableView(table, register.of(table), world.now());

  const around = (loaded: Loaded): Occasion => {
    const engine = tables.engineOf(loaded.table.game);
    refuseUnless(engine !== undefined, 'UNKNOWN_GAME');
    const attendance = register.of(loaded.table);
    return { engine, now: world.now(), attendance, freshSeed: world.freshSeed };
  };

  const loadOrRefuse = async (id: string): Promise<Loaded> => {
    const loaded = await tables.load(id);
    refuseUnless(loaded !== null, 'TABLE_NOT_FOUND');
    return loaded;
  };

  /** Whoever asks does not stay: unless somebody looks at the table, it is forgotten after the answer. */
  const visit = <T>(id: string, answer: Promise<T>): Promise<T> => answer.finally(() => tables.release(id));

  /** Makes the change and describes the table after it. */
  const seated = async (id: string, decide: (loaded: Loaded) => Decision<Pass>): Promise<Seated> => {
    const pass = await tables.change(id, decide);
    return { ...pass, table: view((await loadOrRefuse(id)).table) };
  };

  const person = (id: string, { name, key }: Guest, credentials: string): Person => ({
    kind: 'person',
    name,
    guest: guestId(id, key),
    hash: hashOf(credentials),
    left: false,
    since: world.now(),
    wish: 'touched',
    handOver: null,
  });

  /** Tries codes until one is free. */
  const addCoded = async (table: Table): Promise<Table> => {
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const coded = { ...table, code: world.freshCode(), codeUntil: world.now() + CODE_MS };
      if (await tables.add(coded)) return coded;
    }
    throw new Refused('UNAVAILABLE', 'no free code was found', 1);
  };

  const blank = (
    id: string,
    plan: Pick<Table, 'game' | 'options' | 'public' | 'gallery' | 'clock' | 'owner' | 'seats' | 'series'>,
  ): Table => ({
    id,
    code: '',
    codeUntil: 0,
    status: 'waiting',
    createdAt: world.now(),
    updatedAt: world.now(),
    edition: 0,
    expiresAt: null,
    removed: [],
    votes: [],
    time: null,
    heard: {},
    told: {},
    applied: {},
    moves: 0,
    moved: false,
    winners: [],
    forfeit: null,
    next: null,
    botSeed: world.freshSeed(),
    botsSince: null,
    ...plan,
  });

  /** The person of the seat comes; a match that waits only for its people begins with the last of them. */
  const admit = (id: string, seat: Seat, guest: string): Promise<Seated> => {
    const credentials = world.freshToken();
    return seated(id, (loaded) => {
      const { table } = loaded;
      const record = seatAt(table, seat);
      refuseUnless(table.status !== 'off', 'TABLE_NOT_FOUND');
      refuseUnless(record?.kind === 'person' && record.guest === guest, 'SEAT_TAKEN');
      const { engine, now, freshSeed } = around(loaded);
      const come = { ...record, hash: hashOf(credentials), left: false, since: now };
      const taken = withSeat(table, seat, come);
      const owned = { ...taken, owner: taken.owner ?? seat };
      const ready = owned.status === 'waiting' && owned.seats.every(isFilled);
      const step = ready ? startMatch(engine, owned, freshSeed(), now) : sameMatch(loaded, owned);
      return { step, answer: { seat, credentials } };
    });
  };

  /** The table of the rematch: everybody sits one seat further, and only bots sit there already. */
  const nextTable = (table: Table, id: string): Table => {
    const rotated = table.seats.map((_, at): SeatRecord => {
      const record = table.seats[(at + 1) % table.seats.length] ?? OPEN;
      if (record.kind !== 'person') return record;
      return { ...record, hash: null, left: false, handOver: null };
    });
    const { game, options, gallery, clock } = table;
    return blank(id, { game, options, public: table.public, gallery, clock, owner: null, seats: rotated });
  };

  const clerk: Clerk = {
    found: async ({ game, options, seats, public: listed, gallery, clock, guest }) => {
      const engine = tables.engineOf(game);
      refuseUnless(engine !== undefined, 'UNKNOWN_GAME');
      const error = engine.refusal(options, seats.length);
      if (error) {
        const code = error.code === 'INVALID_PLAYER_COUNT' ? error.code : 'INVALID_OPTIONS';
        throw new Refused(code, error.message);
      }
      const id = world.freshToken();
      const credentials = world.freshToken();
      const records = seats.map((wish): SeatRecord => {
        if (wish === 'open') return OPEN;
        if (wish === 'me') return person(id, guest, credentials);
        return { kind: 'bot', name: wish.name, level: wish.bot };
      });
      const seat = SEATS[seats.indexOf('me')] ?? '0';
      const plan = { game, options, public: listed, gallery, clock, owner: seat, seats: records };
      const table = await addCoded(blank(id, plan));
      return { seat, credentials, table: view(table) };
    },

    lobby: async (game, page) => {
      const rows = await store.lobby(game, page * LIMITS.page, LIMITS.page + 1);
      const cards = rows.slice(0, LIMITS.page).map(({ record }) => tableCard(parseTable(record)));
      return { tables: cards, more: rows.length > LIMITS.page };
    },

    find: async (raw) => {
      const code = raw.toUpperCase();
      const valid = code.length === LIMITS.codeLength && [...code].every((sign) => CODE_SIGNS.includes(sign));
      const id = valid ? await store.findCode(code, world.now()) : null;
      refuseUnless(id !== null, 'CODE_NOT_FOUND');
      return id;
    },

    describe: async (id) => view((await loadOrRefuse(id)).table),

    join: (id, { guest, seat: wished }) => {
      const credentials = world.freshToken();
      return seated(id, (loaded) => {
        const { table } = loaded;
        refuseUnless(table.status === 'waiting' || table.status === 'playing', 'NOT_WAITING');
        const newcomer = person(id, guest, credentials);
        refuseUnless(!table.removed.includes(newcomer.guest), 'REMOVED');
        refuseUnless(isFree(table, guest.name, null), 'NAME_TAKEN');
        const open = seatsOf(table.seats.length).filter((one) => seatAt(table, one)?.kind === 'open');
        const seat = wished ?? open[0];
        refuseUnless(seat !== undefined, 'TABLE_FULL');
        refuseUnless(seatAt(table, seat) !== undefined, 'SEAT_UNKNOWN');
        refuseUnless(open.includes(seat), open.length === 0 ? 'TABLE_FULL' : 'SEAT_TAKEN');
        const joined = withSeat(table, seat, newcomer);
        const owned = joined.owner === null ? { ...joined, owner: seat } : joined;
        const { engine, now } = around(loaded);
        return { step: reseat(engine, loaded, owned, now), answer: { seat, credentials } };
      });
    },

    act: async (id, { act, ...pass }) => {
      const seat = await tables.change(id, (loaded) => {
        holderOf(loaded.table, pass);
        const step = doAct(loaded, pass.seat, act, around(loaded));
        const answer =
          act.type === 'leave' ? null : act.type === 'sit' ? act.seat : keptSeat(step, loaded, pass);
        return { step, answer };
      });
      return { seat, table: view((await loadOrRefuse(id)).table) };
    },

    rematch: async (id, pass) => {
      const next = await tables.change(id, (loaded): Decision<string> => {
        const { table } = loaded;
        holderOf(table, pass);
        refuseUnless(table.status === 'over', 'NOT_OVER');
        if (table.next !== null) return { answer: table.next };
        const fresh = world.freshToken();
        return { step: sameMatch(loaded, { ...table, next: fresh }), answer: fresh };
      });
      const { table: old } = await loadOrRefuse(id);
      // Whoever comes first makes it; so does the next one if the first has died between the two steps.
      if ((await tables.load(next)) === null) await addCoded(nextTable(old, next)).catch(() => undefined);
      const count = old.seats.length;
      const seat = SEATS[(SEATS.indexOf(pass.seat) + count - 1) % count] ?? '0';
      return visit(next, admit(next, seat, holderOf(old, pass).guest));
    },

    admit,

    arrange: async (id, { game, options, clock, seats, series }) => {
      const known = await tables.load(id);
      if (known === null) {
        const terms = { public: false, gallery: true, owner: null } as const;
        // Somebody else may have made it meanwhile.
        await addCoded(blank(id, { ...terms, game, options, clock, seats, series })).catch(() => undefined);
      }
      if (known === null || known.table.status === 'waiting') {
        await tables.change(id, (loaded): Decision<void> => {
          if (loaded.table.status !== 'waiting') return { answer: undefined };
          const { engine, now, freshSeed } = around(loaded);
          const step = startMatch(engine, loaded.table, freshSeed(), now);
          const time = startingAt(step.table.time, now + ARRIVAL_MS);
          return { step: { ...step, table: { ...step.table, time } }, answer: undefined };
        });
      }
    },

    handOver: (id, pass) => {
      const token = world.freshToken();
      const until = world.now() + HAND_OVER_MS;
      return tables.change(id, (loaded) => {
        const handOver = { hash: hashOf(token), until };
        const record = { ...holderOf(loaded.table, pass), handOver };
        const step = sameMatch(loaded, withSeat(loaded.table, pass.seat, record));
        return { step, answer: { token, expiresAt: until } };
      });
    },

    takeOver: (id, { token, key }) => {
      const credentials = world.freshToken();
      return seated(id, (loaded) => {
        const { table } = loaded;
        const seat = seatsOf(table.seats.length).find((one) => {
          const record = seatAt(table, one);
          return record?.kind === 'person' && matches(token, record.handOver?.hash ?? null);
        });
        const record = seat === undefined ? undefined : seatAt(table, seat);
        refuseUnless(seat !== undefined && record?.kind === 'person', 'TOKEN_INVALID');
        refuseUnless((record.handOver?.until ?? 0) > world.now(), 'TOKEN_INVALID');
        const moved: Person = {
          ...record,
          guest: guestId(id, key),
          hash: hashOf(credentials),
          handOver: null,
          since: world.now(),
        };
        return { step: sameMatch(loaded, withSeat(table, seat, moved)), answer: { seat, credentials } };
      });
    },

    mine: async ({ tables: asked }) => ({
      tables: await Promise.all(
        asked.map(async ({ id, pass }) => {
          const loaded = await tables.load(id);
          const engine = loaded && tables.engineOf(loaded.table.game);
          if (!loaded || !engine) return null;
          const seat = pass && holds(loaded.table, pass) ? pass.seat : null;
          const answer = myTable(engine, loaded, seat, register.of(loaded.table), world.now());
          tables.release(id);
          return answer;
        }),
      ),
    }),

    replay: async (id) => {
      const { table, state } = await loadOrRefuse(id);
      const engine = tables.engineOf(table.game);
      refuseUnless(engine !== undefined, 'UNKNOWN_GAME');
      refuseUnless(table.status === 'over' && state !== null, 'NOT_OVER');
      const rows = await store.log(id, 1);
      return {
        game: table.game,
        options: table.options,
        seed: matchOf(state).match.seed,
        seats: table.seats.map((seat) => {
          if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level };
          return { kind: 'person', name: seat.kind === 'open' ? '' : seat.name };
        }),
        moves: rows.map(({ player, move, args, at }) => ({
          player: player ?? '0',
          move,
          args: JSON.parse(args) as object | null,
          at,
        })),
        result: engine.rules.result(state.G),
        forfeit: table.forfeit,
      };
    },

    past: async (id, { pass }) => {
      const { table, state } = await loadOrRefuse(id);
      const engine = tables.engineOf(table.game);
      refuseUnless(engine !== undefined, 'UNKNOWN_GAME');
      if (pass) holderOf(table, pass);
      else refuseUnless(table.gallery, 'GALLERY_CLOSED');
      refuseUnless(state !== null, 'NOT_PLAYING');
      const viewer = pass?.seat ?? 'spectator';
      const rows = (await store.log(id, 1)).filter(({ n }) => n <= table.moves);
      tables.release(id);
      const { seed } = matchOf(state).match;
      const played = { options: table.options, players: table.seats.length, seed, rows };
      // The viewer's own count of changes: how many others there were must not show.
      const skip = Math.max(0, (table.heard[viewer] ?? 0) - LIMITS.past);
      return pastOf(engine.rules, played, viewer, skip);
    },
  };

  return {
    ...clerk,
    describe: (id) => visit(id, clerk.describe(id)),
    join: (id, request) => visit(id, clerk.join(id, request)),
    act: (id, request) => visit(id, clerk.act(id, request)),
    rematch: (id, pass) => visit(id, clerk.rematch(id, pass)),
    handOver: (id, pass) => visit(id, clerk.handOver(id, pass)),
    takeOver: (id, request) => visit(id, clerk.takeOver(id, request)),
    replay: (id) => visit(id, clerk.replay(id)),
    arrange: (id, plan) => visit(id, clerk.arrange(id, plan)),
    admit: (id, seat, guest) => visit(id, clerk.admit(id, seat, guest)),
  };
}

/** The seat, unless its person has lost it by the act. */
function keptSeat({ table }: Step, before: Loaded, { seat }: Pass): Seat | null {
  const [record, known] = [seatAt(table, seat), seatAt(before.table, seat)];
  const kept = record?.kind === 'person' && known?.kind === 'person' && record.hash === known.hash;
  return kept ? seat : null;
}
