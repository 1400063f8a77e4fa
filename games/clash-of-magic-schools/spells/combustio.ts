/** Combustio (fire): the opposing stack of Trials goes back on the draw pile, its lowest card on top (R19). */
import { scoresOf } from '../standing';
import type { Spell } from './spell';

export const combustio: Spell = {
  check: ({ opposing, arena }) => (opposing.trials[arena].length > 0 ? null : 'SPELL_NO_TARGET'),

  cast({ table, arena, victim, opposing }, effects) {
    const trials = opposing.trials[arena];
    opposing.trials[arena] = [];
    table.trialDeck = [...trials, ...table.trialDeck];
    // R20: both have seen them, so everybody knows where they lie.
    table.trialKnownTop += trials.length;
    const deck = table.trialDeck.length;
    effects.emit?.({ type: 'burned', victim, arena, trials, deck, scores: scoresOf(table) });
  },
};
