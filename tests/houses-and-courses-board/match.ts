/** Matches for the board: a table at which everybody moves, with everything that was told so far. */

import type { BoardEvent } from '../../games/houses-and-courses/board/story/retell';
import { brain } from '../../games/houses-and-courses/brain';
import type { HousesEvent } from '../../games/houses-and-courses/events';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesMoves, HousesState } from '../../games/houses-and-courses/state';
import {
  advance,
  createRandom,
  isSeat,
  type Match,
  maskEvents,
  type Seat,
  startMatch,
  type Viewer,
} from '../../games/kit';

export class Classroom {
  private match: Match<HousesState>;
  readonly events: BoardEvent[];

  constructor(players: number, options: object = {}, seed = 'board') {
    const started = startMatch(rules, { players, options, seed });
    if (!started.ok) throw new Error(started.error.message);
    this.match = started.match;
    this.events = [...started.events];
  }

  /** A table laid out for a test; what led to it is not told. */
  static of(state: HousesState, seed = 'board'): Classroom {
    const room = new Classroom(state.numPlayers, {}, seed);
    room.match = { seed, state, moves: 1, undo: null };
    room.events.length = 0;
    return room;
  }

  get state(): HousesState {
    return this.match.state;
  }

  get canUndo(): boolean {
    return (this.match.undo?.moves.length ?? 0) > 0;
  }

  view(viewer: Viewer) {
    return rules.view(this.state, viewer);
  }

  seenBy(viewer: Viewer): BoardEvent[] {
    return maskEvents(this.events, viewer);
  }

  /** The reason why not, or null. */
  try(player: Seat, move: string, args: unknown): string | null {
    const next = advance(rules, this.match, player, move, args);
    if (!next.ok) return next.reason;
    this.match = next.match;
    this.events.push(...next.events);
    return null;
  }

  play<K extends keyof HousesMoves & string>(player: Seat, move: K, args: HousesMoves[K]): this {
    const reason = this.try(player, move, args);
    if (reason !== null) throw new Error(`${move}: ${reason}`);
    return this;
  }
}

/** Plays as a bot that does not choose would, calling back after every move; a Bonus card is sometimes taken back. */
export function playBlindly(room: Classroom, seed: string, afterMove: () => void = () => undefined): void {
  const random = createRandom(seed);
  while (room.state.result === null) {
    const awaited = Object.keys(rules.awaiting(room.state)).filter((seat) => isSeat(seat));
    const seat = random.pick(awaited);
    const { move, args } = random.pick(brain.candidates(room.view(seat), seat, random));
    if (room.try(seat, move, args) !== null) throw new Error(`${move} was refused`);
    if (move === 'playBonus' && random.int(3) === 0) room.try(seat, 'undo', null);
    afterMove();
  }
}

let played: readonly Classroom[] | undefined;

/** Blind games of every number of players. */
function games(): readonly Classroom[] {
  played ??= [2, 3, 4].flatMap((players) =>
    ['a', 'b', 'c'].map((seed) => {
      const options = { houseMode: seed === 'a' ? 'pick' : 'random' };
      const room = new Classroom(players, options, `${players}${seed}`);
      playBlindly(room, seed);
      return room;
    }),
  );
  return played;
}

/** Everything that can be told: one event of each kind and more. */
export function manyEvents(viewer: Viewer): readonly HousesEvent[] {
  const told = games().flatMap((room) => room.seenBy(viewer));
  return told.flatMap((event) => (event.type === 'undo' ? [] : event));
}
