/** Base game, at the very start of a turn: whole combinations go back to the hand, their professors to the board (R5). */
import { isListOf, isString, type MoveRules } from '../../kit';
import type { AnludimEvent } from '../events';
import { takeOpenly } from '../hand';
import { type AnludimMoves, type AnludimState, type AnludimView, covenAt } from '../state';
import { hasOnly, hasTwins } from './args';

export const takeBack: MoveRules<AnludimState, AnludimView, AnludimMoves['takeBack'], AnludimEvent> = {
  stages: ['main'],

  parse(raw) {
    if (!hasOnly(raw, ['combos']) || !isListOf(raw.combos, isString)) return undefined;
    return raw.combos.length > 0 && !hasTwins(raw.combos) ? { combos: raw.combos } : undefined;
  },

  check(table, player, { combos }) {
    if (table.options.variant === 'expert') return 'TAKE_BACK_FORBIDDEN';
    if (table.turn.optionalUsed) return 'TAKE_BACK_TOO_LATE';
    const own = covenAt(table, player);
    return combos.every((id) => own.combos.some((combo) => combo.id === id)) ? null : 'COMBO_NOT_FOUND';
  },

  apply(state, player, { combos }, effects) {
    const own = covenAt(state, player);
    for (const id of combos) {
      const at = own.combos.findIndex((combo) => combo.id === id);
      for (const combo of own.combos.splice(at, 1)) {
        for (const card of combo.cards) takeOpenly(own, card.id);
        const professor = state.professors[combo.discipline] === id;
        if (professor) state.professors[combo.discipline] = null;
        effects.emit?.({ type: 'tookBack', player, combo, professor, hand: own.hand.length });
      }
    }
  },
};
