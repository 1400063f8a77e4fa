/** Action E: a surrounded Student in the Arena of the Emblem casts a spell, and is discarded afterwards. */
import { isOneOf, isRecord, isString } from '../../kit';
import { find, positionOf } from '../cards';
import { discardCaster, isSurrounded } from '../casters';
import { ELEMENTS, elementOf, SPELL_OF, SPELLS } from '../data';
import { checkScores } from '../ending';
import { castingOf, spellOf } from '../spells';
import { type CastSpell, CRESTS } from '../state';
import { arenaOf, toMove } from './action';

const isElement = isOneOf(ELEMENTS);
const isSpell = isOneOf(SPELLS);
const isCrest = isOneOf(CRESTS);

export const castSpell = toMove<CastSpell>({
  parse(raw) {
    if (!isRecord(raw) || !isString(raw.caster) || !isSpell(raw.spell)) return undefined;
    const { caster, spell, element, from } = raw;
    if (spell === 'batrax') return isElement(element) ? { caster, spell, element } : undefined;
    if (spell === 'inundatio') return isCrest(from) ? { caster, spell, from } : undefined;
    return { caster, spell };
  },

  check(table, args) {
    const { emblem, columns } = table.players[table.current];
    if (emblem === null) return 'EMBLEM_NOT_IN_ARENA';
    const column = columns[emblem];
    const at = positionOf(column, args.caster);
    const caster = column[at];
    if (caster === undefined) return 'CASTER_NOT_IN_ARENA';
    if (!isSurrounded(column, at)) return 'CASTER_NOT_SURROUNDED';
    if (args.spell !== 'maleficio' && args.spell !== SPELL_OF[elementOf(caster)])
      return 'SPELL_ELEMENT_MISMATCH';
    return spellOf(args).check(castingOf(table, emblem, caster));
  },

  perform(table, args, effects) {
    const player = table.current;
    const arena = arenaOf(table);
    const caster = find(table.players[player].columns[arena], args.caster);
    effects.emit?.({ type: 'cast', player, arena, caster, spell: args.spell });
    spellOf(args).cast(castingOf(table, arena, caster), effects);
    // Only the victim's answer finishes a Maleficio.
    if (table.pending !== null) return;
    discardCaster(table, arena, caster, effects);
    checkScores(table, effects);
  },

  complete(table, effects) {
    const { pending } = table;
    if (pending !== null) discardCaster(table, pending.arena, pending.caster, effects);
  },
});
