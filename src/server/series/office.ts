/**
 * The office of series: gives places away, draws lots, sets up a table for every game that is to be played, and enters
 * how the tables ended. What is stored says which table plays which game before the table is there, so whoever comes
 * next finishes what a dying process has begun.
 */
import { createRandom, SEATS } from '../../../games/kit';
import type {
  AwardRequest,
  Guest,
  NewSeries,
  Seated,
  SeriesPass,
  SeriesSeated,
  SeriesView,
} from '../../online/protocol';
import {
  type Ending,
  type OpenGame,
  type Series,
  type SeriesForm,
  startSeries,
  statusOf,
  withMatch,
  withoutMatch,
  withResult,
} from '../../series';
import type { Clerk } from '../clerk';
import { Refused, refuseUnless } from '../refused';
import { sameName } from '../table/name';
import type { SeatRecord } from '../table/record';
import { guestId, hashOf, matches } from '../table/secret';
import type { Tables } from '../tables';
import type { World } from '../world';
import type { Arbiter } from './arbiter';
import type { Ledger } from './ledger';
import {
  ownerOf,
  type Place,
  type PlaceHolder,
  participantsOf,
  type SeriesRecord,
  type StoredSeries,
  viewOf,
} from './record';

export interface Office {
  found(request: NewSeries): Promise<SeriesSeated>;
  describe(id: string): Promise<SeriesView>;
  join(id: string, guest: Guest): Promise<SeriesSeated>;
  leave(id: string, pass: SeriesPass): Promise<SeriesView>;
  start(id: string, pass: SeriesPass): Promise<SeriesView>;
  seat(id: string, pass: SeriesPass, key: string): Promise<Seated>;
  /** The owner settles a game that somebody has stayed away from. */
  award(id: string, pass: SeriesPass, request: AwardRequest): Promise<SeriesView>;
  /** Enters what has happened at the tables of the series, and sets up those that are missing. */
  follow(id: string): Promise<void>;
}

export interface OfficeSetup {
  readonly ledger: Ledger;
  readonly tables: Tables;
  readonly clerk: Pick<Clerk, 'arrange' | 'admit'>;
  readonly arbiter: Arbiter;
  readonly world: World;
}

/** At a match of a bracket. */
const PAIR = 2;

export function createOffice({ ledger, tables, clerk, arbiter, world }: OfficeSetup): Office {
  const { change } = ledger;

  const refuseUnfit = (game: string, form: SeriesForm, options: unknown, players: number): void => {
    const engine = tables.engineOf(game);
    refuseUnless(engine !== undefined, 'UNKNOWN_GAME');
    const error = engine.refusal(options, form.kind === 'best' ? players : PAIR);
    if (error)
      throw new Refused(
        error.code === 'INVALID_PLAYER_COUNT' ? 'SERIES_INVALID' : 'INVALID_OPTIONS',
        error.message,
      );
    const names = Array.from({ length: players }, (_, at) => ({ kind: 'human', name: String(at) }) as const);
    const tried = startSeries({ game, form, options, players: names }, createRandom('trial'));
    refuseUnless(tried.ok, 'SERIES_INVALID');
  };

  const holder = (id: string, { name, key }: Guest, credentials: string): PlaceHolder => ({
    kind: 'person',
    name,
    guest: guestId(id, key),
    hash: hashOf(credentials),
  });

  /** What has become of the tables, and a table for every game that has none. */
  const caughtUp = async (series: Series, game: string): Promise<Series> => {
    let next = series;
    for (const table of Object.values(series.running)) {
      const fate = await fateOf(table, game);
      if (fate === 'off') next = withoutMatch(next, table);
      else if (fate !== null) next = withResult(next, table, fate);
    }
    for (const { key } of statusOf(next).open)
      if (!(key in next.running)) next = withMatch(next, key, world.freshToken());
    return next;
  };

  /** Null while it is played, or is not there yet. */
  const fateOf = async (id: string, game: string): Promise<Ending | 'off' | null> => {
    const loaded = await tables.load(id);
    tables.release(id);
    if (loaded === null || loaded.state === null) return null;
    const { status, winners, forfeit, walkover } = loaded.table;
    if (status === 'off') return 'off';
    if (status !== 'over') return null;
    const rules = tables.engineOf(game)?.rules;
    const points = rules?.points?.(rules.view(loaded.state.G, 'spectator')) ?? null;
    return { winners, forfeit, points, ...(walkover && { walkover }) };
  };

  const follow = async (id: string): Promise<StoredSeries> => {
    const stored = await change(id, async (record) => {
      if (record.series === null) return record;
      const series = await caughtUp(record.series, record.game);
      return series === record.series ? record : { ...record, series };
    });
    const { record } = stored;
    if (record.series === null) return stored;
    for (const game of statusOf(record.series).open) {
      const table = record.series.running[game.key];
      if (table !== undefined) await clerk.arrange(table, tablePlan(record, game));
    }
    return stored;
  };

  /** With the names of those who stay away. */
  const described = async (stored: StoredSeries): Promise<SeriesView> => {
    const { series } = stored.record;
    const absent: Record<string, readonly string[]> = {};
    for (const { key, seats } of series === null ? [] : statusOf(series).open) {
      const table = series?.running[key];
      const away = table === undefined ? [] : await arbiter.awayFrom(table);
      const names = seats.flatMap(({ name }, at) => (away.some((seat) => seat === SEATS[at]) ? [name] : []));
      if (names.length > 0) absent[key] = names;
    }
    return viewOf(stored, absent);
  };

  return {
    found: async ({ game, options, form, others, place, clock, guest }) => {
      const id = world.freshToken();
      const credentials = world.freshToken();
      refuseUnfit(game, form, options, others.length + 1);
      const places = others
        .map(
          (wish): Place =>
            wish === 'open' ? { kind: 'open' } : { kind: 'bot', name: wish.name, level: wish.bot },
        )
        .toSpliced(place, 0, holder(id, guest, credentials));
      const bots = places.flatMap((place) => (place.kind === 'open' ? [] : [place.name]));
      const taken = bots.some((name, at) => bots.some((other, to) => to < at && sameName(name, other)));
      refuseUnless(!taken, 'NAME_TAKEN');
      const record: SeriesRecord = { id, game, options, form, clock, places, owner: place, series: null };
      return { place, credentials, series: viewOf(await ledger.add(record)) };
    },

    describe: async (id) => described(await follow(id)),

    join: async (id, guest) => {
      const credentials = world.freshToken();
      let place = 0;
      const stored = await change(id, (record) => {
        refuseUnless(record.series === null, 'NOT_WAITING');
        const named = record.places.filter((one) => one.kind !== 'open');
        refuseUnless(!named.some(({ name }) => sameName(name, guest.name)), 'NAME_TAKEN');
        place = record.places.findIndex(({ kind }) => kind === 'open');
        refuseUnless(place >= 0, 'TABLE_FULL');
        const places = record.places.with(place, holder(id, guest, credentials));
        return { ...record, places, owner: ownerOf({ ...record, places }) };
      });
      return { place, credentials, series: viewOf(stored) };
    },

    leave: async (id, pass) =>
      viewOf(
        await change(id, (record) => {
          holderOf(record, pass);
          refuseUnless(record.series === null, 'NOT_WAITING');
          const places = record.places.with(pass.place, { kind: 'open' });
          return { ...record, places, owner: ownerOf({ ...record, places }) };
        }),
      ),

    start: async (id, pass) => {
      const seed = world.freshSeed();
      await change(id, (record) => {
        holderOf(record, pass);
        refuseUnless(ownerOf(record) === pass.place, 'NOT_OWNER');
        refuseUnless(record.series === null, 'NOT_WAITING');
        const players = participantsOf(record);
        refuseUnless(players.length === record.places.length, 'SEATS_OPEN');
        const { game, form, options } = record;
        const started = startSeries({ game, form, options, players }, createRandom(seed));
        refuseUnless(started.ok, 'SERIES_INVALID');
        return { ...record, series: started.series };
      });
      return viewOf(await follow(id));
    },

    seat: async (id, pass, key) => {
      const { record } = await follow(id);
      const person = holderOf(record, pass);
      const game = record.series && statusOf(record.series).open.find((open) => open.key === key);
      const seat = SEATS[game?.seats.findIndex(({ name }) => name === person.name) ?? -1];
      const table = record.series?.running[key];
      refuseUnless(seat !== undefined && table !== undefined, 'GAME_NOT_OPEN');
      return clerk.admit(table, seat, person.guest);
    },

    award: async (id, pass, { key, name, by }) => {
      const { record } = await follow(id);
      holderOf(record, pass);
      refuseUnless(ownerOf(record) === pass.place, 'NOT_OWNER');
      const game = record.series && statusOf(record.series).open.find((open) => open.key === key);
      const seat = SEATS[game?.seats.findIndex((player) => player.name === name) ?? -1];
      const table = record.series?.running[key];
      refuseUnless(seat !== undefined && table !== undefined, 'GAME_NOT_OPEN');
      await arbiter.settle(table, seat, by);
      return described(await follow(id));
    },

    follow: async (id) => {
      await follow(id);
    },
  };
}

/** The person who holds the place; refused if the pass does not open it. */
function holderOf({ places }: SeriesRecord, { place, credentials }: SeriesPass): PlaceHolder {
  const record = places[place];
  if (record?.kind !== 'person' || !matches(credentials, record.hash)) throw new Refused('WRONG_CREDENTIALS');
  return record;
}

function tablePlan(record: SeriesRecord, { seats }: OpenGame) {
  const { id: series, game, options, clock, places } = record;
  const records = seats.flatMap(({ name }): SeatRecord[] => {
    const place = places.find((one) => one.kind !== 'open' && one.name === name);
    if (place?.kind !== 'person') return place ? [place] : [];
    const { guest } = place;
    return [{ kind: 'person', name, guest, hash: null, left: false, wish: 'touched', handOver: null }];
  });
  return { game, options, clock, series, seats: records };
}
