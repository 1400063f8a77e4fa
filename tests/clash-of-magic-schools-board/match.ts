/** A match for the board: from the start or from a laid-out table, with everything that was told so far. */
import type { BoardEvent } from '../../games/clash-of-magic-schools/board/story/scene';
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { ClashMoves, ClashState, PlayerID } from '../../games/clash-of-magic-schools/state';
import {
  advance,
  canUndo,
  createRandom,
  type Match,
  maskEvents,
  UNDO_MOVE,
  type Viewer,
} from '../../games/kit';
import { blind, eager, playGame } from '../clash-of-magic-schools/players';
import { start } from '../clash-of-magic-schools/tournament';

export class Meeting {
  private match: Match<ClashState>;
  readonly events: BoardEvent[];

  /** Without a table the match begins at its beginning. */
  constructor(table?: ClashState, seed = 'board') {
    const started = start(seed);
    this.match = table ? { seed, state: table, moves: 0, undo: null } : started.match;
    this.events = table ? [] : [...started.events];
  }

  get state(): ClashState {
    return this.match.state;
  }

  view(viewer: Viewer) {
    return rules.view(this.state, viewer);
  }

  seenBy(viewer: Viewer): BoardEvent[] {
    return maskEvents(this.events, viewer);
  }

  canUndo(viewer: Viewer): boolean {
    return canUndo(this.match, viewer);
  }

  /** The reason why not, or null. */
  try(player: PlayerID, move: string, args: unknown): string | null {
    const next = advance(rules, this.match, player, move, args);
    if (!next.ok) return next.reason;
    this.match = next.match;
    this.events.push(...next.events);
    return null;
  }

  undo(player: PlayerID): void {
    this.try(player, UNDO_MOVE, null);
  }

  play<K extends keyof ClashMoves & string>(player: PlayerID, move: K, args: ClashMoves[K]): this {
    const reason = this.try(player, move, args);
    if (reason !== null) throw new Error(`${move}: ${reason}`);
    return this;
  }
}

/** Plays blindly to the end and takes back a good part of what can be taken back; calls back after every move. */
export function playWithUndo(meeting: Meeting, seed: string, afterMove: () => void): void {
  const random = createRandom(seed);
  while (meeting.state.result === null) {
    const { pending, current } = meeting.state;
    const player = pending?.victim ?? current;
    if (meeting.canUndo(player) && random.int(4) === 0) meeting.undo(player);
    else {
      const { move, args } = blind(meeting.state, player, random);
      if (meeting.try(player, move, args) !== null) throw new Error(`${move} was refused`);
    }
    afterMove();
  }
}

/** Everything that can be told, from a few decided games; one of them goes into Overtime. */
export function manyEvents(viewer: Viewer): readonly ClashEvent[] {
  return maskEvents(GAMES, viewer);
}

const GAMES: readonly ClashEvent[] = [
  ...playGame({ '0': eager, '1': eager }, 'a'),
  ...playGame({ '0': eager, '1': eager }, 'i'),
  ...playGame({ '0': eager, '1': blind }, 'd'),
  ...playGame({ '0': blind, '1': eager }, 'f'),
].flatMap(({ events }) => events);
