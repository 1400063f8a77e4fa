/** A series on the server with its people: what the tests of series have in common. */
import {
  type NewSeries,
  SERIES_API,
  type Seated,
  type SeriesPass,
  type SeriesSeated,
  type SeriesView,
} from '../../src/online/protocol';
import { type Series, statusOf } from '../../src/series';
import { act, errorOf, guest, type House, jsonRequest } from './house';

export function plan(part: Partial<NewSeries> = {}): NewSeries {
  return {
    game: 'shazamm',
    options: {},
    form: { kind: 'best', games: 3 },
    others: ['open'],
    place: 0,
    clock: { kind: 'none' },
    guest: guest('Ada'),
    ...part,
  };
}

export const BOT = (name: string) => ({ bot: 'novice', name }) as const;

export interface Gathering {
  readonly id: string;
  readonly passes: Readonly<Record<string, SeriesPass>>;
}

/** Everybody has a place, and the owner starts. */
export async function started(
  house: House,
  part: Partial<NewSeries> = {},
  ...names: string[]
): Promise<Gathering> {
  const founded = await house.post<SeriesSeated>(SERIES_API.all, plan(part));
  const { id } = founded.series;
  const passes: Record<string, SeriesPass> = { Ada: passOf(founded) };
  for (const name of names)
    passes[name] = passOf(await house.post<SeriesSeated>(SERIES_API.join(id), { guest: guest(name) }));
  await house.post(SERIES_API.start(id), passOf(founded));
  return { id, passes };
}

export function passOf({ place, credentials }: SeriesPass): SeriesPass {
  return { place, credentials };
}

export const look = (house: House, id: string): Promise<SeriesView> => house.get(SERIES_API.one(id));

export async function seriesOf(house: House, id: string): Promise<Series> {
  const { series } = await look(house, id);
  if (series === null) throw new Error('it has not begun');
  return series;
}

export async function firstKey(house: House, id: string): Promise<string> {
  return statusOf(await seriesOf(house, id)).open[0]?.key ?? '';
}

/** Takes the seat that the open game keeps for the person. */
export async function sitDown(house: House, { id, passes }: Gathering, name: string): Promise<Seated> {
  return house.post(SERIES_API.seat(id), { ...passes[name], key: await firstKey(house, id) });
}

/** The person gives the open game up. */
export async function resign(house: House, gathering: Gathering, name: string): Promise<void> {
  const seat = await sitDown(house, gathering, name);
  await act(house, seat.table.id, seat, { type: 'resign' });
}

export async function refusalOf(house: House, path: string, body: unknown): Promise<string | undefined> {
  return errorOf((await house.ask(path, jsonRequest(body))).body);
}
