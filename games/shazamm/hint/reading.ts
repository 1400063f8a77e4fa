/** What a call means at the table, for whoever puts it in words. */
import type { Advised } from '../../kit';
import { DRAW_PER_ROUND, HAND_START } from '../data';
import { theftTargets } from '../facts';
import type { ShazammView, SpellNo } from '../state';
import { asWizard } from '../text/words';

/** The spells of an order, round by round as they are drawn. */
export function batchesOf(order: readonly SpellNo[]): SpellNo[][] {
  const batches = [order.slice(0, HAND_START)];
  for (let at = HAND_START; at < order.length; at += DRAW_PER_ROUND) {
    batches.push(order.slice(at, at + DRAW_PER_ROUND));
  }
  return batches;
}

/** What becomes of the spells that Larceny has seized. */
export function lootOf(
  apply: readonly string[],
  { view, seat }: Advised<ShazammView>,
): { readonly kept: SpellNo[]; readonly destroyed: SpellNo[] } {
  const seized = view.resolution ? theftTargets(view.resolution, asWizard(seat)) : [];
  const [kept, destroyed] = [true, false].map((wanted) =>
    seized.filter(({ id }) => apply.includes(id) === wanted).map(({ spell }) => spell),
  );
  return { kept: kept ?? [], destroyed: destroyed ?? [] };
}

export function bidAfter(delta: number, { view, seat }: Advised<ShazammView>): number {
  return (view.resolution?.bid[asWizard(seat)] ?? 0) + delta;
}
