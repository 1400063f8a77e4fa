/** What a call means at the university, for whoever puts it in words. */
import type { Advised } from '../../kit';
import { halvesOf, type Strength, strengthOf } from '../combinations';
import type { Discipline, Half } from '../data';
import { type AnludimMoves, type AnludimView, type Combo, covenAt, type LaidCard } from '../state';

type Advice = Advised<AnludimView>;

/** A combination as it lies, or as it would lie. */
export interface Named {
  readonly discipline: Discipline;
  readonly strength: Strength;
}

export function ownCombos(ids: readonly string[], { view, seat }: Advice): readonly Named[] {
  return covenAt(view, seat)
    .combos.filter(({ id }) => ids.includes(id))
    .map(named);
}

export function isEverything(ids: readonly string[], { view, seat }: Advice): boolean {
  return ids.length > 1 && ids.length === covenAt(view, seat).combos.length;
}

/** The combination that would lie there, and the halves that are new in it. */
export function laying(
  { discipline, cards, extend }: AnludimMoves['layCombination'],
  { view, seat }: Advice,
): Named & { readonly halves: readonly Half[] } {
  const added = cards as readonly LaidCard[];
  const before = covenAt(view, seat).combos.find(({ id }) => id === extend)?.cards ?? [];
  return { ...named({ discipline, cards: [...before, ...added] }), halves: halvesOf(added) };
}

function named({ discipline, cards }: Pick<Combo, 'discipline' | 'cards'>): Named {
  return { discipline, strength: strengthOf(discipline, halvesOf(cards)) };
}
