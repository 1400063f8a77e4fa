/** Main action: the strongest combination of its discipline on the table calls the professor (sections 7.2 and 10.1). */
import { isOneOf, isString, type MoveRules } from '../../kit';
import { flawOf, halvesOf, isStrongest } from '../combinations';
import { type CardId, DISCIPLINES, RANK } from '../data';
import { refillDisplay } from '../drawing';
import type { AnludimEvent, BrokenCombo } from '../events';
import { giveAway, includesCard, positionOf } from '../hand';
import { endRound } from '../round';
import { hasFive, holderOf } from '../standing';
import {
  type AnludimMoves,
  type AnludimState,
  type AnludimView,
  type Combo,
  type ComboId,
  type Coven,
  covenAt,
  type LaidCard,
  seatOf,
} from '../state';
import { finishMain } from '../turn';
import { hasOnly } from './args';

type Lay = AnludimMoves['layCombination'];

const isDiscipline = isOneOf(DISCIPLINES);
const KEYS = ['discipline', 'cards', 'extend'];
const CARD_KEYS = ['id', 'half'];

export const layCombination: MoveRules<AnludimState, AnludimView, Lay, AnludimEvent> = {
  stages: ['main'],

  parse(raw) {
    if (!hasOnly(raw, KEYS)) return undefined;
    const { discipline, extend } = raw;
    const cards = parseCards(raw.cards);
    if (!isDiscipline(discipline) || cards === undefined) return undefined;
    if (extend === undefined) return { discipline, cards };
    return isString(extend) ? { discipline, cards, extend } : undefined;
  },

  check(table, player, { discipline, cards, extend }) {
    const isExpert = table.options.variant === 'expert';
    if (extend !== undefined && !isExpert) return 'EXTEND_NOT_ALLOWED';
    if (hasTwinCards(cards)) return 'DUPLICATE_CARD';
    const own = covenAt(table, player);
    const target = extend === undefined ? undefined : own.combos.find(({ id }) => id === extend);
    if (extend !== undefined && !target) return 'COMBO_NOT_FOUND';
    if (target && target.discipline !== discipline) return 'EXTEND_WRONG_DISCIPLINE';
    for (const { id } of cards) {
      if (positionOf(own.hand, id) >= 0) continue;
      const source = isExpert ? own.combos.find((combo) => includesCard(combo.cards, id)) : undefined;
      if (!source || source === target) return 'CARD_NOT_AVAILABLE';
      if (RANK[source.discipline] >= RANK[discipline]) return 'SOURCE_NOT_LOWER';
    }
    const halves = halvesOf(target ? [...target.cards, ...asLaid(cards)] : asLaid(cards));
    const flaw = flawOf(discipline, halves);
    if (flaw !== null) return flaw;
    return isStrongest(table, discipline, halves, extend) ? null : 'COMBO_NOT_STRONGEST';
  },

  apply(state, player, lay, effects) {
    const own = covenAt(state, player);
    const { discipline, extend } = lay;
    const cards = asLaid(lay.cards);
    giveAway(own, cards);
    const sources = breakSources(state, own, cards);
    const combo = placeCombo(state, own, lay, cards);
    const extended = extend !== undefined;
    const discard = state.discard.length;
    effects.emit?.({ type: 'laid', player, combo, cards, extended, sources, hand: own.hand.length, discard });

    const from = state.professors[discipline];
    const holder = from === null ? null : holderOf(state, discipline);
    const loser = holder === null || seatOf(holder) === player ? null : seatOf(holder);
    state.professors[discipline] = combo.id;
    effects.emit?.({ type: 'called', player, discipline, combo: combo.id, from, loser });

    refillDisplay(state, effects);
    // Only a lay of the base game can be taken back (section 14).
    if (state.options.variant === 'expert') effects.reveal();
    // R16: the professor of an empty pile may complete the five at once.
    if (hasFive(state, own)) endRound(state, 'five', effects);
    else finishMain(state, effects);
  },
};

function parseCards(raw: unknown): Lay['cards'] | undefined {
  if (!Array.isArray(raw) || raw.length === 0) return undefined;
  const cards: Lay['cards'] = [];
  for (const card of raw) {
    if (!hasOnly(card, CARD_KEYS) || !isString(card.id)) return undefined;
    if (card.half !== 0 && card.half !== 1) return undefined;
    cards.push({ id: card.id, half: card.half === 1 ? 1 : 0 });
  }
  return cards;
}

/** Only for cards that were found in the hand or on the table: there is nothing else there. */
function asLaid(cards: Lay['cards']): readonly LaidCard[] {
  return cards as LaidCard[];
}

function hasTwinCards(cards: Lay['cards']): boolean {
  for (let at = 1; at < cards.length; at++) {
    for (let before = 0; before < at; before++) if (cards[before]?.id === cards[at]?.id) return true;
  }
  return false;
}

/** Every own combination that gives a card disappears; what is left of it is discarded (expert variant only). */
function breakSources(
  state: AnludimState,
  own: Coven<CardId>,
  used: readonly LaidCard[],
): readonly BrokenCombo[] {
  if (state.options.variant === 'base') return [];
  const broken = brokenBy(state, own, used);
  for (const { combo, discarded, professor } of broken) {
    state.discard = [...state.discard, ...discarded];
    if (professor) state.professors[combo.discipline] = null;
  }
  if (broken.length > 0)
    own.combos = own.combos.filter((combo) => broken.every((one) => one.combo !== combo));
  return broken;
}

/** The own combinations that would give one of these cards, and what would be left of each. */
export function brokenBy(
  { professors }: AnludimView,
  { combos }: Coven<CardId | null>,
  used: readonly { readonly id: string }[],
): readonly BrokenCombo[] {
  const broken: BrokenCombo[] = [];
  for (const combo of combos) {
    const discarded: CardId[] = [];
    for (const { id } of combo.cards) if (!includesCard(used, id)) discarded.push(id);
    if (discarded.length === combo.cards.length) continue;
    broken.push({ combo, discarded, professor: professors[combo.discipline] === combo.id });
  }
  return broken;
}

/** A round rarely has more: their ids are spelled once. */
const COMBO_IDS: readonly ComboId[] = Array.from({ length: 64 }, (_, number) => `k${number}`);

function comboId(number: number): ComboId {
  return COMBO_IDS[number] ?? `k${number}`;
}

/** The new combination, or the extended one in its old place. */
function placeCombo(
  state: AnludimState,
  own: Coven<CardId>,
  { discipline, extend }: Lay,
  cards: readonly LaidCard[],
): Combo {
  if (extend === undefined) {
    const combo = { id: comboId(state.nextCombo++), discipline, cards };
    own.combos = [...own.combos, combo];
    return combo;
  }
  const target = own.combos.find(({ id }) => id === extend);
  const combo = { id: extend, discipline, cards: [...(target?.cards ?? []), ...cards] };
  own.combos = own.combos.map((one) => (one === target ? combo : one));
  return combo;
}
