/** Matches for the board of Anludim. */
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import type { AnludimMoves, AnludimOptions, AnludimState, AnludimView } from '../../games/anludim/state';
import { createRandom, isSeat, type Random, type Seat, UNDO_MOVE, type Viewer } from '../../games/kit';
import { blind } from '../anludim/players';
import { table } from '../anludim/university';
import { PlayedMatch } from '../fixtures/board/match';

export class Course extends PlayedMatch<
  AnludimState,
  AnludimView,
  AnludimMoves,
  AnludimOptions,
  AnludimEvent
> {
  /** From a table that the test has laid out, or from the beginning. */
  constructor(from: AnludimState | { players: number; options?: object; seed?: string }) {
    if ('phase' in from) super(rules, { players: from.players.length, seed: 'board' }, from);
    else super(rules, { seed: 'board', ...from });
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
