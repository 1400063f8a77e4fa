/** Matches for the board of Clash of Magic Schools. */
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type {
  ClashMoves,
  ClashOptions,
  ClashState,
  ClashView,
} from '../../games/clash-of-magic-schools/state';
import { createRandom, maskEvents, type Viewer } from '../../games/kit';
import { blind, eager, playGame } from '../clash-of-magic-schools/players';
import { table } from '../clash-of-magic-schools/tournament';
import { PlayedMatch } from '../fixtures/board/match';

export class Meeting extends PlayedMatch<ClashState, ClashView, ClashMoves, ClashOptions, ClashEvent> {
  /** Without a table the match begins at its beginning. */
  constructor(table?: ClashState, seed = 'board') {
    super(rules, { players: 2, seed }, table);
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

/** Éloïse stands in fire with a trio of earth; Théo faces her. */
export const facing = () =>
  table({
    own: {
      hand: ['air-1', 'fire-9', 'water-9'],
      emblem: 'fire',
      columns: {
        fire: ['water-1', 'earth-1', 'earth-2', 'earth-3', 'air-2'],
        dark: ['dark-1', 'dark-2', 'water-2'],
      },
      trials: { fire: ['t1-1'] },
      offered: ['t6-1', 't2-1'],
    },
    opponent: {
      hand: ['dark-9', 'dark-10', 'dark-11', 'dark-12', 'air-9'],
      emblem: 'earth',
      columns: { fire: ['fire-1', 'fire-2', 'water-3', 'fire-3'] },
      trials: { fire: ['t1-2', 't2-2'], air: ['t1-3'] },
      offered: ['t5-1'],
    },
  });
