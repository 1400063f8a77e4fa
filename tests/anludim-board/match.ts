/** Matches for the board: a table at which everybody moves, with everything that was told so far. */
import type { BoardEvent } from '../../games/anludim/board/context';
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import type { AnludimMoves, AnludimState } from '../../games/anludim/state';
import {
  advance,
  canUndo,
  createRandom,
  isSeat,
  type Match,
  maskEvents,
  type Random,
  type Seat,
  UNDO_MOVE,
  type Viewer,
} from '../../games/kit';
import { blind } from '../anludim/players';
import { start, table } from '../anludim/university';

export class Course {
  private match: Match<AnludimState>;
  readonly events: BoardEvent[];

  /** From a table that the test has laid out, or from the beginning. */
  constructor(from: AnludimState | { players: number; options?: object; seed?: string }) {
    if ('phase' in from) {
      this.match = { seed: 'board', state: from, moves: 0, undo: null };
      this.events = [];
    } else {
      const started = start(from.players, from.options, from.seed ?? 'board');
      this.match = started.match;
      this.events = [...started.events];
    }
  }

  get state(): AnludimState {
    return this.match.state;
  }

  view(viewer: Viewer) {
    return rules.view(this.state, viewer);
  }

  seenBy(viewer: Viewer): BoardEvent[] {
    return maskEvents(this.events, viewer);
  }

  canUndo(player: Viewer): boolean {
    return canUndo(this.match, player);
  }

  /** The reason why not, or null. */
  try(player: Seat, move: string, args: unknown): string | null {
    const next = advance(rules, this.match, player, move, args);
    if (!next.ok) return next.reason;
    this.match = next.match;
    this.events.push(...next.events);
    return null;
  }

  play<K extends keyof AnludimMoves & string>(player: Seat, move: K, args: AnludimMoves[K]): this {
    const reason = this.try(player, move, args);
    if (reason !== null) throw new Error(`${move}: ${reason}`);
    return this;
  }
}

/** Plays blindly to the end, taking things back now and then, and calls back after every move. */
export function playBlindly(course: Course, seed: string, afterMove: () => void): void {
  const random = createRandom(seed);
  while (course.state.winner === null) {
    const seat = random.pick(Object.keys(rules.awaiting(course.state)).filter((one) => isSeat(one)));
    moveBlindly(course, seat, random);
    afterMove();
  }
}

function moveBlindly(course: Course, seat: Seat, random: Random): void {
  if (course.canUndo(seat) && random.int(4) === 0) {
    course.try(seat, UNDO_MOVE, null);
    return;
  }
  const { move, args } = blind(course.state, seat, random);
  const reason = course.try(seat, move, args);
  if (reason !== null) throw new Error(`${move} was refused: ${reason}`);
}

/** Everything that can be told: one event of each kind and more. */
export function manyEvents(viewer: Viewer): readonly AnludimEvent[] {
  const games = [
    { players: 5, options: { variant: 'expert' }, seed: 'shuffle' },
    { players: 3, options: { variant: 'base' }, seed: 'b' },
  ].map((setup) => {
    const course = new Course(setup);
    playBlindly(course, setup.seed, () => undefined);
    return course;
  });
  const stuck = new Course(table({ exhausted: true })).play('0', 'pass', null);
  return [...games, stuck]
    .flatMap((course) => course.seenBy(viewer))
    .flatMap((event) => (event.type === 'undo' ? [] : event));
}
