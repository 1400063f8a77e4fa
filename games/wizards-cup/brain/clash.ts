/**
 * The round between two line-ups, many times as fast as by the rules, which tell every step and stop for choices: here
 * cards are numbers, and both sides answer by habit, as in `habits.ts`. A test compares the two.
 */
import { CARD_IDS, SET_SIZE, type Wizard, wizardOf } from '../data';
import type { Side } from '../state';

/** Cards by their place in the canonical order: first to fifth of the deck, then the Waiting card. */
export type LineUp = readonly number[];

/** No card at all: the last row of every table. */
const NONE = SET_SIZE;
const ROWS = NONE + 1;

const WIZARDS: readonly Wizard[] = CARD_IDS.map(wizardOf);

function tabulate(figure: (wizard: Wizard) => number): Int8Array {
  const table = new Int8Array(ROWS);
  for (const [card, wizard] of WIZARDS.entries()) table[card] = figure(wizard);
  return table;
}

const VALUE = tabulate(({ value }) => value);
const SIGN = tabulate(({ sign }) => sign);
const WEAK_TO = tabulate(({ weakTo }) => weakTo);
const PER_DISCARD = tabulate(({ power }) => (power.effect === 'bonusPerDiscard' ? power.bonus : 0));
const LOWEST_WINS = tabulate(({ power }) => Number(power.effect === 'lowestWins'));
const MILLS = tabulate(({ power }) => Number(power.effect === 'millOnWin'));
/** A bit for even Values and one for odd ones, if they lose to it. */
const BEATS = tabulate(({ power }) => (power.effect !== 'winVsParity' ? 0 : power.parity === 'even' ? 1 : 2));
const IMMUNE = tabulate(({ power }) => Number(power.effect === 'noWeakness'));
/** What a visible card adds to the Value of a Wizard. */
const BONUS = new Int8Array(ROWS * ROWS);
for (const [visible, { power }] of WIZARDS.entries()) {
  for (const [card, { element }] of WIZARDS.entries()) {
    const helps = power.effect === 'bonus' || (power.effect === 'bonusElement' && power.element === element);
    BONUS[visible * ROWS + card] = helps ? power.bonus : 0;
  }
}

const BOTH_LOSE = 1;
const WIN_IF_AT_LEAST = 2;
const DISCARD_WAITING = 3;
const SWAP_WITH_WAITING = 4;
const RECALL_TOP = 5;
/** By habit a deck is never rearranged. */
const NOTHING = 6;
/** What an Immediate power does; 0 for other powers. */
const IMMEDIATE = tabulate(({ power }) => {
  if (power.type !== 'immediate') return 0;
  switch (power.effect) {
    case 'bothLose':
      return BOTH_LOSE;
    case 'winIfOpponentAtLeast':
      return WIN_IF_AT_LEAST;
    case 'discardOpponentWaiting':
      return DISCARD_WAITING;
    case 'swapWithWaiting':
      return SWAP_WITH_WAITING;
    case 'recallTop':
      return RECALL_TOP;
    case 'rearrangeDeck':
      return NOTHING;
  }
});
/** The Value that an Immediate power asks for. */
const LIMIT = tabulate(({ power }) => {
  if (power.effect === 'winIfOpponentAtLeast') return power.value;
  return power.effect === 'recallTop' ? power.atMost : 0;
});

/** A side of the table. Recalled cards go under the deck, so it may grow. */
class Table {
  /** Says in a set of losers that this side is one. */
  readonly bit: number;
  readonly deck = new Uint8Array(2 * SET_SIZE);
  next = 0;
  end = 0;
  waiting = NONE;
  duel = NONE;
  /** The discard pile, from the second entry on: the first stands for an empty one. */
  readonly pile = new Uint8Array(2 * SET_SIZE);
  piled = 0;

  constructor(bit: number) {
    this.bit = bit;
    this.pile[0] = NONE;
  }

  layOut(lineUp: LineUp): void {
    const last = lineUp.length - 1;
    for (let place = 0; place < last; place++) this.deck[place] = lineUp[place] as number;
    this.next = 0;
    this.end = last;
    this.waiting = lineUp[last] as number;
    this.duel = NONE;
    this.piled = 0;
  }

  canPlace(): boolean {
    return this.duel !== NONE || this.next < this.end;
  }

  /** The card that goes into an empty Duel zone. */
  place(): number {
    if (this.duel !== NONE) return NONE;
    this.duel = this.deck[this.next++] as number;
    return this.duel;
  }

  visible(): number {
    return this.pile[this.piled] as number;
  }

  value(): number {
    const { duel } = this;
    return (
      (VALUE[duel] as number) +
      (BONUS[this.visible() * ROWS + duel] as number) +
      (PER_DISCARD[duel] as number) * this.piled
    );
  }

  discard(card: number): void {
    this.pile[++this.piled] = card;
  }
}

const white = new Table(1);
const black = new Table(2);
const BOTH = 3;
/** R8: what is not activated yet is lost. */
let cancelled = false;

/** Who takes a token; null if both do. */
export function clash(whites: LineUp, blacks: LineUp): Side | null {
  white.layOut(whites);
  black.layOut(blacks);
  while (white.canPlace() && black.canPlace()) fight();
  if (white.canPlace()) return '0';
  return black.canPlace() ? '1' : null;
}

function fight(): void {
  const whites = white.place();
  const blacks = black.place();
  const losers = (whites === blacks ? 0 : activateBoth(whites, blacks)) || compare();
  const winner = losers === white.bit ? black : white;
  const robs = losers !== BOTH && MILLS[winner.duel] === 1;
  if (losers & white.bit) lose(white, robs);
  if (losers & black.bit) lose(black, robs);
}

function lose(loser: Table, robbed: boolean): void {
  loser.discard(loser.duel);
  loser.duel = NONE;
  if (robbed && loser.next < loser.end) loser.discard(loser.deck[loser.next++] as number);
}

/** Immediate powers by printed Value, lowest first; gives the losers if a power fixes them, else 0. */
function activateBoth(whites: number, blacks: number): number {
  cancelled = false;
  if (IMMEDIATE[whites] === 0) return IMMEDIATE[blacks] === 0 ? 0 : activate(black, white);
  if (IMMEDIATE[blacks] === 0) return activate(white, black);
  const whiteFirst = (VALUE[whites] as number) <= (VALUE[blacks] as number);
  const losers = whiteFirst ? activate(white, black) : activate(black, white);
  if (losers !== 0 || cancelled) return losers;
  return whiteFirst ? activate(black, white) : activate(white, black);
}

function activate(own: Table, other: Table): number {
  const card = own.duel;
  switch (IMMEDIATE[card]) {
    case BOTH_LOSE:
      return BOTH;
    case WIN_IF_AT_LEAST:
      return other.value() >= (LIMIT[card] as number) ? other.bit : 0;
    case DISCARD_WAITING:
      if (other.waiting !== NONE) other.discard(other.waiting);
      other.waiting = NONE;
      return 0;
    case SWAP_WITH_WAITING:
      return own.waiting !== NONE && compare() & own.bit ? exchange(own, other) : 0;
    case RECALL_TOP:
      if (own.piled > 0 && (VALUE[own.visible()] as number) <= (LIMIT[card] as number)) {
        own.deck[own.end++] = own.visible();
        own.piled--;
      }
      return 0;
    default:
      return 0;
  }
}

function exchange(own: Table, other: Table): number {
  const newcomer = own.waiting;
  own.waiting = own.duel;
  own.duel = newcomer;
  if (IMMEDIATE[newcomer] === 0) return 0;
  if (newcomer !== other.duel) return activate(own, other);
  cancelled = true;
  return 0;
}

/** The losers by powers in force, Element or Value. */
function compare(): number {
  const whites = white.duel;
  const blacks = black.duel;
  const whiteValue = white.value();
  const blackValue = black.value();
  const byPower =
    (((BEATS[blacks] as number) >> (whiteValue & 1)) & 1) |
    ((((BEATS[whites] as number) >> (blackValue & 1)) & 1) << 1);
  if (byPower !== 0) return byPower;

  const whiteWeak =
    IMMUNE[white.visible()] === 0 && ((WEAK_TO[whites] as number) & (SIGN[blacks] as number)) !== 0;
  const blackWeak =
    IMMUNE[black.visible()] === 0 && ((WEAK_TO[blacks] as number) & (SIGN[whites] as number)) !== 0;
  if (whiteWeak || blackWeak) return (whiteWeak ? white.bit : 0) | (blackWeak ? black.bit : 0);

  const lead =
    LOWEST_WINS[whites] === 1 || LOWEST_WINS[blacks] === 1
      ? blackValue - whiteValue
      : whiteValue - blackValue;
  if (lead === 0) return BOTH;
  return lead > 0 ? black.bit : white.bit;
}
