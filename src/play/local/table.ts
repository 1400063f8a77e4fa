/** The life of a table: it gets the right to play, loads the match, plays it, and gives way to another tab. */
import { createStore } from 'zustand/vanilla';
import { freshSeed } from '../../../games/kit';
import type { LocalTable, TableState, TableStatus } from '../contract';
import type { World } from '../world';
import { loadMatch } from './load';
import { type Lock, requestLock } from './lock';
import type { Session } from './session';

/** A table at which nothing is to be seen. */
const EMPTY: TableState = {
  status: { kind: 'loading' },
  game: null,
  rules: null,
  options: null,
  seats: [],
  plans: [],
  viewer: 'spectator',
  actor: null,
  curtain: null,
  question: null,
  watchful: null,
  view: null,
  events: [],
  seen: 0,
  canUndo: false,
  started: false,
  over: false,
  winners: [],
  endedAt: null,
  forfeit: null,
  trouble: null,
  series: null,
  hint: null,
  hints: [],
};

export function createLocalTable(id: string, world: World): LocalTable {
  const store = createStore<TableState>(() => EMPTY);
  const writer = freshSeed();
  let session: Session | null = null;
  let lock: Lock | null = null;

  const leave = (): void => {
    const saved = session?.close() ?? Promise.resolve();
    session = null;
    lock?.release(saved);
    lock = null;
  };

  const end = (status: TableStatus): void => {
    leave();
    store.setState({ ...EMPTY, status }, true);
  };

  const open = (steal: boolean): Promise<void> =>
    load(steal).catch((error) => {
      console.error('the table cannot be loaded', error);
      end({ kind: 'unreadable', error: 'NOT_LOADED' });
    });

  const load = async (steal: boolean): Promise<void> => {
    store.setState(EMPTY, true);
    const mine = requestLock(world.locks, `grimoire-match-${id}`, {
      steal,
      onLost: () => lock === mine && end({ kind: 'elsewhere' }),
    });
    lock = mine;
    const granted = await mine.granted;
    if (lock !== mine) return;
    if (!granted) return end({ kind: 'elsewhere' });
    await world.shelf.claim(id, writer);
    const found = await world.shelf.read(id);
    const loaded = found.ok && found.value !== undefined ? await loadMatch(found.value, world) : null;
    const { openSession } = await import('./live');
    if (lock !== mine) return;
    if (!found.ok) return end({ kind: 'unreadable', error: found.error });
    if (loaded === null) return end({ kind: 'missing' });
    if (!loaded.ok) return end({ kind: 'unreadable', error: loaded.error });
    session = openSession({
      ...loaded.value,
      world,
      store,
      writer,
      onEnd: (reason) => end({ kind: reason === 'GONE' ? 'missing' : 'elsewhere' }),
    });
  };

  void open(false);

  return {
    store,
    play: (move, args) => (session ? session.play(move, args) : 'NOT_YOUR_TURN'),
    undo: () => (session ? session.undo() : 'NOTHING_TO_UNDO'),
    openCurtain: () => session?.openCurtain(),
    closeCurtain: () => session?.closeCurtain(),
    answerQuestion: (seat) => session?.answerQuestion(seat),
    askForHint: () => session?.askForHint(),
    dismissHint: () => session?.dismissHint(),
    past: () => session?.past() ?? null,
    watchUntilMyTurn: (on) => session?.watchUntilMyTurn(on),
    caughtUp: () => session?.caughtUp(),
    resign: (seat) => session?.resign(seat),
    takeOver: () => {
      if (store.getState().status.kind === 'elsewhere') void open(true);
    },
    close: leave,
  };
}
