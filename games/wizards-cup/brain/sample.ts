/** A full state that agrees with everything a player knows: fans, the opponent's team and its layout are guessed. */
import type { Random } from '../../kit';
import { copy } from '../copy';
import { CARD_IDS, type CardId } from '../data';
import { force, shuffledSet } from '../setup';
import { type CupState, type CupView, indexOf, opponentOf, type PlayerState, type Side } from '../state';
import { restOf } from '../zones';
import { guessTeam } from './guess';

export function sample(view: CupView, side: Side, random: Random): CupState {
  // What is hidden in the copy is replaced below.
  const state = copy(view as CupState);
  if (state.phase === 'over') return state;
  state.fan = [state.fan[0] && shuffledSet(random), state.fan[1] && shuffledSet(random)];
  const other = opponentOf(side);
  const player = state.players[other];
  if (player.forced === null) return state;
  if (player.step === 'select') {
    force(player, player.forced);
    return state;
  }
  const team = guessTeam(view, other, random);
  player.reserve = CARD_IDS.filter((card) => !team.includes(card));
  if (player.step === 'ready') layOut(state, other, team, random);
  else player.hand = restOf(player.reserve);
  return state;
}

/** Spreads the cards that do not lie open over deck and Waiting space. */
function layOut(state: CupState, side: Side, team: readonly CardId[], random: Random): void {
  const player = state.players[side];
  const hidden = team.filter((card) => !liesOpen(player, card));
  const recalled = recalledCard(state, side, hidden);
  const deck = hidden.filter((card) => card !== recalled);
  random.shuffle(deck);
  if (!player.waitingFaceUp) player.waiting = deck.splice(0, player.waiting.length);
  if (recalled !== undefined) {
    const place = rearrangedSinceRecall(state, side) ? random.int(deck.length + 1) : deck.length;
    deck.splice(place, 0, recalled);
  }
  player.deck = deck;
}

function liesOpen({ duel, discard, waiting, waitingFaceUp }: PlayerState, card: CardId): boolean {
  return duel === card || discard.includes(card) || (waitingFaceUp && waiting.includes(card));
}

/** A card that was shown in this round and lies open no more went under the deck. */
function recalledCard(
  { phase, rounds }: CupState,
  side: Side,
  hidden: readonly CardId[],
): CardId | undefined {
  const shown = phase === 'duel' ? rounds[rounds.length - 1]?.shown[indexOf(side)] : undefined;
  return hidden.find((card) => shown?.includes(card));
}

function rearrangedSinceRecall({ events }: CupState, side: Side): boolean {
  const last = (t: 'recalled' | 'rearranged') =>
    events.findLastIndex((event) => event.t === t && event.player === side);
  return last('rearranged') > last('recalled');
}
