/** Plays the seats of bots: each thinks about what its seat may know, takes its time, and moves when it may. */
import { type AnyMoveCall, type Seat, same, seatsOf } from '../../../games/kit';
import type { BotHost, BotLevel, Question } from '../../bots';
import type { Host } from './host';

export interface BotTable {
  readonly game: string;
  readonly host: Host;
  readonly seed: string;
  startBots(): Promise<BotHost>;
  /** How long the bot takes at least for its decision of now, in milliseconds. */
  pause(seat: Seat): number;
  /** The level of the bot that has to act here now, or null. */
  levelOf(seat: Seat): BotLevel | null;
  /** Whether a move of this seat would not disturb what is being shown. */
  mayMove(seat: Seat): boolean;
  /** Makes the move, after which `update` is called again. */
  play(seat: Seat, call: AnyMoveCall): string | null;
}

export interface BotPlayers {
  /** To be called after every change at the table. */
  update(): void;
  close(): void;
}

interface Task {
  readonly view: object;
  readonly controller: AbortController;
  call: AnyMoveCall | null;
}

export function createBotPlayers(table: BotTable): BotPlayers {
  const { host, game } = table;
  const tasks = new Map<Seat, Task>();
  let bots: Promise<BotHost> | null = null;

  const begin = async (seat: Seat, level: BotLevel, view: object): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    const task: Task = { view, controller, call: null };
    tasks.set(seat, task);
    // The same position gets the same seed, so a bot that was interrupted decides the same.
    const seed = `${table.seed}/${host.moves.length}/${seat}`;
    const thought = decide({ game, view, seat, level, seed }, signal);
    const [call] = await Promise.all([thought, wait(table.pause(seat), signal)]);
    if (signal.aborted) return;
    task.call = call;
    update();
  };

  /** A bot that fails must not stop the game. */
  const decide = async (question: Question, signal: AbortSignal): Promise<AnyMoveCall> => {
    try {
      bots ??= table.startBots();
      return await (await bots).think(question, signal);
    } catch (error) {
      if (!signal.aborted) console.error(`${game}: the bot of seat ${question.seat} failed`, error);
      return host.rules.defaultMove(question.view, question.seat);
    }
  };

  const play = (seat: Seat, call: AnyMoveCall, view: object): void => {
    const reason = table.play(seat, call);
    if (reason === null) return;
    console.error(`${game}: the bot of seat ${seat} may not ${JSON.stringify(call)}: ${reason}`);
    table.play(seat, host.rules.defaultMove(view, seat));
  };

  const update = (): void => {
    for (const seat of seatsOf(host.players)) {
      const level = table.levelOf(seat);
      const view = level && host.rules.view(host.state.G, seat);
      const task = tasks.get(seat);
      // What it was asked has changed meanwhile: it thinks again.
      if (task && !(view && same(view, task.view))) {
        task.controller.abort();
        tasks.delete(seat);
      }
      if (level && view && !tasks.has(seat)) void begin(seat, level, view);
    }
    for (const [seat, { call, view }] of tasks) {
      if (call === null || !table.mayMove(seat)) continue;
      tasks.delete(seat);
      play(seat, call, view);
      return;
    }
  };

  return {
    update,
    close: () => {
      for (const { controller } of tasks.values()) controller.abort();
      tasks.clear();
      void bots?.then((host) => host.close());
    },
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
