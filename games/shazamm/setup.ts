/** The options of a duel and its first position. */
import { type Effects, type OptionField, type Parsed, parseFields } from '../kit';
import { CENTER, DISTANCE, HAND_START, MANA_MAX, SPELL_NUMBERS } from './data';
import type { ShazammEvent } from './events';
import { beginRound } from './round';
import type { DeckMode, ShazammOptions, ShazammState } from './state';
import { perWizard } from './wizards';

const DECK_MODES: readonly DeckMode[] = ['draw', 'allInHand', 'chosenOrder'];

export const OPTION_FIELDS: readonly OptionField[] = [
  { kind: 'choice', key: 'deckMode', values: DECK_MODES, default: 'draw' },
  { kind: 'switch', key: 'showFaceDownCount', default: true },
];

export function parseOptions(raw: unknown): Parsed<ShazammOptions> {
  const parsed = parseFields(OPTION_FIELDS, raw);
  if (!parsed.ok) return parsed;
  const { deckMode, showFaceDownCount } = parsed.options;
  return {
    ok: true,
    options: { deckMode: deckMode as DeckMode, showFaceDownCount: showFaceDownCount === true },
  };
}

export function setup(
  options: ShazammOptions,
  _players: number,
  effects: Effects<ShazammEvent>,
): ShazammState {
  const cards = () => ({ deck: SPELL_NUMBERS.slice(), hand: [], discard: [] });
  const state: ShazammState = {
    options,
    stage: 'arrange',
    actor: null,
    round: 1,
    turn: 1,
    collapsed: 0,
    wall: CENTER,
    wizards: perWizard(CENTER - DISTANCE, CENTER + DISTANCE),
    mana: perWizard(MANA_MAX, MANA_MAX),
    muted: false,
    players: perWizard(cards(), cards()),
    arranged: perWizard(false, false),
    commits: { '0': null, '1': null },
    resolution: null,
    lastPlayed: perWizard([], []),
    history: [],
    result: null,
  };
  switch (options.deckMode) {
    case 'draw':
      effects.random.shuffle(state.players['0'].deck);
      effects.random.shuffle(state.players['1'].deck);
      beginRound(state, HAND_START, effects);
      break;
    case 'allInHand':
      beginRound(state, SPELL_NUMBERS.length, effects);
      break;
    case 'chosenOrder':
      // The first round begins when both decks are in order.
      break;
  }
  return state;
}
