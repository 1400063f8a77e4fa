/** What a line-up may hold in each stage, how it begins, and the moves that it makes. */
import type { MoveCall } from '../../../kit';
import { type CardId, TEAM_SIZE } from '../../data';
import { known } from '../../stage';
import type { CupMoves, CupView, Side } from '../../state';
import type { BoardEvent } from '../story/scene';
import { cardsIn, type Places, WAITING } from './places';

export type Task = 'select' | 'swap' | 'order';
/** Why a line-up cannot be: the key of a sentence. */
export type Problem = 'mustStay' | 'oneSwap' | 'teamOnly';

/** Placed Wizards that are not in the team yet. */
function newcomers(view: CupView, side: Side, places: Places): CardId[] {
  const { hand } = view.players[side];
  return cardsIn(places).filter((card) => !hand.includes(card));
}

/** Wizards of the team that have no place. */
export function leavers(view: CupView, side: Side, places: Places): CardId[] {
  return known(view.players[side].hand).filter((card) => !places.includes(card));
}

export function problemOf(view: CupView, side: Side, task: Task, places: Places): Problem | null {
  switch (task) {
    case 'select':
      return leavers(view, side, places).length > 0 ? 'mustStay' : null;
    case 'swap':
      return newcomers(view, side, places).length > 1 ? 'oneSwap' : null;
    case 'order':
      return newcomers(view, side, places).length > 0 ? 'teamOnly' : null;
  }
}

/** Begins with the order of the last round, where there was one; the drawn card stands in the first place. */
export function firstPlaces(view: CupView, side: Side, events: readonly BoardEvent[]): Places {
  const hand = known(view.players[side].hand);
  const last = lastOrder(side, events).filter((card) => hand.includes(card));
  const team = [...last, ...hand.filter((card) => !last.includes(card))];
  return Array.from({ length: TEAM_SIZE }, (_, place) => team[place] ?? null);
}

function lastOrder(side: Side, events: readonly BoardEvent[]): readonly CardId[] {
  for (const event of events.toReversed()) {
    const own = event.type === 'ordered' && event.player === side ? event.secret[side] : undefined;
    if (own) return [...own.deck, own.waiting];
  }
  return [];
}

/** What makes the team of a complete line-up; null where it is settled. */
export function teamMove(view: CupView, side: Side, task: Task, places: Places): MoveCall<CupMoves> | null {
  const cards = newcomers(view, side, places);
  if (task === 'order') return null;
  if (task === 'select') return { move: 'selectTeam', args: { cards } };
  const [into] = cards;
  const [out] = leavers(view, side, places);
  const swap = into === undefined || out === undefined ? { out: null, in: null } : { out, in: into };
  return { move: 'swapCard', args: swap };
}

export function orderMove(places: Places): MoveCall<CupMoves> {
  return { move: 'setOrder', args: { deck: cardsIn(places.slice(0, WAITING)) } };
}
