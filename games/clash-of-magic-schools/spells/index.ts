/** The six spells, by the arguments of the move that casts them. */
import type { CastSpell } from '../state';
import { batrax } from './batrax';
import { combustio } from './combustio';
import { eversio } from './eversio';
import { hypnox } from './hypnox';
import { inundatio } from './inundatio';
import { maleficio } from './maleficio';
import type { Spell } from './spell';

export { castingOf } from './spell';

export function spellOf(args: CastSpell): Spell {
  switch (args.spell) {
    case 'batrax':
      return batrax(args.element);
    case 'inundatio':
      return inundatio(args.from);
    case 'hypnox':
      return hypnox;
    case 'combustio':
      return combustio;
    case 'eversio':
      return eversio;
    case 'maleficio':
      return maleficio;
  }
}
