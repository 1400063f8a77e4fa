/** Wizards Cup: pick six Wizards, order five, watch them duel. */
import { parseFields, type Rules } from '../kit';
import { copy } from './copy';
import { wizardOf } from './data';
import type { CupEvent } from './events';
import { facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves';
import { OPTION_FIELDS, setup } from './setup';
import { awaiting, defaultMove } from './stage';
import { type CupMoves, type CupOptions, type CupState, type CupView, sideOf } from './state';
import { view } from './view';

export const rules: Rules<CupState, CupView, CupMoves, CupOptions, CupEvent> = {
  id: 'wizards-cup',
  players: { min: 2, max: 2 },
  optionFields: () => OPTION_FIELDS,
  parseOptions(raw) {
    const parsed = parseFields(OPTION_FIELDS, raw);
    if (!parsed.ok) return parsed;
    return { ok: true, options: { draw: parsed.options.draw === 'manual' ? 'manual' : 'auto' } };
  },
  setup: (options, _players, effects) => setup(options, effects),
  moves,
  copy,
  awaiting,
  moment: ({ round, duelNo }) => ({ round, turn: duelNo }),
  view,
  result({ result }) {
    if (result === null) return null;
    return result.winner === null ? { draw: true } : { winner: result.winner };
  },
  winners: ({ result }) => (result?.winner ? [result.winner] : []),
  points: ({ players }) => [players[0].tokens, players[1].tokens],
  facts,
  defaultMove: (cup, seat) => defaultMove(cup, sideOf(seat)),
  invariants,
  hotSeat: {
    // Recalling concerns what lies open; who exchanges sees the Waiting card, who rearranges the own deck.
    isOpen: ({ phase, pending }) =>
      phase === 'draw' || (pending !== null && wizardOf(pending.card).power.effect === 'recallTop'),
    sharedEvents: ['drawn', 'roundBegan', 'answered', 'rearranged'],
  },
};
