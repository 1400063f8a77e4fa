/**
 * What a Wizard brings on average, by its place: first to fifth in the deck, then the Waiting space. Found by
 * playing 400,000 rounds between random teams in random orders, in tokens won less tokens lost.
 */
import type { CardId } from '../data';

type Places = readonly [number, number, number, number, number, number];

const WORTH: Readonly<Record<CardId, Places>> = {
  pyrotechnician: [0.04, 0.01, 0.01, 0.02, 0.05, 0],
  blacksmith: [0.13, 0.07, 0.09, 0.08, 0.09, -0.02],
  cannoneer: [-0.04, 0.01, 0.02, 0.02, 0.07, -0.02],
  alchimist: [0, -0.04, -0.06, -0.06, -0.03, 0.01],
  diver: [-0.09, -0.05, -0.08, -0.02, 0.06, 0.01],
  siren: [-0.01, 0.01, 0.04, 0.03, 0.06, -0.02],
  botanist: [0.05, 0.06, 0.05, 0.04, 0.06, -0.01],
  geomaster: [-0.02, -0.06, -0.06, -0.04, -0.03, 0.01],
  druid: [-0.01, -0.04, -0.07, -0.05, -0.05, 0.02],
  detective: [0.03, 0.01, -0.01, -0.03, -0.03, 0],
  medium: [-0.13, -0.07, -0.06, -0.08, -0.08, 0],
  priestess: [0.01, -0.01, 0, -0.01, -0.1, 0.01],
  sinners: [0.04, 0.07, 0.08, 0.05, 0.04, -0.01],
  revolutionary: [-0.08, -0.1, -0.1, -0.1, -0.06, 0.01],
  executioner: [0.12, 0.16, 0.16, 0.16, 0.12, -0.03],
  shaman: [0, -0.02, -0.01, -0.02, -0.11, -0.01],
  traveler: [-0.06, -0.09, -0.09, -0.08, -0.13, 0.04],
  dancer: [0.02, 0.1, 0.1, 0.08, 0.08, -0.02],
};

/** Wherever it is placed. */
export function worthOf(card: CardId): number {
  const places = WORTH[card];
  return places.reduce((sum, worth) => sum + worth, 0) / places.length;
}

/** Of six cards, the last of them waiting. */
export function worthOfOrder(cards: readonly CardId[]): number {
  return cards.reduce((sum, card, place) => sum + (WORTH[card][place] ?? 0), 0);
}
