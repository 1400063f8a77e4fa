/** Matches for the board of Shazamm!. */
import { createRandom, type Viewer } from '../../games/kit';
import type { ShazammEvent } from '../../games/shazamm/events';
import { rules } from '../../games/shazamm/rules';
import {
  type ShazammMoves,
  type ShazammOptions,
  type ShazammState,
  type ShazammView,
  type SpellNo,
  WIZARDS,
  type Wizard,
} from '../../games/shazamm/state';
import { PlayedMatch } from '../fixtures/board/match';
import { anyMove } from '../shazamm/player';

export class Duel extends PlayedMatch<ShazammState, ShazammView, ShazammMoves, ShazammOptions, ShazammEvent> {
  constructor(options: object = { deckMode: 'allInHand' }, seed = 'board') {
    super(rules, { players: 2, options, seed });
  }

  lay(player: Wizard, bid: number, spells: SpellNo[] = [], decoy = false): this {
    return this.play(player, 'commit', { bid, spells, decoy });
  }
}

/** Plays blindly to the end, calling back after every move. */
export function playBlindly(duel: Duel, seed: string, afterMove: () => void): void {
  const random = createRandom(seed);
  while (duel.state.result === null) {
    const awaited = rules.awaiting(duel.state);
    const player = random.pick(WIZARDS.filter((wizard) => awaited[wizard] !== undefined));
    const { move, args } = anyMove(duel.state, player, random);
    if (duel.try(player, move, args) !== null) throw new Error(`${move} was refused`);
    afterMove();
  }
}

/** Everything that can be told: one event of each kind and more, from blind games with every option. */
export function manyEvents(viewer: Viewer): readonly ShazammEvent[] {
  const games = ['draw', 'allInHand', 'chosenOrder'].flatMap((deckMode) =>
    ['a', 'b', 'c'].map((seed) => {
      const duel = new Duel({ deckMode, showFaceDownCount: seed !== 'b' }, seed);
      playBlindly(duel, seed, () => undefined);
      return duel.seenBy(viewer);
    }),
  );
  return games.flat().flatMap((event) => (event.type === 'undo' ? [] : event));
}
