/** Base game, at the very start of a turn: whole combinations go back to the hand, their professors to the board (R5). */
import { hasRepeats, isListOf, isString, type MoveRules } from '../../kit';
import type { AnludimEvent } from '../events';
import { takeOpenly } from '../hand';
import { type AnludimMoves, type AnludimState, type AnludimView, covenAt } from '../state';
import { hasOnly } from './args';

export const takeBack: MoveRules<AnludimState, AnludimView, AnludimMoves['takeBack'], AnludimEvent> = {
  stages: ['main'],

  parse(raw) {
    if (!hasOnly(raw, ['combos']) || !isListOf(raw.combos, isString)) return undefined;
    return raw.combos.length > 0 && !hasRepeats(raw.combos) ? { combos: raw.combos } : undefined;
  },

  check(table, player, { combos }) {
    if (table.options.variant === 'expert') return 'TAKE_BACK_FORBIDDEN';
    if (table.turn.optionalUsed) return 'TAKE_BACK_TOO_LATE';
    const own = covenAt(table, player);
    return combos.every((id) => own.combos.some((combo) => combo.id === id)) ? null : 'COMBO_NOT_FOUND';
  },

  apply(state, player, { combos }, effects) {
    const own = covenAt(state, player);
    for (const [index, id] of combos.entries()) {
      const combo = own.combos.find((one) => one.id === id);
      if (!combo) continue;
      own.combos = own.combos.filter((one) => one !== combo);
      takeOpenly(
        own,
        combo.cards.map((card) => card.id),
      );
      const professor = state.professors[combo.discipline] === id;
      if (professor) state.professors[combo.discipline] = null;
      const together = index > 0;
      effects.emit?.({ type: 'tookBack', player, combo, together, professor, hand: own.hand.length });
    }
  },
};
