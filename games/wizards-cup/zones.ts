/** Cards in their zones: canonical order, the visible card, the team. */
import { CARD_IDS, type CardId, TEAM_SIZE, wizardOf } from './data';
import type { PlayerState, PlayerView } from './state';

const RANKS: ReadonlyMap<CardId, number> = new Map(CARD_IDS.map((card, rank) => [card, rank]));

/** The place of a card in the canonical order. */
export function rankOf(card: CardId): number {
  return RANKS.get(card) ?? -1;
}

/** The cards of the set that are not in a sorted zone, sorted too. */
export function restOf(zone: readonly CardId[]): CardId[] {
  const rest: CardId[] = [];
  let next = 0;
  for (const card of CARD_IDS) {
    if (next < zone.length && card === zone[next]) next++;
    else rest.push(card);
  }
  return rest;
}

/** Puts a card into a sorted zone. */
export function insert(zone: CardId[], card: CardId): void {
  const rank = rankOf(card);
  let place = zone.length;
  for (; place > 0; place--) {
    const before = zone[place - 1] as CardId;
    if (rankOf(before) < rank) break;
    zone[place] = before;
  }
  zone[place] = card;
}

export function remove(zone: CardId[], card: CardId): void {
  for (let place = zone.indexOf(card); place < zone.length - 1; place++)
    zone[place] = zone[place + 1] as CardId;
  zone.pop();
}

export function isAmong(card: string, zone: readonly (CardId | null)[]): boolean {
  for (const one of zone) if (one === card) return true;
  return false;
}

export function visibleCard(discard: readonly CardId[]): CardId | null {
  return discard.length === 0 ? null : (discard[discard.length - 1] as CardId);
}

/** All cards of the set that are not in the reserve. */
export function teamOf(player: PlayerState): CardId[];
export function teamOf(player: PlayerView): (CardId | null)[];
export function teamOf({ hand, deck, waiting, duel, discard }: PlayerView): (CardId | null)[] {
  return [...hand, ...deck, ...waiting, ...(duel === null ? [] : [duel]), ...discard];
}

/** The printed Values of the team (R26: the Waiting card counts); null before it is chosen or where it is hidden. */
export function totalOf(player: PlayerView): number | null {
  const team = teamOf(player);
  if (team.length !== TEAM_SIZE) return null;
  let total = 0;
  for (const card of team) {
    if (card === null) return null;
    total += wizardOf(card).value;
  }
  return total;
}
