/** What a call means at the table, for whoever puts it in words. */
import { type Advised, SEATS, type Seat } from '../../kit';
import { schoolOf } from '../catalogue';
import type { HousesView, Params } from '../state';
import { itemName, schoolName } from '../text/log';
import type { Pieces } from '../text/words';

type Houses = Advised<HousesView>;

/** The card that lies in a slot of the Timetable, or nothing. */
export function cardIn(slot: number, { view }: Houses, pieces: Pieces): string {
  const card = view.timetable[slot]?.card ?? null;
  return card === null ? '' : schoolName(card, pieces);
}

/** The Course whose effect is to be decided about. */
export function courseInQuestion({ view }: Houses, pieces: Pieces): string {
  return view.pending?.kind === 'course' ? schoolName(view.pending.card, pieces) : '';
}

/** The Course would draw a card instead of what it is known for. */
export function drawsInstead(params: Params, { view }: Houses): boolean {
  if (view.pending?.kind !== 'course' || Object.keys(params).length > 0) return false;
  const card = schoolOf(view.pending.card);
  return card.kind === 'course' && card.ops.some((op) => 'elseOps' in op);
}

/** The effect that was taken over. */
export function effectTakenOver({ view }: Houses, pieces: Pieces): string {
  const [root] = view.chain;
  return root === undefined ? '' : itemName(root, pieces);
}

/** In whose area the Bonus card lies. */
export function ownerOf(bonus: string, { view }: Houses): Seat | undefined {
  return SEATS.find((seat) => view.players[seat]?.bonus.includes(bonus));
}

/** "Tempus", "2 × Tempus" */
export function counted(names: readonly string[]): readonly string[] {
  const amounts = new Map<string, number>();
  for (const name of names) amounts.set(name, (amounts.get(name) ?? 0) + 1);
  return Array.from(amounts, ([name, amount]) => (amount === 1 ? name : `${amount} × ${name}`));
}
