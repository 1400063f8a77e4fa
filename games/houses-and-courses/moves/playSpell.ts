/** A Spell is played from the hand, with all it aims at, and may be answered. */
import { isString } from '../../kit';
import { magicOf } from '../catalogue';
import { declare } from '../chain';
import { SPELLS_PER_TURN } from '../data';
import { checkParams } from '../ops';
import { take } from '../piles';
import { playerAt } from '../seats';
import { hasExactly, type Move, parseParams } from './move';

export const playSpell: Move<'playSpell'> = {
  stages: ['main'],

  parse(raw) {
    if (!hasExactly(raw, ['card', 'params']) || !isString(raw.card)) return undefined;
    const params = parseParams(raw.params);
    return params && { card: raw.card, params };
  },

  check(table, player, { card, params }) {
    if (!playerAt(table, player).hand.includes(card)) return 'CARD_NOT_IN_HAND';
    const spell = magicOf(card);
    if (spell.kind !== 'spell') return 'NOT_A_SPELL';
    if (spell.reaction !== undefined) return 'REACTION_ONLY';
    if (table.spellsThisTurn >= SPELLS_PER_TURN) return 'SPELL_LIMIT';
    return checkParams(table, player, spell.ops, params);
  },

  apply(state, player, { card, params }, effects) {
    take(playerAt(state, player).hand, card);
    state.spellsThisTurn++;
    declare(state, { kind: 'spell', player, card, params }, effects);
  },
};
