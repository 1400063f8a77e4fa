/** Moves worth considering: few enough to search, varied enough that a random choice plays every kind of game. */
import type { MoveCall, Random } from '../../kit';
import { sortSpells } from '../cards';
import { SPELL_NUMBERS } from '../data';
import { clonePool, recyclingRange, theftTargets } from '../facts';
import type { ShazammMoves, ShazammView, SpellNo, Wizard } from '../state';
import { usefulBids } from './bids';
import { worthLaying } from './worth';

type Call = MoveCall<ShazammMoves>;

/** Attempts to find further combinations beside none and each spell alone. */
const COMBINATIONS = 6;
const BIDS_PER_COMBINATION = 3;
/** One in so many combinations is larger than three spells. */
const LARGE = 8;
/** One in so many times spells are considered that look useless. */
const SCATTERBRAIN = 8;
/** With more stolen spells than this, those that can only help are kept without further thought. */
const THEFT_CHOICES = 6;
/** Spells that may harm the one who uses them. */
const DOUBLE_EDGED: readonly SpellNo[] = [4, 5, 7, 8, 9, 10];
const SHUFFLED_ORDERS = 4;
/** Variant 2: a strong hand first; and the decisive spells last. */
const ORDERS: readonly (readonly SpellNo[])[] = [
  [7, 8, 10, 13, 2, 9, 3, 11, 1, 4, 12, 14, 6, 5],
  [13, 7, 6, 11, 14, 8, 10, 12, 2, 3, 5, 9, 1, 4],
];

export function candidates(view: ShazammView, wizard: Wizard, random: Random): Call[] {
  switch (view.stage) {
    case 'arrange':
      return arrangements(random);
    case 'commit':
      return commitments(view, wizard, random);
    case 'clone':
      return [null, ...clonePool(view, wizard)].map((spell) => ({ move: 'chooseClone', args: { spell } }));
    case 'theft':
      return thefts(view, wizard);
    case 'recycling':
      return recyclings(view, wizard);
    case 'over':
      return [];
  }
}

function arrangements(random: Random): Call[] {
  const orders = [SPELL_NUMBERS.slice(), ...ORDERS.map((order) => order.slice())];
  for (let more = 0; more < SHUFFLED_ORDERS; more++) {
    const order = SPELL_NUMBERS.slice();
    random.shuffle(order);
    orders.push(order);
  }
  return orders.map((order) => ({ move: 'arrangeDeck', args: { order } }));
}

function commitments(view: ShazammView, wizard: Wizard, random: Random): Call[] {
  const bids = usefulBids(view, wizard, random);
  const calls = bids.map((bid) => lay(bid, [], random));
  for (const spells of combinations(view, wizard, random)) {
    random.shuffle(bids);
    for (const bid of bids.slice(0, BIDS_PER_COMBINATION)) calls.push(lay(bid, spells, random));
  }
  return calls;
}

/** The decoy is a coin's business: it tells the opponent nothing. */
function lay(bid: number, spells: SpellNo[], random: Random): Call {
  return { move: 'commit', args: { bid, spells, decoy: random.int(2) === 0 } };
}

/** Each spell alone, then pairs and triples at random, now and then more. */
function combinations(view: ShazammView, wizard: Wizard, random: Random): SpellNo[][] {
  const hand = view.players[wizard].hand.filter((card) => card !== null);
  const spells =
    random.int(SCATTERBRAIN) === 0 ? hand : hand.filter((spell) => worthLaying(view, wizard, spell));
  const found = spells.map((spell) => [spell]);
  if (spells.length < 2) return found;
  const known: number[] = [];
  for (let attempt = 0; attempt < COMBINATIONS; attempt++) {
    const size = random.int(LARGE) === 0 ? 4 + random.int(spells.length) : 2 + random.int(2);
    random.shuffle(spells);
    const set = sortSpells(spells.slice(0, size));
    const mask = set.reduce((bits, spell) => bits | (1 << spell), 0);
    if (known.includes(mask)) continue;
    known.push(mask);
    found.push(set);
  }
  return found;
}

/** Every choice among the stolen spells, or at least among the doubtful ones. */
function thefts({ resolution }: ShazammView, thief: Wizard): Call[] {
  const targets = resolution ? theftTargets(resolution, thief) : [];
  const doubtful =
    targets.length <= THEFT_CHOICES
      ? targets
      : targets.filter(({ spell }) => DOUBLE_EDGED.includes(spell)).slice(0, THEFT_CHOICES);
  const sure = targets.filter((target) => !doubtful.includes(target)).map(({ id }) => id);
  return Array.from({ length: 2 ** doubtful.length }, (_, choice) => {
    const chosen = doubtful.filter((_, at) => choice & (1 << at)).map(({ id }) => id);
    return { move: 'chooseTheft', args: { apply: [...sure, ...chosen] } };
  });
}

function recyclings(view: ShazammView, wizard: Wizard): Call[] {
  if (!view.resolution) return [];
  const { min, max } = recyclingRange(view, view.resolution, wizard);
  return Array.from({ length: max - min + 1 }, (_, at) => ({
    move: 'chooseRecycling',
    args: { delta: min + at },
  }));
}
