/** Who loses a duel by powers in force, Element or Value: questions about what lies open, so they need no secrets. */
import { type CardId, type Wizard, wizardOf } from '../data';
import type { Criterion, Side } from '../state';
import { visibleCard } from '../zones';

/** One side of the Duel zone, with the discard pile that strengthens it. */
export interface Fighter {
  readonly duel: CardId | null;
  readonly discard: readonly CardId[];
}

/** How a Wizard stands in the Duel zone, the visible card of its discard pile considered. */
export interface Stance {
  readonly card: CardId;
  readonly wizard: Wizard;
  /** The current Value. */
  readonly value: number;
  /** It has no weakness. */
  readonly immune: boolean;
}

export interface Verdict {
  readonly criterion: Criterion;
  readonly losers: readonly Side[];
}

export const WHITE_LOSES: readonly Side[] = ['0'];
export const BLACK_LOSES: readonly Side[] = ['1'];
export const BOTH_LOSE: readonly Side[] = ['0', '1'];

/** Null in an empty Duel zone. */
export function stanceOf({ duel, discard }: Fighter): Stance | null {
  if (duel === null) return null;
  const wizard = wizardOf(duel);
  const { element, power } = wizard;
  let value = wizard.value;
  let immune = false;
  if (power.effect === 'bonusPerDiscard') value += power.bonus * discard.length;
  // R1: covered cards do nothing.
  const visible = visibleCard(discard);
  const dormant = visible === null ? null : wizardOf(visible).power;
  if (dormant?.type === 'dormant') {
    switch (dormant.effect) {
      case 'bonus':
        value += dormant.bonus;
        break;
      case 'bonusElement':
        if (dormant.element === element) value += dormant.bonus;
        break;
      case 'noWeakness':
        immune = true;
        break;
    }
  }
  return { card: duel, wizard, value, immune };
}

/** Whether it would lose by Element. */
export function isWeak(own: Stance, other: Stance): boolean {
  return !own.immune && (own.wizard.weakTo & other.wizard.sign) !== 0;
}

/** Whether its Permanent power wins, whatever Elements and Values say. */
export function winsByPower({ wizard: { power } }: Stance, other: Stance): boolean {
  return power.effect === 'winVsParity' && (other.value % 2 === 0) === (power.parity === 'even');
}

/** The result that the three criteria give once no Immediate power has fixed it (R11). */
export function verdict(white: Stance, black: Stance): Verdict {
  const whiteWins = winsByPower(white, black);
  const blackWins = winsByPower(black, white);
  // R12: when both sides win by power, both lose.
  if (whiteWins || blackWins) return { criterion: 'power', losers: losersOf(blackWins, whiteWins) };

  const whiteWeak = isWeak(white, black);
  const blackWeak = isWeak(black, white);
  if (whiteWeak || blackWeak) return { criterion: 'element', losers: losersOf(whiteWeak, blackWeak) };

  const lead = lowestWins(white) || lowestWins(black) ? black.value - white.value : white.value - black.value;
  // R13: equal Values, both lose.
  return { criterion: 'value', losers: losersOf(lead <= 0, lead >= 0) };
}

function losersOf(white: boolean, black: boolean): readonly Side[] {
  if (white && black) return BOTH_LOSE;
  return white ? WHITE_LOSES : BLACK_LOSES;
}

function lowestWins({ wizard: { power } }: Stance): boolean {
  return power.effect === 'lowestWins';
}
