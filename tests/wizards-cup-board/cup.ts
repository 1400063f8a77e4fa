/** Cups for the board. */
import { createRandom, type Viewer } from '../../games/kit';
import { brain } from '../../games/wizards-cup/brain';
import { isCardId } from '../../games/wizards-cup/data';
import type { CupEvent } from '../../games/wizards-cup/events';
import { rules } from '../../games/wizards-cup/rules';
import {
  type CupMoves,
  type CupOptions,
  type CupState,
  type CupView,
  SIDES,
  type Side,
} from '../../games/wizards-cup/state';
import { PlayedMatch } from '../fixtures/board/match';

export class Cup extends PlayedMatch<CupState, CupView, CupMoves, CupOptions, CupEvent> {
  constructor(options: object = {}, seed = 'board') {
    super(rules, { players: 2, options, seed });
  }

  /** Chooses and lays out a team, written `first > second > third > fourth > fifth | waiting`. */
  lineUp(side: Side, text: string): this {
    const team = text.split(/ [>|] /).filter((word) => isCardId(word));
    if (team.length !== 6) throw new Error(`not a line-up: ${text}`);
    const cards = team.filter((card) => card !== this.state.players[side].forced);
    return this.play(side, 'selectTeam', { cards }).play(side, 'setOrder', { deck: team.slice(0, 5) });
  }
}

/** A cup in which both sides may field these teams: the drawn cards are among them. */
export function cupOf(white: string, black: string, options: object = {}): Cup {
  for (let seed = 0; seed < 5000; seed++) {
    const cup = new Cup(options, `draw ${seed}`);
    const { 0: one, 1: other } = cup.state.players;
    if (white.includes(one.forced ?? '?') && black.includes(other.forced ?? '?')) return cup;
  }
  throw new Error('these teams are never drawn');
}

/** Both line-ups are laid, and the round has run to its first choice or its end. */
export function fought(white: string, black: string): Cup {
  return cupOf(white, black).lineUp('0', white).lineUp('1', black);
}

/** Plays by chance to the end, calling back after every move. */
export function playBlindly(cup: Cup, seed: string, afterMove: () => void): void {
  const random = createRandom(seed);
  while (cup.state.result === null) {
    const awaited = rules.awaiting(cup.state);
    const side = random.pick(SIDES.filter((one) => awaited[one] !== undefined));
    const { move, args } = random.pick(brain.candidates(cup.view(side), side, random));
    if (cup.try(side, move, args) !== null) throw new Error(`${move} was refused`);
    afterMove();
  }
}

/** Everything that can be told: one event of each kind and more. */
export function manyEvents(viewer: Viewer): readonly CupEvent[] {
  const cups = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const cup = new Cup({ draw: seed === 'a' ? 'manual' : 'auto' }, seed);
    playBlindly(cup, seed, () => undefined);
    return cup;
  });
  return [...cups, twins()].flatMap((cup) =>
    cup.seenBy(viewer).flatMap((event) => (event.type === 'undo' ? [] : event)),
  );
}

/** Equal Wizards meet, which seldom happens by chance; the Medium is used and left alone. */
function twins(): Cup {
  const cup = fought(
    'botanist > dancer > medium > siren > shaman | executioner',
    'botanist > blacksmith > geomaster > traveler > diver | executioner',
  );
  if (cup.state.pending) cup.play(cup.state.pending.player, 'usePower', { use: true });
  return cup;
}
