/**
 * Plays the bots' seats of all tables. A bot is given the view of its seat and moves through the same compare-and-set
 * as everybody: if its seat has seen something new meanwhile, here or in another process, the thought is dropped.
 */
import { type AnyMoveCall, type Seat, seatsOf } from '../../../games/kit';
import type { Log } from '../log';
import type { Engine } from '../match/engine';
import type { Metrics } from '../metrics';
import { playMove } from '../table/play';
import { type Bot, type Loaded, seatAt } from '../table/record';
import type { Decision, Tables } from '../tables';
import type { World } from '../world';
import type { BotPool } from './pool';

export interface BotPlayers {
  /** Lets the bots of a table think that have to act. */
  wake(id: string): void;
  close(): void;
}

export interface BotPlayersSetup {
  readonly tables: Tables;
  readonly pool: BotPool;
  readonly world: World;
  readonly metrics: Metrics;
  readonly log: Log;
  /** How long a bot takes at least, in milliseconds: people want to follow. */
  readonly pause: number;
}

interface Turn {
  readonly id: string;
  readonly seat: Seat;
  readonly bot: Bot;
  /** The version that the seat has seen. */
  readonly version: number;
  readonly view: object;
  readonly seed: string;
  readonly engine: Engine;
}

export function createBotPlayers(setup: BotPlayersSetup): BotPlayers {
  const { tables, pool, world, metrics, log, pause } = setup;
  /** What is being thought about: a seat thinks once about the same version. */
  const thinking = new Set<string>();
  let closed = false;

  const turnsAt = (loaded: Loaded): readonly Turn[] => {
    const { table, state } = loaded;
    const engine = tables.engineOf(table.game);
    if (!engine || state === null || table.status !== 'playing' || table.time?.paused) return [];
    const awaiting = engine.rules.awaiting(state.G);
    return seatsOf(table.seats.length).flatMap((seat) => {
      const bot = seatAt(table, seat);
      if (bot?.kind !== 'bot' || awaiting[seat] === undefined) return [];
      const view = loaded.positions[seat]?.().G;
      if (!view) return [];
      const version = table.heard[seat] ?? 0;
      // The same position gets the same seed, so a bot that was interrupted decides the same.
      const seed = `${table.botSeed}/${seat}/${version}`;
      return [{ id: table.id, seat, bot, version, view, seed, engine }];
    });
  };

  const take = async (turn: Turn): Promise<void> => {
    const key = `${turn.id}/${turn.seat}/${turn.version}`;
    if (closed || thinking.has(key)) return;
    thinking.add(key);
    try {
      const [call] = await Promise.all([decide(turn), wait(pause)]);
      if (!closed) await move(turn, call);
    } catch (error) {
      // Somebody looks after it again when the table is due.
      metrics.errors.inc({ where: 'bots' });
      log.error('a bot could not move', error, { game: turn.engine.rules.id });
    } finally {
      thinking.delete(key);
      tables.release(turn.id);
    }
  };

  /** A bot that fails must not stop the game. */
  const decide = async ({ bot, seat, view, seed, engine }: Turn): Promise<AnyMoveCall> => {
    try {
      return await pool.think({ game: engine.rules.id, view, seat, level: bot.level, seed });
    } catch (error) {
      if (!closed) log.error('a bot failed', error, { game: engine.rules.id });
      return engine.rules.defaultMove(view, seat);
    }
  };

  const move = async ({ id, seat, version, view, engine }: Turn, call: AnyMoveCall): Promise<void> => {
    const game = engine.rules.id;
    await tables.change(id, (loaded): Decision<null> => {
      const { table } = loaded;
      if (table.heard[seat] !== version || seatAt(table, seat)?.kind !== 'bot') return { answer: null };
      const attempt = playMove(engine, loaded, { seat, ...call }, world.now());
      if (attempt.ok) return { step: attempt.step, answer: null };
      if (attempt.reason === 'PAUSED' || attempt.reason === 'GAME_OVER') return { answer: null };
      log.warn('a bot tried an illegal move', { game, move: call.move, reason: attempt.reason });
      const fallback = playMove(
        engine,
        loaded,
        { seat, ...engine.rules.defaultMove(view, seat) },
        world.now(),
      );
      return fallback.ok ? { step: fallback.step, answer: null } : { answer: null };
    });
  };

  tables.subscribe(({ after, own }) => {
    if (own) for (const turn of turnsAt(after)) void take(turn);
  });

  return {
    wake: (id) => {
      const loaded = tables.peek(id);
      if (loaded) for (const turn of turnsAt(loaded)) void take(turn);
    },
    close: () => {
      closed = true;
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
