/** The components of the game: the bridge, the reserves and the fourteen spells. Facts, nothing else. */
import type { SpellNo, Stage } from './state';

/** Tiles are numbered from 1 (red end) to 19 (green end) (R1). */
export const BRIDGE_LENGTH = 19;
export const CENTER = 10;
/** From the wall to either wizard when a round begins. */
export const DISTANCE = 3;
export const ROUNDS_MAX = 7;

export const MANA_MAX = 50;
export const MIN_BID = 1;

export const HAND_START = 5;
export const DRAW_PER_ROUND = 3;

export const ATTACK_BOOST = 7;
export const RESERVE_BOOST = 13;
export const RECYCLING_MAX = 5;

/** Also the order of application. */
export const SPELL_NUMBERS: readonly SpellNo[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

export interface Spell {
  readonly id: string;
  readonly class: 'control' | 'attack' | 'movement' | 'mana';
  /** The stage in which its controller decides. */
  readonly decision: Extract<Stage, 'clone' | 'theft' | 'recycling'> | null;
}

export const SPELLS = {
  1: { id: 'mutism', class: 'control', decision: null },
  2: { id: 'clone', class: 'control', decision: 'clone' },
  3: { id: 'theft', class: 'control', decision: 'theft' },
  4: { id: 'roundEnd', class: 'control', decision: null },
  5: { id: 'middle', class: 'movement', decision: null },
  6: { id: 'recycling', class: 'attack', decision: 'recycling' },
  7: { id: 'attackBoost', class: 'attack', decision: null },
  8: { id: 'doubleDose', class: 'attack', decision: null },
  9: { id: 'loserWins', class: 'movement', decision: null },
  10: { id: 'blaze', class: 'movement', decision: null },
  11: { id: 'resistance', class: 'movement', decision: null },
  12: { id: 'scrooge', class: 'mana', decision: null },
  13: { id: 'reserveBoost', class: 'mana', decision: null },
  14: { id: 'siphon', class: 'mana', decision: null },
} as const satisfies Record<SpellNo, Spell>;
