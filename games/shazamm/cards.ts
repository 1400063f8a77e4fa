/** How cards change place: hands, discards and sets of spells are always ascending. */
import type { SpellNo } from './state';

/** Puts the spell where it belongs. */
export function insertSpell(ascending: SpellNo[], spell: SpellNo): void {
  let at = ascending.length;
  for (; at > 0; at--) {
    const before = ascending[at - 1] as SpellNo;
    if (before <= spell) break;
    ascending[at] = before;
  }
  ascending[at] = spell;
}

export function sortSpells(spells: readonly SpellNo[]): SpellNo[] {
  const sorted: SpellNo[] = [];
  for (const spell of spells) insertSpell(sorted, spell);
  return sorted;
}

export function removeSpells(from: SpellNo[], gone: readonly SpellNo[]): void {
  if (gone.length === 0) return;
  let kept = 0;
  for (const spell of from) if (!gone.includes(spell)) from[kept++] = spell;
  while (from.length > kept) from.pop();
}

/** Draws as many as the deck still has (R30); gives them ascending, for their order in the deck is nobody's business. */
export function draw(cards: { deck: SpellNo[]; hand: SpellNo[] }, count: number): SpellNo[] {
  const drawn = sortSpells(cards.deck.splice(0, count));
  for (const spell of drawn) insertSpell(cards.hand, spell);
  return drawn;
}
