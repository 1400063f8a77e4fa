/** Optional action: a magic object or a parchment for one card from the draw pile. */
import { isInteger, isOneOf, type MoveRules } from '../../kit';
import { DISCIPLINES } from '../data';
import { canDraw, drawCards } from '../drawing';
import type { AnludimEvent } from '../events';
import { without } from '../hand';
import { totalOf } from '../standing';
import { type AnludimState, type AnludimView, covenAt, type MagicObject, type Spending } from '../state';
import { finishTurn } from '../turn';
import { hasOnly } from './args';

const isDiscipline = isOneOf(DISCIPLINES);
const PARCHMENT_KEYS = ['kind'];
const OBJECT_KEYS = ['kind', 'discipline', 'value'];

export const discardForCard: MoveRules<AnludimState, AnludimView, Spending, AnludimEvent> = {
  stages: ['main', 'optional'],

  parse(raw) {
    if (hasOnly(raw, PARCHMENT_KEYS) && raw.kind === 'parchment') return { kind: 'parchment' };
    if (!hasOnly(raw, OBJECT_KEYS) || raw.kind !== 'object') return undefined;
    const { kind, discipline, value } = raw;
    return isDiscipline(discipline) && isInteger(value) ? { kind, discipline, value } : undefined;
  },

  check(table, player, what) {
    if (table.turn.optionalUsed) return 'OPTIONAL_ALREADY_USED';
    const { objects, parchments } = covenAt(table, player);
    if (what.kind === 'parchment' && parchments === 0) return 'NO_PARCHMENT';
    if (what.kind === 'object' && positionOf(objects, what) < 0) return 'OBJECT_NOT_OWNED';
    return canDraw(table) ? null : 'DRAW_PILE_EMPTY';
  },

  apply(state, player, what, effects) {
    const own = covenAt(state, player);
    if (what.kind === 'parchment') {
      own.parchments -= 1;
      state.parchmentSupply += 1;
    } else {
      const { discipline, value } = what;
      own.objects = without(own.objects, positionOf(own.objects, what));
      state.outObjects = [...state.outObjects, { discipline, value }];
    }
    state.turn.optionalUsed = true;
    effects.emit?.({ type: 'spent', player, what, total: totalOf(own) });
    drawCards(state, 1, effects);
    if (state.turn.mainDone) finishTurn(state, effects);
  },
};

function positionOf(objects: readonly MagicObject[], { discipline, value }: MagicObject): number {
  for (let at = 0; at < objects.length; at++) {
    const object = objects[at];
    if (object?.discipline === discipline && object.value === value) return at;
  }
  return -1;
}
