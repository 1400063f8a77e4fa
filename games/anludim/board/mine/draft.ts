/** The cards that the player has picked up for a combination: local, and free to change until they are laid. */
import { useState } from 'react';
import type { CardId, HalfIndex } from '../../data';
import type { LaidCard } from '../../state';

interface Pick extends LaidCard {
  /** The half that was up first: a second press turns the card, the third one puts it back. */
  readonly first: HalfIndex;
}

export interface Draft {
  readonly chosen: readonly LaidCard[];
  halfOf(card: CardId): HalfIndex | null;
  /** Chooses the card with that half up, turns it, or puts it back. */
  press(card: CardId, first: HalfIndex): void;
  /** Turns a chosen card, or chooses it by its other half. */
  turn(card: CardId, first: HalfIndex): void;
  choose(cards: readonly LaidCard[]): void;
  clear(): void;
}

/** Cards that are not there any more fall out of the selection for good. */
export function useDraft(available: readonly (CardId | null)[]): Draft {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const held = picks.filter(({ id }) => available.includes(id));
  if (held.length < picks.length) setPicks(held);
  const find = (card: CardId) => held.find(({ id }) => id === card);
  const turned = (card: CardId) =>
    held.map((pick) => (pick.id === card ? { ...pick, half: other(pick.half) } : pick));
  return {
    chosen: held.map(({ id, half }) => ({ id, half })),
    halfOf: (card) => find(card)?.half ?? null,
    press(card, first) {
      const pick = find(card);
      if (!pick) setPicks([...held, { id: card, half: first, first }]);
      else if (pick.half === pick.first) setPicks(turned(card));
      else setPicks(held.filter(({ id }) => id !== card));
    },
    turn(card, first) {
      const half = other(first);
      setPicks(find(card) ? turned(card) : [...held, { id: card, half, first: half }]);
    },
    choose: (cards) => setPicks(cards.map(({ id, half }) => ({ id, half, first: half }))),
    clear: () => setPicks([]),
  };
}

export function other(half: HalfIndex): HalfIndex {
  return half === 0 ? 1 : 0;
}
