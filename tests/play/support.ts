/** A world for local play: a fresh fake IndexedDB, bots that think in the test, and a clock that only ticks. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as houses from '../../games/houses-and-courses/brain';
import { rules as housesRules } from '../../games/houses-and-courses/rules';
import { type AnyBrain, type AnyRules, createRandom, type Random } from '../../games/kit';
import * as shazamm from '../../games/shazamm/brain';
import { rules as shazammRules } from '../../games/shazamm/rules';
import type { BotHost } from '../../src/bots';
import { createBotHost } from '../../src/bots/host';
import type { Library, LocalTable, SeatPlan, TableState } from '../../src/play/contract';
import { createLibrary } from '../../src/play/library';
import { createHost } from '../../src/play/local/host';
import { createLocalTable } from '../../src/play/local/table';
import { createNews } from '../../src/play/saved/news';
import { type SavedMatch, STAMP } from '../../src/play/saved/record';
import { createShelf } from '../../src/play/saved/shelf';
import { summarise } from '../../src/play/saved/summary';
import type { World } from '../../src/play/world';
import * as potions from '../fixtures/potions';

const MINDS: Readonly<Record<string, { rules: AnyRules; brain: AnyBrain }>> = {
  'houses-and-courses': { rules: housesRules as AnyRules, brain: houses.brain as AnyBrain },
  potions: { rules: potions.rules as AnyRules, brain: potions.brain as AnyBrain },
  shazamm: { rules: shazammRules as AnyRules, brain: shazamm.brain as AnyBrain },
};

const GAMES = Object.fromEntries(
  Object.entries(MINDS).map(([id, { rules, brain }]) => [
    id,
    { rules: async () => rules, brain: async () => brain },
  ]),
);

export interface Tab {
  readonly world: World;
  readonly library: Library;
  open(id: string): LocalTable;
  /** The page goes to the background. */
  hide(): void;
}

/** A tab of a browser; tabs of the same browser share its storage and its locks. */
export function openTab(part: Partial<World> = {}): Tab {
  const news = createNews();
  const hiders = new Set<() => void>();
  let time = 0;
  const world: World = {
    games: GAMES,
    shelf: createShelf(news),
    locks: undefined,
    startBots: async () => inThread(),
    pause: () => 0,
    reactionTime: 0,
    reactionWish: () => 'touched',
    onHidden: (listener) => {
      hiders.add(listener);
      return () => hiders.delete(listener);
    },
    now: () => ++time,
    ...part,
  };
  return {
    world,
    library: createLibrary(world, news),
    open: (id) => createLocalTable(id, world),
    hide: () => {
      for (const hider of hiders) hider();
    },
  };
}

function inThread(): BotHost {
  const noWorker = (): never => {
    throw new Error('no workers here');
  };
  return createBotHost(noWorker, GAMES);
}

export function freshBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
}

export const human = (name: string): SeatPlan => ({ kind: 'human', name });
export const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'novice' });

export async function create(
  tab: Tab,
  game: string,
  seats: SeatPlan[],
  options: unknown = {},
): Promise<string> {
  const created = await tab.library.create({ game, options, seats });
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

/** Resolves as soon as the table is as wanted. */
export function until(table: LocalTable, wanted: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = (state: TableState): boolean => {
      if (!wanted(state)) return false;
      resolve(state);
      return true;
    };
    if (look(table.store.getState())) return;
    const unsubscribe = table.store.subscribe((state) => {
      if (look(state)) unsubscribe();
    });
  });
}

const opened = (table: LocalTable): Promise<TableState> =>
  until(table, ({ status }) => status.kind !== 'loading');

export async function sitDown(tab: Tab, id: string): Promise<LocalTable> {
  const table = tab.open(id);
  await opened(table);
  return table;
}

/** What the players around the device do next: open the curtain, watch, or choose at random. False: wait for bots. */
export function step(table: LocalTable, random: Random): boolean {
  const { curtain, question, view, seen, events, actor, game } = table.store.getState();
  if (curtain) table.openCurtain();
  else if (question) table.answerQuestion(random.pick([null, ...question]));
  else if (seen < events.length) table.caughtUp();
  else if (view && actor && game) {
    const call = random.pick(MINDS[game]?.brain.candidates(view, actor, random) ?? []);
    const reason = table.play(call.move, call.args);
    if (reason !== null) throw new Error(`${JSON.stringify(call)}: ${reason}`);
  } else return false;
  return true;
}

/** Plays until the table is as wanted, telling the observer of every state it goes through. */
export async function playUntil(
  table: LocalTable,
  wanted: (state: TableState) => boolean,
  observe: (state: TableState) => void = () => undefined,
  random: Random = createRandom('players'),
): Promise<TableState> {
  const unsubscribe = table.store.subscribe((state) => observe(state));
  while (!wanted(table.store.getState())) {
    const before = table.store.getState();
    if (!step(table, random)) await until(table, (state) => state !== before);
  }
  unsubscribe();
  return table.store.getState();
}

export const isOver = (state: TableState): boolean => state.over;

/** A match with a chosen seed on the shelf of the tab, as if it had been created there. */
export async function plant(tab: Tab, game: string, seats: SeatPlan[], seed: string, options: unknown = {}) {
  const rules = await tab.world.games[game]?.rules();
  if (!rules) throw new Error(`no ${game} here`);
  const host = createHost({ rules, seed, options, players: seats.length });
  const { moves, state } = host;
  const times = { createdAt: 0, updatedAt: 0 };
  const names = { id: `${game} ${seed}`, game, options, seats, seed, botSeed: `${seed} bots` };
  const match: SavedMatch = { ...STAMP, ...names, ...times, moves, state, seen: {}, forfeit: null };
  await tab.world.shelf.add(match, summarise(match, rules, state.G));
  return match.id;
}
