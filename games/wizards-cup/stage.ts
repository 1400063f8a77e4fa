/** Who may act now and in which stage, and what a clock that ran out plays there. */
import type { Awaiting, MoveCall } from '../kit';
import { type CardId, DECK_SIZE } from './data';
import { type CupMoves, type CupView, indexOf, opponentOf, playerAt, type Side, type Step } from './state';

export type Stage = 'draw' | Exclude<Step, 'ready'> | 'may' | 'rearrange';

/** The stage of a player, or null if nothing is expected from them. */
export function stageOf(view: CupView, side: Side): Stage | null {
  switch (view.phase) {
    case 'draw':
      return view.fan[indexOf(opponentOf(side))] === null ? null : 'draw';
    case 'prepare': {
      const { step } = playerAt(view, side);
      return step === 'ready' ? null : step;
    }
    case 'duel':
      return view.pending?.player === side ? view.pending.kind : null;
    case 'over':
      return null;
  }
}

export function awaiting(view: CupView): Awaiting {
  const white = stageOf(view, '0');
  const black = stageOf(view, '1');
  if (white !== null && black !== null) return { 0: white, 1: black };
  if (white !== null) return { 0: white };
  return black === null ? {} : { 1: black };
}

export function defaultMove(view: CupView, side: Side): MoveCall<CupMoves> {
  const { hand, reserve, deck } = playerAt(view, side);
  switch (stageOf(view, side)) {
    case 'select':
      return { move: 'selectTeam', args: { cards: known(reserve).slice(0, DECK_SIZE) } };
    case 'swap':
      return { move: 'swapCard', args: { out: null, in: null } };
    case 'order':
      return { move: 'setOrder', args: { deck: known(hand).slice(0, DECK_SIZE) } };
    case 'may':
      return { move: 'usePower', args: { use: false } };
    case 'rearrange':
      return { move: 'rearrangeDeck', args: { deck: known(deck) } };
    default:
      return { move: 'pickCard', args: { position: 0 } };
  }
}

/** A player's own zones hide nothing from them. */
export function known(zone: readonly (CardId | null)[]): CardId[] {
  return zone.filter((card) => card !== null);
}
