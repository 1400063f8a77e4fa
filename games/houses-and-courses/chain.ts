/** The chain: an effect is declared, may be answered, the answers may be answered, and then it is settled (6.3). */
import type { Effects, Seat } from '../kit';
import { type MagicId, magicOf, schoolOf } from './catalogue';
import type { Op } from './data';
import type { HousesEvent } from './events';
import { hasLegalParams, performOps, touchedBy, touchesAnybody } from './ops';
import { take } from './piles';
import { onlyFor, playerAt, seatsAfter } from './seats';
import type { Answer, HousesState, HousesView, Params, PerSeat, Reaction, Root, Use, Window } from './state';

const NO_CHAIN = [] as const;

/** The effect of a Spell or a Course, whose card has left the hand or lies in the area. */
export function declare(state: HousesState, item: Root, effects: Effects<HousesEvent>): void {
  state.chain = [item];
  const asked = askedIn(state, item);
  effects.emit?.({ type: 'declared', item, hand: playerAt(state, item.player).hand.length, asked });
  open(state, asked, effects);
}

/** An answer stays secret until the last is in. */
export function answer(
  state: HousesState,
  window: Window,
  player: Seat,
  given: Answer,
  effects: Effects<HousesEvent>,
): void {
  const { asked, answers } = window;
  answers[player] = given;
  for (const seat of asked) if (answers[seat] === null) return;
  close(state, window, effects);
}

/** What the root of the chain does. */
export function opsOf(root: Root): readonly Op[] {
  const card = root.kind === 'spell' ? magicOf(root.card) : schoolOf(root.card);
  return 'ops' in card ? card.ops : [];
}

/** The root that a check has seen. */
export function rootOf({ chain }: HousesView): Root {
  const root = chain[0];
  if (root === undefined) throw new Error('the chain is empty');
  return root;
}

/** Applies the root's effect for its owner; a choice that it asks for comes first. */
export function applyRoot(
  state: HousesState,
  owner: Seat,
  params: Params,
  effects: Effects<HousesEvent>,
): void {
  state.pending = null;
  performOps(state, owner, opsOf(rootOf(state)), params, effects);
  if (state.pending === null) endChain(state, effects);
}

/** The Magic cards of the chain go to the discard, and the active player goes on. */
export function endChain(state: HousesState, effects: Effects<HousesEvent>): void {
  for (const item of state.chain) {
    if (item.kind !== 'course' && 'card' in item) state.magicDiscard.push(item.card);
  }
  state.chain = NO_CHAIN;
  state.pending = null;
  effects.emit?.({ type: 'chainEnded' });
}

/** The seats touched by the last item of the chain, ascending; public (6.3). */
export function touchedIn(table: HousesView): Seat[] {
  const [root, ...reactions] = table.chain;
  if (root === undefined) return [];
  const byRoot = touchedBy(table, root.player, opsOf(root), root.params);
  const top = reactions.at(-1);
  if (top === undefined) return byRoot;
  const below = reactions.at(-2) ?? root;
  return [...new Set([...byRoot, below.player])].filter((seat) => seat !== top.player).sort();
}

/** R24: public numbers decide who is asked. With light reactions a root that touches nobody asks nobody (R48). */
function askedIn(state: HousesState, top: Root | Reaction): readonly Seat[] {
  const light = state.options.reactions === 'light';
  if (light && 'params' in top && !touchesAnybody(state, top.player, opsOf(top), top.params)) return [];
  const others = seatsAfter(top.player, state.numPlayers);
  for (const seat of others) {
    if (!hasPieces(state, seat)) return others.filter((other) => hasPieces(state, other));
  }
  return others;
}

function hasPieces(state: HousesState, seat: Seat): boolean {
  const { hand, mail } = playerAt(state, seat);
  return hand.length + mail.length > 0;
}

function open(state: HousesState, asked: readonly Seat[], effects: Effects<HousesEvent>): void {
  if (asked.length === 0) {
    settle(state, effects);
    return;
  }
  state.pending = { kind: 'window', asked, answers: unanswered(asked) };
}

/** With two players there is only one to ask. */
function unanswered(asked: readonly Seat[]): PerSeat<null> {
  const only = asked[0];
  if (asked.length === 1 && only !== undefined) return onlyFor(only, null);
  const answers: PerSeat<null> = {};
  for (const seat of asked) answers[seat] = null;
  return answers;
}

/** R23: of those who react, the nearest clockwise does; what the others wanted to do stays unknown. */
function close(state: HousesState, { asked: seats, answers }: Window, effects: Effects<HousesEvent>): void {
  let player: Seat | undefined;
  let use: Use = null;
  for (player of seats) {
    use = answers[player]?.use ?? null;
    if (use !== null) break;
  }
  if (player === undefined || use === null) {
    effects.emit?.({ type: 'nobodyReacted' });
    settle(state, effects);
    return;
  }
  const { hand, mail } = playerAt(state, player);
  const item: Reaction =
    'mail' in use
      ? { kind: 'oubliettes', player, mail: take(mail, use.mail) }
      : { kind: reactionKind(use.card), player, card: take(hand, use.card) };
  if ('mail' in item) state.mailRemoved.push(item.mail);
  const [, ...reactions] = state.chain;
  state.chain = [rootOf(state), ...reactions, item];
  const asked = askedIn(state, item);
  effects.emit?.({ type: 'reacted', item, hand: hand.length, mail: mail.length, asked });
  open(state, asked, effects);
}

function reactionKind(card: MagicId): Reaction['kind'] {
  const magic = magicOf(card);
  return magic.kind === 'spell' && magic.reaction === 'takeOver' ? 'copius' : 'oubliettes';
}

/** How a chain ends if nobody adds to it. */
export interface Settlement {
  /** Places in the chain. */
  readonly cancelled: readonly number[];
  /** Whose the root is in the end, if anybody's. */
  readonly owner: Seat;
  /** The owner has taken the root over. */
  readonly takesOver: boolean;
}

/** From the last item to the root: each item that stands cancels the one below, and a Copius takes it over. */
export function settlementOf(chain: readonly (Root | Reaction)[], root: Root): Settlement {
  const cancelled: number[] = [];
  let at = chain.length - 1;
  let owner = chain[at]?.player ?? root.player;
  let takesOver = false;
  while (at > 0) {
    takesOver = chain[at]?.kind === 'copius';
    at--;
    cancelled.push(at);
    // R22: to take a Copius over is to do what it did.
    if (at === 0 || (takesOver && chain[at]?.kind === 'copius')) continue;
    at--;
    owner = chain[at]?.player ?? root.player;
    takesOver = false;
  }
  return { cancelled, owner, takesOver };
}

function settle(state: HousesState, effects: Effects<HousesEvent>): void {
  const { chain } = state;
  const root = rootOf(state);
  if (chain.length === 1) {
    applyRoot(state, root.player, root.params, effects);
    return;
  }
  const { cancelled, owner, takesOver } = settlementOf(chain, root);
  const standing = !cancelled.includes(0);
  const takenOver = takesOver && hasLegalParams(state, owner, opsOf(root));
  effects.emit?.({ type: 'settled', owner: standing || takenOver ? owner : null, takenOver, cancelled });
  if (standing) applyRoot(state, root.player, root.params, effects);
  else if (takenOver) state.pending = { kind: 'copy', player: owner };
  else endChain(state, effects);
}
