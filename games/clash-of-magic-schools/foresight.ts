/** What a spell would do: told on a copy, since casting needs no hidden card and no chance. */
import { createRandom } from '../kit';
import { copy } from './copy';
import type { ClashEvent } from './events';
import { castSpell } from './moves/castSpell';
import type { CastSpell, ClashView } from './state';

const RANDOM = createRandom('');

/** The events of a spell that a check has found legal. */
export function foresee(view: ClashView, args: CastSpell): readonly ClashEvent[] {
  const events: ClashEvent[] = [];
  castSpell.apply(copy(view), view.current, args, {
    random: RANDOM,
    emit: (event) => events.push(event),
    reveal: () => undefined,
  });
  return events;
}
