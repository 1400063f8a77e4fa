/** Lays in few letters: with many cards in many worlds, their full texts took a search longer than all the rest. */
import type { MoveCall } from '../../kit';
import { CARDS } from '../data';
import type { AnludimMoves } from '../state';

/** A card that shows its second half is written in capitals: `g9r11` or `G9R11`. */
const CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  CARDS.map((card) => [card, card.toUpperCase()]),
);

export function shorthand({ move, args }: MoveCall<AnludimMoves>): string | null {
  if (move !== 'layCombination') return null;
  const { discipline, cards, extend } = args;
  let text = extend === undefined ? discipline : `${extend} ${discipline}`;
  for (const { id, half } of cards) text += half === 0 ? id : (CAPITALS[id] ?? id);
  return text;
}
