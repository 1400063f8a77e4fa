/**
 * Tells every public step of a round twice: into the state's own list, which goes to whoever looks at the table,
 * and as a domain event for log and animation.
 */
import type { CardId } from '../data';
import { type CupEffects, secretOf } from '../events';
import {
  type CupState,
  type DiscardedFrom,
  type DuelRecord,
  indexOf,
  type Pending,
  playerAt,
  type Side,
} from '../state';
import { isAmong, visibleCard } from '../zones';

/** The card lies face up from now on. */
function show(state: CupState, player: Side, card: CardId): void {
  const shown = state.rounds[state.rounds.length - 1]?.shown[indexOf(player)];
  if (shown && !isAmong(card, shown)) shown.push(card);
}

export function tellRoundBegan(state: CupState, effects: CupEffects): void {
  effects.emit?.({ type: 'roundBegan', round: state.round, tokens: tokensOf(state) });
}

export function tellPlaced(state: CupState, effects: CupEffects, player: Side, card: CardId): void {
  show(state, player, card);
  state.events.push({ t: 'place', player, card });
  effects.emit?.({
    type: 'placed',
    player,
    card,
    no: state.duelNo,
    deckLeft: playerAt(state, player).deck.length,
  });
}

export function tellCancelled(state: CupState, effects: CupEffects, card: CardId): void {
  state.events.push({ t: 'cancel', card });
  effects.emit?.({ type: 'cancelled', card });
}

export function tellActivated(state: CupState, effects: CupEffects, player: Side, card: CardId): void {
  state.events.push({ t: 'power', player, card });
  effects.emit?.({ type: 'activated', player, card });
}

export function tellAsked(effects: CupEffects, pending: Pending): void {
  effects.emit?.({ type: 'asked', player: pending.player, kind: pending.kind, card: pending.card });
}

export function tellAnswered(state: CupState, effects: CupEffects, { player, card }: Pending, use: boolean) {
  state.events.push({ t: 'choice', player, card, use });
  effects.emit?.({ type: 'answered', player, card, use });
}

export function tellRearranged(state: CupState, effects: CupEffects, player: Side): void {
  state.events.push({ t: 'rearranged', player });
  effects.emit?.({
    type: 'rearranged',
    player,
    secret: secretOf(player, { deck: playerAt(state, player).deck.slice() }),
  });
}

export function tellExchanged(
  state: CupState,
  effects: CupEffects,
  player: Side,
  out: CardId,
  newcomer: CardId,
): void {
  show(state, player, newcomer);
  state.events.push({ t: 'exchanged', player, out, in: newcomer });
  effects.emit?.({ type: 'exchanged', player, out, in: newcomer });
}

export function tellRecalled(state: CupState, effects: CupEffects, player: Side, card: CardId): void {
  const { deck, discard } = playerAt(state, player);
  state.events.push({ t: 'recalled', player, card });
  effects.emit?.({ type: 'recalled', player, card, deckLeft: deck.length, pile: discard.length });
}

export function tellDiscarded(
  state: CupState,
  effects: CupEffects,
  player: Side,
  card: CardId,
  from: DiscardedFrom,
): void {
  const { deck, discard } = playerAt(state, player);
  // Whoever stood in the Duel zone was seen there.
  if (from !== 'duel') show(state, player, card);
  state.events.push({ t: 'discard', player, card, from });
  effects.emit?.({ type: 'discarded', player, card, from, deckLeft: deck.length, pile: discard.length });
}

export function tellDecided(state: CupState, effects: CupEffects, record: DuelRecord): void {
  const { no, cards, values, criterion, losers } = record;
  const { 0: white, 1: black } = state.players;
  state.events.push({ t: 'result', no });
  effects.emit?.({
    type: 'decided',
    no,
    cards,
    values,
    visible: [visibleCard(white.discard), visibleCard(black.discard)],
    criterion,
    losers,
  });
}

export function tellRoundEnded(state: CupState, effects: CupEffects, winners: readonly Side[]): void {
  const tieBreak = state.rounds[state.rounds.length - 1]?.tieBreak ?? null;
  state.events.push({ t: 'roundEnd', winners });
  effects.emit?.({ type: 'roundEnded', round: state.round, winners, tieBreak, tokens: tokensOf(state) });
  if (state.result) effects.emit?.({ type: 'gameEnded', result: state.result });
}

function tokensOf({ players }: CupState): [number, number] {
  return [players[0].tokens, players[1].tokens];
}
