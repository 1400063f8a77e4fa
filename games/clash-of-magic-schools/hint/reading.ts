/** What a call means in the Arenas, for whoever puts it in words. */
import type { Advised } from '../../kit';
import { type Arena, type Element, elementOf, levelOf, type StudentId } from '../data';
import { type ClashView, type Crest, opponentOf } from '../state';
import { asPlayer, type ClashWords, grouped } from '../text/words';

type Clash = Advised<ClashView>;

function emblemOf({ view, seat }: Clash): Arena | null {
  return view.players[asPlayer(seat)].emblem;
}

/** "in the Fire Arena", once the Emblem has left its crest. */
export function hereOf(advised: Clash, { elements }: ClashWords): string {
  const arena = emblemOf(advised);
  return arena === null ? '' : elements[arena].inArena;
}

export function elementOfCard(card: string): Element {
  return elementOf(card as StudentId);
}

/** "2 earth Students", "1 fire Student" */
export function studentsOf(cards: readonly string[], { elements }: ClashWords): readonly string[] {
  return grouped(cards.map(elementOfCard)).map(([element, amount]) => elements[element].students(amount));
}

/** The level of the Trial that is available under a crest. */
export function offeredLevel(from: Crest, { view, seat }: Clash): number {
  const own = asPlayer(seat);
  const trial = view.players[from === 'own' ? own : opponentOf(own)].offered.at(-1);
  return trial === undefined ? 0 : levelOf(trial);
}
