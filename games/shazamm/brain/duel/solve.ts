/** When nobody has a spell left the duel is a game of bids, small enough to be played perfectly. */
import type { MoveCall, Weighted } from '../../../kit';
import { type ShazammMoves, type ShazammView, WIZARDS, type Wizard } from '../../state';
import { equilibrium } from './equilibrium';
import { positionOf } from './position';
import { bidding } from './round';

type Call = MoveCall<ShazammMoves>;

/** How often to bid what, or null as long as there are spells. */
export function solve(view: ShazammView, wizard: Wizard): Weighted<Call>[] | null {
  if (view.stage !== 'commit' || WIZARDS.some((each) => hasSpells(view, each))) return null;
  const { worth, shift, own, other } = positionOf(view, wizard, 1);
  const { rows } = equilibrium(own, other, bidding(worth, shift, own, other));
  return Array.from(rows, (weight, at) => ({ call: bid(at + 1), weight })).filter(({ weight }) => weight > 0);
}

function hasSpells({ players }: ShazammView, wizard: Wizard): boolean {
  return players[wizard].hand.length + players[wizard].deck.length > 0;
}

function bid(mana: number): Call {
  return { move: 'commit', args: { bid: mana, spells: [], decoy: false } };
}
