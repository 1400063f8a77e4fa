/** A full state that agrees with everything the wizard knows: hidden cards and bids are drawn at random. */
import type { Random } from '../../kit';
import { sortSpells } from '../cards';
import { copy } from '../copy';
import { MIN_BID } from '../data';
import { unspent } from '../facts';
import type { Commitment, HiddenCommitment, ShazammState, ShazammView, SpellNo, Wizard } from '../state';
import { perWizard } from '../wizards';

interface Hidden {
  readonly cards: ShazammState['players'][Wizard];
  readonly commitment: Commitment | null;
}

export function sample(view: ShazammView, _wizard: Wizard, random: Random): ShazammState {
  const red = fillIn(view, '0', random);
  const green = fillIn(view, '1', random);
  return {
    ...copy(view),
    players: perWizard(red.cards, green.cards),
    commits: perWizard(red.commitment, green.commitment),
  };
}

/** Keeps what shows, draws the rest from the spells that the wizard has not revealed. */
function fillIn(view: ShazammView, wizard: Wizard, random: Random): Hidden {
  const { deck, hand, discard } = view.players[wizard];
  const shown = [...deck, ...hand].filter((card) => card !== null);
  const pool = unspent(view, wizard).filter((spell) => !shown.includes(spell));
  // In variant 2 a deck lies in the order of the numbers until its owner arranges it.
  if (view.stage !== 'arrange' || view.arranged[wizard]) random.shuffle(pool);
  let next = 0;
  const take = (card: SpellNo | null): SpellNo => card ?? (pool[next++] as SpellNo);
  const cards = { deck: deck.map(take), hand: sortSpells(hand.map(take)), discard: discard.slice() };
  const laid = view.commits[wizard];
  const commitment = laid && 'hidden' in laid ? guess(laid, cards.hand, view.mana[wizard], random) : laid;
  return { cards, commitment };
}

/** A legal commitment with as many cards face down as can be seen. */
function guess(
  { faceDown }: HiddenCommitment,
  hand: readonly SpellNo[],
  mana: number,
  random: Random,
): Commitment {
  const most = Math.min(hand.length + 1, 3);
  const count = faceDown ?? random.int(most + 1);
  const decoy = count > hand.length || (count > 0 && random.int(2) === 0);
  const spells = hand.slice();
  random.shuffle(spells);
  return {
    bid: MIN_BID + random.int(mana),
    spells: sortSpells(spells.slice(0, decoy ? count - 1 : count)),
    decoy,
  };
}
