/** The start of a cup: full sets, no tokens, and one card of each set drawn blind. */
import type { OptionField, Random } from '../kit';
import { CARD_IDS, type CardId } from './data';
import type { CupEffects } from './events';
import { type CupOptions, type CupState, type PlayerState, SIDES } from './state';
import { restOf } from './zones';

export const OPTION_FIELDS: readonly OptionField[] = [
  { kind: 'choice', key: 'draw', values: ['auto', 'manual'], default: 'auto' },
];

export function setup(options: CupOptions, effects: CupEffects): CupState {
  const manual = options.draw === 'manual';
  const state: CupState = {
    options,
    phase: manual ? 'draw' : 'prepare',
    round: 1,
    duelNo: 0,
    queue: null,
    pending: null,
    fan: manual ? [shuffledSet(effects.random), shuffledSet(effects.random)] : [null, null],
    players: { 0: emptySide(), 1: emptySide() },
    rounds: [],
    events: [],
    result: null,
  };
  if (manual) return state;
  for (const side of SIDES) {
    const card = effects.random.pick(CARD_IDS);
    force(state.players[side], card);
    effects.emit?.({ type: 'drawn', player: side, card, position: null });
  }
  return state;
}

/** The drawn card is the first of the team; the rest of the set waits in the reserve. */
export function force(player: PlayerState, card: CardId): void {
  player.forced = card;
  player.hand = [card];
  player.reserve = restOf(player.hand);
}

export function shuffledSet(random: Random): CardId[] {
  const cards = CARD_IDS.slice();
  random.shuffle(cards);
  return cards;
}

function emptySide(): PlayerState {
  return {
    forced: null,
    hand: [],
    reserve: [],
    deck: [],
    waiting: [],
    waitingFaceUp: false,
    duel: null,
    discard: [],
    tokens: 0,
    step: 'select',
  };
}
