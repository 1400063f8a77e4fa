/** What the people at a table decide together. */
import type { Seat } from '../../../games/kit';
import type { Proposal, ProposalView } from '../../online/protocol';
import { personsOf, type Table } from './record';

/** One no ends a proposal; the first yes makes it. */
export function withVote(table: Table, seat: Seat, on: Proposal, yes: boolean): Table {
  const others = table.votes.filter((vote) => !isSame(vote.on, on));
  if (!yes) return { ...table, votes: others };
  const before = table.votes.find((vote) => isSame(vote.on, on))?.yes ?? [];
  return { ...table, votes: [...others, { on, yes: [...before.filter((one) => one !== seat), seat] }] };
}

/** The owner alone decides about an abandoned seat; everything else needs all who are there. */
export function decide(
  table: Table,
  seat: Seat,
  on: Proposal,
  isPresent: (seat: Seat) => boolean,
): 'agreed' | 'open' {
  const vote = table.votes.find((one) => isSame(one.on, on));
  if (!vote) return 'open';
  if (on.kind === 'replace' && table.owner === seat) return 'agreed';
  return missingFor(table, on, vote.yes, isPresent).length === 0 ? 'agreed' : 'open';
}

export function proposalsOf(table: Table, isPresent: (seat: Seat) => boolean): readonly ProposalView[] {
  return table.votes.map(({ on, yes }) => ({ on, yes, missing: missingFor(table, on, yes, isPresent) }));
}

function missingFor(
  table: Table,
  on: Proposal,
  yes: readonly Seat[],
  isPresent: (seat: Seat) => boolean,
): readonly Seat[] {
  const asked = personsOf(table).filter((seat) => on.kind === 'pause' || seat !== on.seat);
  return asked.filter((seat) => !yes.includes(seat) && isPresent(seat));
}

function isSame(one: Proposal, other: Proposal): boolean {
  if (one.kind === 'pause' || other.kind === 'pause') return one.kind === other.kind;
  return one.seat === other.seat && one.by === other.by;
}
