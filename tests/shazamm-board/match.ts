/** Matches for the board: a table at which both wizards move, with everything that was told so far. */
import { advance, createRandom, type Match, maskEvents, startMatch, type Viewer } from '../../games/kit';
import type { BoardEvent } from '../../games/shazamm/board/story/scene';
import type { ShazammEvent } from '../../games/shazamm/events';
import { rules } from '../../games/shazamm/rules';
import {
  type ShazammMoves,
  type ShazammState,
  type SpellNo,
  WIZARDS,
  type Wizard,
} from '../../games/shazamm/state';
import { anyMove } from '../shazamm/player';

export class Duel {
  private match: Match<ShazammState>;
  readonly events: BoardEvent[];

  constructor(options: object = { deckMode: 'allInHand' }, seed = 'board') {
    const started = startMatch(rules, { players: 2, options, seed });
    if (!started.ok) throw new Error(started.error.message);
    this.match = started.match;
    this.events = [...started.events];
  }

  get state(): ShazammState {
    return this.match.state;
  }

  view(viewer: Viewer) {
    return rules.view(this.state, viewer);
  }

  seenBy(viewer: Viewer): BoardEvent[] {
    return maskEvents(this.events, viewer);
  }

  /** The reason why not, or null. */
  try(player: Wizard, move: string, args: unknown): string | null {
    const next = advance(rules, this.match, player, move, args);
    if (!next.ok) return next.reason;
    this.match = next.match;
    this.events.push(...next.events);
    return null;
  }

  play<K extends keyof ShazammMoves & string>(player: Wizard, move: K, args: ShazammMoves[K]): this {
    const reason = this.try(player, move, args);
    if (reason !== null) throw new Error(`${move}: ${reason}`);
    return this;
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
