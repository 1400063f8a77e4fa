/** The secret choice of a turn: a bid, spells face down, and perhaps the decoy among them (7.2). */
import { isBoolean, isInteger, isListOf, isRecord } from '../../kit';
import { sortSpells } from '../cards';
import { MIN_BID, SPELL_NUMBERS } from '../data';
import { reveal } from '../resolution';
import type { Commitment, SpellNo, Wizard } from '../state';
import { faceDownCount } from '../view';
import { withValue } from '../wizards';
import { isSpellShaped, type Move } from './move';

export const commit: Move<'commit'> = {
  stages: ['commit'],
  secret: true,
  simultaneous: true,

  parse(raw) {
    if (!isRecord(raw)) return undefined;
    const { bid, spells, decoy } = raw;
    if (!isInteger(bid) || !isListOf(spells, isSpellShaped) || !isBoolean(decoy)) return undefined;
    return { bid, spells, decoy };
  },

  check(view, player: Wizard, { bid, spells }) {
    if (bid < MIN_BID) return 'BID_TOO_LOW';
    if (bid > view.mana[player]) return 'BID_TOO_HIGH';
    return checkSpells(view.players[player].hand, spells);
  },

  /** A commitment is final (R2); the cards stay in the hand until the reveal. */
  apply(state, player: Wizard, { bid, spells, decoy }, effects) {
    const commitment: Commitment = { bid, spells: sortSpells(spells), decoy };
    state.commits = withValue<Commitment | null>(state.commits, player, commitment);
    effects.emit?.({
      type: 'committed',
      player,
      faceDown: state.options.showFaceDownCount ? faceDownCount(commitment) : null,
      secret: player === '0' ? { '0': commitment } : { '1': commitment },
    });
    const { '0': red, '1': green } = state.commits;
    if (red && green) reveal(state, red, green, effects);
  },
};

/** Each check is made for the whole list before the next. */
function checkSpells(hand: readonly (SpellNo | null)[], spells: readonly SpellNo[]): string | null {
  if (spells.length === 0) return null;
  for (const spell of spells) if (spell < 1 || spell > SPELL_NUMBERS.length) return 'SPELL_UNKNOWN';
  let seen = 0;
  for (const spell of spells) {
    if (seen & (1 << spell)) return 'SPELL_DUPLICATE';
    seen |= 1 << spell;
  }
  let missing = seen;
  for (const spell of hand) if (spell !== null) missing &= ~(1 << spell);
  return missing === 0 ? null : 'SPELL_NOT_IN_HAND';
}
