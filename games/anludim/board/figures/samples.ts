/** Tables for the pictures of the rules. */
import { type CardId, type Discipline, pilesFor } from '../../data';
import type { AnludimView, Combo, Coven } from '../../state';

type Name = CardId | `${CardId}:1`;

/** Cards by the half in use, the first one where nothing is said. */
export function combo(id: string, discipline: Discipline, ...names: readonly Name[]): Combo {
  return {
    id,
    discipline,
    cards: names.map((name) => {
      const [card = '', half] = name.split(':');
      return { id: card as CardId, half: half === '1' ? 1 : 0 };
    }),
  };
}

export function coven(given: Partial<Coven<CardId | null>>): Coven<CardId | null> {
  return {
    hand: [null, null, null, null, null],
    known: [],
    combos: [],
    objects: [],
    parchments: 0,
    crest: 'silver',
    roundsWon: 0,
    kept: null,
    ...given,
  };
}

/** The middle of a round with four covens. */
export function sample(given: Partial<AnludimView> = {}): AnludimView {
  return {
    options: { variant: 'base', roundsToWin: 2, firstPlayer: 0 },
    phase: 'play',
    roundNo: 1,
    firstPlayer: 0,
    currentPlayer: 0,
    turn: { mainDone: false, optionalUsed: false },
    players: [coven({}), coven({}), coven({}), coven({})],
    deck: Array.from({ length: 30 }, () => null),
    discard: [],
    display: ['v7g13', 'y6v10', 'r2b7'],
    piles: pilesFor(4),
    outObjects: [],
    parchmentSupply: 2,
    professors: { run: null, flush: null, pairs: null, trips: null, assembly: null },
    nextCombo: 1,
    idleTurns: 0,
    nextFirstPlayer: null,
    history: [],
    winner: null,
    ...given,
  };
}

/** Three professors have been called, and one pile is empty. */
export function midgame(given: Partial<AnludimView> = {}): AnludimView {
  return sample({
    players: [
      coven({ combos: [combo('k1', 'flush', 'v12g5', 'v11r4', 'v2r8')] }),
      coven({ combos: [combo('k2', 'trips', 'g5r7', 'b5g8', 'y5r9')] }),
      coven({ combos: [combo('k3', 'run', 'b7r10', 'y8b12', 'r9v1', 'v10y3')] }),
      coven({ combos: [combo('k4', 'pairs', 'g13y2', 'r13v5', 'b6y9', 'r6b11')] }),
    ],
    professors: { run: 'k3', flush: 'k1', pairs: 'k4', trips: 'k2', assembly: null },
    piles: { run: [2, 3], flush: [2, 2, 3], pairs: [], trips: [3, 3, 4], assembly: [1, 2, 3, 3, 5] },
    ...given,
  });
}
