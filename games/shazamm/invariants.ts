/** What holds after every legal move of a game played from setup (specification, section 3.1). */
import {
  BRIDGE_LENGTH,
  DISTANCE,
  DRAW_PER_ROUND,
  HAND_START,
  MANA_MAX,
  ROUNDS_MAX,
  SPELL_NUMBERS,
  SPELLS,
} from './data';
import { type ShazammState, type SpellNo, WIZARDS, type Wizard } from './state';

export function invariants(state: ShazammState): string[] {
  const broken: string[] = [];
  const demand = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  for (const wizard of WIZARDS) {
    demand(ownsAllSpells(state, wizard), `I1: wizard ${wizard} must own each spell once`);
    demand(isReserve(state, wizard), `I2: the reserve of wizard ${wizard} must be in range`);
    demand(isLegalCommitment(state, wizard), `I3: the commitment of wizard ${wizard} must be legal`);
    demand(hasDeckOfRound(state, wizard), `I10: the deck of wizard ${wizard} must fit the round`);
    demand(isAscending(state.lastPlayed[wizard]), `I12: last spells of wizard ${wizard} must ascend`);
  }
  demand(!(state.commits['0'] && state.commits['1']), 'I3: two commitments must be revealed at once');
  if (state.stage === 'over') demand(isOverOnBridge(state), 'I5: somebody must have fallen');
  else demand(isOpenOnBridge(state), 'I4: both wizards must stand on the bridge, the wall between them');
  demand(isCounted(state), 'I6: round and turn must be in range');
  demand(isDecisionSound(state), 'I7: a decision must be due to the controller of the lowest pending spell');
  demand(hasNoTwins(state), 'I8: no spell may be pending on both sides');
  demand(isMuteSound(state), 'I9: silence must come from a Mutism of this round');
  demand((state.stage === 'over') === (state.result !== null), 'I11: the game must be over with a result');
  demand(isArrangeSound(state), 'I14: decks must be arranged in the variant, and only there');
  return broken;
}

function ownsAllSpells(state: ShazammState, wizard: Wizard): boolean {
  const { deck, hand, discard } = state.players[wizard];
  const all = [...deck, ...hand, ...discard];
  for (const { owner, origin, spell } of state.resolution?.entries ?? []) {
    if (owner === wizard && origin === 'hand') all.push(spell);
  }
  return (
    all.length === SPELL_NUMBERS.length &&
    SPELL_NUMBERS.every((spell) => all.includes(spell)) &&
    isAscending(hand) &&
    isAscending(discard)
  );
}

function isReserve({ mana, stage }: ShazammState, wizard: Wizard): boolean {
  return mana[wizard] >= (stage === 'over' ? 0 : 1) && mana[wizard] <= MANA_MAX;
}

function isLegalCommitment({ commits, mana, players }: ShazammState, wizard: Wizard): boolean {
  const commitment = commits[wizard];
  if (!commitment) return true;
  const { bid, spells, decoy } = commitment;
  return (
    Number.isInteger(bid) &&
    bid >= 1 &&
    bid <= mana[wizard] &&
    isAscending(spells) &&
    spells.every((spell) => players[wizard].hand.includes(spell)) &&
    typeof decoy === 'boolean'
  );
}

function hasDeckOfRound({ options, stage, round, players }: ShazammState, wizard: Wizard): boolean {
  if (stage === 'arrange') return true;
  const drawn = HAND_START + DRAW_PER_ROUND * (round - 1);
  const left = options.deckMode === 'allInHand' ? 0 : Math.max(0, SPELL_NUMBERS.length - drawn);
  return players[wizard].deck.length === left;
}

function isOpenOnBridge({ collapsed, round, wall, wizards }: ShazammState): boolean {
  return (
    collapsed === round - 1 &&
    wizards['1'] - wizards['0'] === 2 * DISTANCE &&
    wizards['0'] < wall &&
    wall < wizards['1'] &&
    wizards['0'] > collapsed &&
    wizards['1'] <= BRIDGE_LENGTH - collapsed
  );
}

function isOverOnBridge({ collapsed, round, wall, wizards }: ShazammState): boolean {
  return (
    collapsed === round &&
    wizards['0'] === wall - DISTANCE &&
    wizards['1'] === wall + DISTANCE &&
    (wizards['0'] <= collapsed || wizards['1'] > BRIDGE_LENGTH - collapsed) &&
    wizards['0'] >= 0 &&
    wizards['1'] <= BRIDGE_LENGTH + 1
  );
}

function isCounted({ round, turn, history }: ShazammState): boolean {
  return round >= 1 && round <= ROUNDS_MAX && turn >= 1 && history.length >= round - 1;
}

function isDecisionSound({ stage, actor, resolution }: ShazammState): boolean {
  const deciding = stage === 'clone' || stage === 'theft' || stage === 'recycling';
  if (!deciding || !resolution) return !deciding && actor === null && resolution === null;
  const current = resolution.entries.find(({ id }) => id === resolution.current);
  return (
    current?.fate === 'pending' &&
    current.controller === actor &&
    SPELLS[current.spell].decision === stage &&
    resolution.entries.every(({ fate, spell }) => fate !== 'pending' || spell >= current.spell)
  );
}

function hasNoTwins({ resolution }: ShazammState): boolean {
  const pending = resolution?.entries.filter(({ fate }) => fate === 'pending') ?? [];
  return pending.every((entry) =>
    pending.every((other) => other.spell !== entry.spell || other.controller === entry.controller),
  );
}

function isMuteSound({ muted, resolution, history, round }: ShazammState): boolean {
  if (!muted) return true;
  const mutism = /^[hc][01]-1$/;
  const applied = history.some(
    (record) =>
      record.round === round && record.spells.some(({ id, fate }) => fate === 'applied' && mutism.test(id)),
  );
  return resolution === null && applied;
}

function isArrangeSound({ stage, options, arranged, players }: ShazammState): boolean {
  const variant = options.deckMode === 'chosenOrder';
  if (!variant) return stage !== 'arrange' && !arranged['0'] && !arranged['1'];
  const open = !(arranged['0'] && arranged['1']);
  const full = WIZARDS.every((wizard) => players[wizard].deck.length === SPELL_NUMBERS.length);
  return (stage === 'arrange') === open && (!open || full);
}

/** Without repeats. */
function isAscending(spells: readonly SpellNo[]): boolean {
  return spells.every((spell, at) => at === 0 || (spells[at - 1] ?? 0) < spell);
}
