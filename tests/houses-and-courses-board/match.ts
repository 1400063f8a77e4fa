/** Matches for the board of Houses & Courses. */
import { brain } from '../../games/houses-and-courses/brain';
import type { HousesEvent } from '../../games/houses-and-courses/events';
import { rules } from '../../games/houses-and-courses/rules';
import type {
  HousesMoves,
  HousesOptions,
  HousesState,
  HousesView,
} from '../../games/houses-and-courses/state';
import { createRandom, isSeat, type Viewer } from '../../games/kit';
import { PlayedMatch } from '../fixtures/board/match';

export class Classroom extends PlayedMatch<HousesState, HousesView, HousesMoves, HousesOptions, HousesEvent> {
  constructor(players: number, options: object = {}, seed = 'board', table?: HousesState) {
    super(rules, { players, options, seed }, table);
  }

  /** A table laid out for a test. */
  static of(state: HousesState, seed = 'board'): Classroom {
    return new Classroom(state.numPlayers, {}, seed, state);
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
