/** New tables: how they begin, and the code under which they are found. */
import { SEATS } from '../../../games/kit';
import type { Guest, NewTable, Seated } from '../../online/protocol';
import { Refused } from '../refused';
import { OPEN, type Person, type SeatRecord, type Table } from '../table/record';
import { guestId, hashOf } from '../table/secret';
import type { World } from '../world';
import { type Desk, engineFor, viewOf } from './desk';

const CODE_MS = 24 * 3_600_000;
const CODE_TRIES = 10;

type TablePlan = Pick<
  Table,
  'game' | 'options' | 'public' | 'gallery' | 'clock' | 'owner' | 'seats' | 'series'
>;

export async function foundTable(desk: Desk, request: NewTable): Promise<Seated> {
  const { world } = desk;
  const { game, options, seats, public: listed, gallery, clock, guest } = request;
  const error = engineFor(desk, game).refusal(options, seats.length);
  if (error) {
    const code = error.code === 'INVALID_PLAYER_COUNT' ? error.code : 'INVALID_OPTIONS';
    throw new Refused(code, error.message);
  }
  const id = world.freshToken();
  const credentials = world.freshToken();
  const records = seats.map((wish): SeatRecord => {
    if (wish === 'open') return OPEN;
    if (wish === 'me') return personAt(id, guest, credentials, world.now());
    return { kind: 'bot', name: wish.name, level: wish.bot };
  });
  const seat = SEATS[seats.indexOf('me')] ?? '0';
  const plan = { game, options, public: listed, gallery, clock, owner: seat, seats: records };
  const table = await addCoded(desk, blankTable(world, id, plan));
  return { seat, credentials, table: viewOf(desk, table) };
}

/** Somebody who sits down now. */
export function personAt(id: string, { name, key }: Guest, credentials: string, now: number): Person {
  return {
    kind: 'person',
    name,
    guest: guestId(id, key),
    hash: hashOf(credentials),
    left: false,
    since: now,
    wish: 'touched',
    handOver: null,
  };
}

export function blankTable(world: World, id: string, plan: TablePlan): Table {
  return {
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
  };
}

/** Tries codes until one is free. */
export async function addCoded({ tables, world }: Desk, table: Table): Promise<Table> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const coded = { ...table, code: world.freshCode(), codeUntil: world.now() + CODE_MS };
    if (await tables.add(coded)) return coded;
  }
  throw new Refused('UNAVAILABLE', 'no free code was found', 1);
}
