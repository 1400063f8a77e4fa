/** A match being played on this device: people and bots move, the scene follows, and everything is saved. */
import type { StoreApi } from 'zustand/vanilla';
import { type Seat, UNDO_MOVE } from '../../../games/kit';
import { type BotHost, SUBSTITUTE_LEVEL } from '../../bots';
import { filmSoFar, noticed } from '../../replay';
import type { LibraryError, LocalTable, TableState } from '../contract';
import type { SavedMatch } from '../saved/record';
import { summarise } from '../saved/summary';
import type { World } from '../world';
import { createAdviser } from './adviser';
import { createBotPlayers } from './bot-players';
import { hintToSave, recallHints } from './hints';
import type { Host } from './host';
import { nextScene, type Scene } from './hot-seat';
import { createKeeper } from './keeper';
import { pass, passForUnasked } from './reactions';
import { type TakenSeat, takeSeat } from './seat';
import { humansOf, isBehind, isSecret, situationOf } from './situation';
import { snapshot, viewerOf } from './snapshot';

interface SessionSetup {
  readonly match: SavedMatch;
  readonly host: Host;
  readonly world: World;
  readonly store: StoreApi<TableState>;
  /** Under this name the session saves. */
  readonly writer: string;
  /** The match was removed, or another table plays it. */
  readonly onEnd: (reason: 'GONE' | 'TAKEN') => void;
}

export interface Session extends Omit<LocalTable, 'store' | 'takeOver' | 'close'> {
  /** Resolves when everything is saved. */
  close(): Promise<void>;
}

export function openSession({ match: saved, host, world, store, writer, onEnd }: SessionSetup): Session {
  const { rules } = host;
  let match = saved;
  let looking: Seat | null = null;
  let scene: Scene = { kind: 'table', actor: null };
  let seat: TakenSeat | null = null;
  let trouble: LibraryError | null = null;
  /** Who said to want to react, around one device. */
  let reacting: Seat | null = null;
  /** The one person here wants to be asked about everything until the own next turn. */
  let watchful = false;

  const isReacting = (player: Seat): boolean =>
    rules.reactions !== undefined && rules.awaiting(host.state.G)[player] === rules.reactions.stage;

  /** Passes for the people who do not want to be asked. */
  const passUnasked = (): void => {
    const people = humansOf(match.seats);
    if (rules.turnOf?.(host.state.G) === people[0]) watchful = false;
    const asked = people.filter((player) => player !== reacting);
    passForUnasked(host, asked, watchful ? 'all' : world.reactionWish());
  };

  const keeper = createKeeper(world.shelf, writer, (result) => {
    if (result === 'GONE' || result === 'TAKEN') return onEnd(result);
    if (result === trouble) return;
    trouble = result;
    store.setState({ trouble });
  });

  let started: Promise<BotHost> | null = null;
  const startBots = (): Promise<BotHost> => {
    started ??= world.startBots();
    return started;
  };

  const bots = createBotPlayers({
    game: match.game,
    host,
    seed: match.botSeed,
    startBots,
    pause: (bot) => (isReacting(bot) ? world.reactionTime : world.pause()),
    levelOf: (bot) => {
      const plan = match.seats[Number(bot)];
      const awaited = match.forfeit === null && rules.awaiting(host.state.G)[bot] !== undefined;
      return awaited && plan?.kind === 'bot' ? plan.level : null;
    },
    mayMove: (bot) =>
      scene.kind === 'curtain' ||
      isSecret(rules, rules.awaiting(host.state.G)[bot] ?? '') ||
      !isBehind(host, match, viewerOf(scene)),
    play: (bot, { move, args }) => {
      const reason = host.act(bot, move, args);
      if (reason === null) follow();
      return reason;
    },
  });

  let hints = recallHints(rules, match);
  const adviser = createAdviser({
    game: match.game,
    host,
    seed: match.botSeed,
    startBots,
    advised: () => (scene.kind === 'seat' && humansOf(match.seats).length === 1 ? scene.actor : null),
    onChange: () => refresh(),
    onAdvice: (advised, call) => {
      const saved = hintToSave(match, host, advised, call);
      if (saved === null) return refresh();
      const view = rules.view(host.state.G, advised);
      hints = [...hints, { told: host.chronicle.of(advised).length, view, seat: advised, call }];
      change({ hints: [...(match.hints ?? []), saved], updatedAt: world.now() });
    },
  });

  /** After every change: who looks now, and at what. */
  const refresh = (): void => {
    scene = nextScene(situationOf(host, match), looking, reacting);
    looking = scene.kind === 'seat' ? scene.seat : null;
    sit();
    adviser.update();
    const summary = summarise(match, rules, host.state.G);
    const { hint } = adviser;
    store.setState(snapshot({ host, match, summary, scene, seat, trouble, watchful, hint, hints }), true);
    bots.update();
  };

  /** A new client for every change of eyes, so that nothing of the old ones is left. */
  const sit = (): void => {
    const viewer = viewerOf(scene);
    const actor = scene.kind === 'seat' ? scene.seat : scene.kind === 'curtain' ? null : scene.actor;
    if (seat && scene.kind !== 'curtain' && seat.viewer === viewer && seat.actor === actor) return;
    seat?.leave();
    seat = scene.kind === 'curtain' ? null : takeSeat(host, viewer, actor);
  };

  const change = (part: Partial<SavedMatch>): void => {
    match = { ...match, ...part };
    keeper.keep(match, summarise(match, rules, host.state.G));
    refresh();
  };

  const follow = (): void => {
    passUnasked();
    change({ moves: host.moves, state: host.state, updatedAt: world.now() });
  };

  const play = (move: string, args: object | null): string | null => {
    if (store.getState().over) return 'GAME_OVER';
    if (scene.kind === 'curtain' || scene.actor === null || seat === null) return 'NOT_YOUR_TURN';
    const reason = host.check(scene.actor, move, args);
    if (reason !== null) return reason;
    const before = host.state;
    seat.play(move, args);
    if (host.state === before) return 'UNKNOWN_MOVE';
    reacting = null;
    follow();
    return null;
  };

  const closeCurtain = (): void => {
    looking = null;
    refresh();
  };

  const stopWatching = world.onHidden(closeCurtain);
  passUnasked();
  // Says at once if nothing can be saved here.
  change({ moves: host.moves, state: host.state });

  return {
    play,
    undo: () => play(UNDO_MOVE, null),

    openCurtain: () => {
      if (scene.kind !== 'curtain') return;
      looking = scene.curtain.seat;
      refresh();
    },

    closeCurtain,

    answerQuestion: (reactor) => {
      if (scene.kind !== 'question') return;
      reacting = scene.seats.find((asked) => asked === reactor) ?? null;
      for (const asked of scene.seats) if (asked !== reacting) pass(host, asked);
      follow();
    },

    askForHint: adviser.ask,
    dismissHint: adviser.dismiss,

    past: () => {
      if (scene.kind === 'curtain') return null;
      return noticed(filmSoFar(rules, { ...match, moves: host.moves }, viewerOf(scene)));
    },

    watchUntilMyTurn: (on) => {
      watchful = on;
      refresh();
    },

    caughtUp: () => {
      const viewer = viewerOf(scene);
      if (scene.kind === 'curtain' || !isBehind(host, match, viewer)) return;
      const watchers = viewer === 'spectator' ? [viewer, ...humansOf(match.seats)] : [viewer];
      const now = Object.fromEntries(watchers.map((watcher) => [watcher, host.chronicle.length]));
      change({ seen: { ...match.seen, ...now } });
    },

    resign: (leaver) => {
      const plan = match.seats[Number(leaver)];
      if (store.getState().over || plan?.kind !== 'human') return;
      const updatedAt = world.now();
      if (match.seats.length === 2) return change({ forfeit: leaver, updatedAt });
      const bot = { kind: 'bot', name: plan.name, level: SUBSTITUTE_LEVEL } as const;
      change({ seats: match.seats.with(Number(leaver), bot), updatedAt });
    },

    close: () => {
      stopWatching();
      bots.close();
      adviser.close();
      seat?.leave();
      return keeper.close();
    },
  };
}
