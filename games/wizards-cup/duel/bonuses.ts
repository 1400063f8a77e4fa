/** Explains a current Value: what is added to the printed one, and by whom. */
import { type CardId, wizardOf } from '../data';
import { visibleCard } from '../zones';
import { type Fighter, stanceOf } from './verdict';

interface Bonus {
  readonly from: CardId;
  readonly bonus: number;
}

export function bonusesOf({ duel, discard }: Fighter): readonly Bonus[] {
  const stance = stanceOf({ duel, discard });
  const visible = visibleCard(discard);
  if (!stance) return [];
  const { value, power } = wizardOf(stance.card);
  const own = power.effect === 'bonusPerDiscard' ? power.bonus * discard.length : 0;
  const parts: Bonus[] = [{ from: stance.card, bonus: own }];
  if (visible !== null) parts.push({ from: visible, bonus: stance.value - value - own });
  return parts.filter(({ bonus }) => bonus !== 0);
}
