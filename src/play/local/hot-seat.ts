/**
 * Who looks at the one device, who acts on it, and when the curtain closes. Pure: the same situation gives the
 * same scene.
 */
import { type Awaiting, SEATS, type Seat } from '../../../games/kit';
import type { Curtain } from '../contract';

/** What is on the screen. */
export type Scene =
  | { readonly kind: 'curtain'; readonly curtain: Curtain }
  /** Through the eyes of one player. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly actor: Seat | null }
  /** What everybody may see, for all who sit around the device. */
  | { readonly kind: 'table'; readonly actor: Seat | null }
  /** The public question which of these wants to react. */
  | { readonly kind: 'question'; readonly seats: readonly Seat[]; readonly actor: null };

export interface Situation {
  /** The seats of people; all others are played by bots. */
  readonly humans: readonly Seat[];
  readonly over: boolean;
  readonly awaiting: Awaiting;
  /** What everybody may know of `awaiting`. */
  readonly publicAwaiting: Awaiting;
  readonly asking: Asking;
  /** Something happened that all watch together, and not all have. */
  readonly story: boolean;
  /** Whether the seat has not yet been shown everything. */
  behind(seat: Seat): boolean;
  /** Whether the seat may take its decision before everybody's eyes. */
  isOpen(seat: Seat): boolean;
  /** The stage in which others may react to what a player does, in games that have one. */
  readonly reactions: string | null;
}

/** The last moment at which several chose at once. */
export interface Asking {
  /** How many such moments there were, this one included. */
  readonly count: number;
  /** Who was asked when it began; empty once it is over. */
  readonly asked: Awaiting;
}

export const NOBODY_ASKED: Asking = { count: 0, asked: {} };

/** It begins when several are awaited, and more than before; it lasts while only some of these are awaited. */
export function followAsking({ count, asked }: Asking, before: Awaiting, now: Awaiting): Asking {
  const awaited = seatsIn(now);
  if (awaited.length > 1 && awaited.length > seatsIn(before).length) return { count: count + 1, asked: now };
  const lasts = awaited.every((seat) => asked[seat] === now[seat]);
  return { count, asked: lasts ? asked : {} };
}

/**
 * `looking` is the player who opened the curtain last and has not handed the device on, `reacting` the one who said to
 * want to react.
 */
export function nextScene(situation: Situation, looking: Seat | null, reacting: Seat | null = null): Scene {
  const { humans, over, awaiting, story } = situation;
  const [only, ...others] = humans;
  if (only === undefined) return { kind: 'table', actor: null };
  if (others.length === 0) {
    return { kind: 'seat', seat: only, actor: !over && awaiting[only] !== undefined ? only : null };
  }
  if (over || story) return { kind: 'table', actor: null };

  const asked = humans.filter(
    (seat) => situation.reactions !== null && awaiting[seat] === situation.reactions,
  );
  if (asked.length > 0 && !asked.some((seat) => seat === reacting)) {
    return { kind: 'question', seats: asked, actor: null };
  }
  const looker = humans.find((seat) => seat === looking);
  const next = looker !== undefined && awaiting[looker] !== undefined ? looker : firstAwaited(situation);
  const stage = next && awaiting[next];
  // Who looks sees the effect of the own move before the device goes on, and watches the bots in between.
  if (looker !== undefined && looker !== next && (next === undefined || situation.behind(looker))) {
    return { kind: 'seat', seat: looker, actor: null };
  }
  if (next === undefined || stage === undefined) return { kind: 'table', actor: null };
  if (situation.isOpen(next)) return { kind: 'table', actor: next };
  if (next === looker) return { kind: 'seat', seat: next, actor: next };
  return { kind: 'curtain', curtain: { seat: next, stage, done: chosen(situation) } };
}

/** Nobody is always the last to choose: every time another player begins. */
function firstAwaited({ humans, awaiting, asking }: Situation): Seat | undefined {
  const start = Math.max(asking.count - 1, 0) % humans.length;
  return [...humans.slice(start), ...humans.slice(0, start)].find((seat) => awaiting[seat] !== undefined);
}

/** Who has chosen already, as far as everybody may know. */
function chosen({ asking, publicAwaiting }: Situation): readonly Seat[] {
  return seatsIn(asking.asked).filter((seat) => publicAwaiting[seat] === undefined);
}

function seatsIn(awaiting: Awaiting): readonly Seat[] {
  return SEATS.filter((seat) => awaiting[seat] !== undefined);
}
