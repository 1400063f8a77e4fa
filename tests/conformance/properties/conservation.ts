/** 1. Nothing is lost or invented: the game's own invariants hold after every move. */
import type { Property } from '../property';

export const conservation: Property = {
  title: 'cards are conserved and the invariants hold after every move',
  positions: 3000,
  fault: ({ rules }, { match }) => rules.invariants(match.state).join('; ') || null,
};
