/** The order of a hand: by value or by colour of the half that is up. */
import { type CardId, COLOURS, HALVES, type HalfIndex } from '../../data';

export type Sorting = 'value' | 'colour';

const RANKS = Object.values(COLOURS);

export function sorted(cards: readonly CardId[], sorting: Sorting, up: HalfIndex): readonly CardId[] {
  const value = (card: CardId) => HALVES[card][up].value;
  const colour = (card: CardId) => RANKS.indexOf(HALVES[card][up].colour);
  return cards.toSorted((one, other) => {
    const byValue = value(one) - value(other);
    const byColour = colour(one) - colour(other);
    return sorting === 'value' ? byValue || byColour : byColour || byValue;
  });
}
