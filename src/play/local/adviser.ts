/**
 * Advises the one person at a table of bots: the strongest bot thinks about what the person's seat may know, and is
 * given up as soon as the question is another one.
 */
import type { AnyMoveCall, Seat } from '../../../games/kit';
import type { BotHost, BotLevel } from '../../bots';
import type { Hint } from '../contract';
import type { Host } from './host';

const LEVEL: BotLevel = 'archmage';

export interface AdvisedTable {
  readonly game: string;
  readonly host: Host;
  readonly seed: string;
  startBots(): Promise<BotHost>;
  /** Who may ask for advice now, or null. */
  advised(): Seat | null;
  /** The hint is another one. */
  onChange(): void;
  /** Advice was given. */
  onAdvice(seat: Seat, call: AnyMoveCall): void;
}

export interface Adviser {
  /** Null while nobody may ask. */
  readonly hint: Hint | null;
  ask(): void;
  dismiss(): void;
  /** To be called after every change at the table. */
  update(): void;
  close(): void;
}

interface Inquiry {
  readonly question: string;
  readonly controller: AbortController;
  hint: Hint;
  /** Whoever has read it may put it away and look again. */
  shown: boolean;
}

const IDLE: Hint = { kind: 'idle' };

export function createAdviser(table: AdvisedTable): Adviser {
  const { game, host } = table;
  let inquiry: Inquiry | null = null;
  let bots: Promise<BotHost> | null = null;

  /**
   * The same as long as the seat has not moved and is asked the same: what others choose in secret meanwhile is no
   * reason to think again.
   */
  const questionOf = (seat: Seat): string => {
    const own = host.moves.filter(({ player }) => player === seat).length;
    return [seat, host.rules.awaiting(host.state.G)[seat], own, host.asking.count].join('/');
  };

  const giveUp = (): void => {
    inquiry?.controller.abort();
    inquiry = null;
  };

  const begin = async (seat: Seat): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    const own: Inquiry = { question: questionOf(seat), controller, hint: { kind: 'thinking' }, shown: true };
    inquiry = own;
    table.onChange();
    const view = host.rules.view(host.state.G, seat);
    const seed = `${table.seed}/${host.moves.length}/${seat}/hint`;
    try {
      bots ??= table.startBots();
      const thought = await (await bots).advise({ game, view, seat, level: LEVEL, seed }, signal);
      if (signal.aborted) return;
      const reason = host.check(seat, thought.call.move, thought.call.args);
      if (reason !== null) throw new Error(`${JSON.stringify(thought.call)}: ${reason}`);
      own.hint = { kind: 'given', thought };
      table.onAdvice(seat, thought.call);
    } catch (error) {
      if (signal.aborted) return;
      console.error(`${game}: no advice for seat ${seat}`, error);
      own.hint = { kind: 'failed' };
      table.onChange();
    }
  };

  return {
    get hint() {
      if (table.advised() === null) return null;
      return inquiry?.shown ? inquiry.hint : IDLE;
    },
    ask: () => {
      const seat = table.advised();
      if (seat === null) return;
      if (!inquiry || inquiry.hint.kind === 'failed') return void begin(seat);
      inquiry.shown = true;
      table.onChange();
    },
    dismiss: () => {
      if (inquiry?.hint.kind === 'given') inquiry.shown = false;
      else giveUp();
      table.onChange();
    },
    update: () => {
      const seat = table.advised();
      if (inquiry && (seat === null || inquiry.question !== questionOf(seat))) giveUp();
    },
    close: () => {
      giveUp();
      void bots?.then((started) => started.close());
    },
  };
}
