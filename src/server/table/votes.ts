/** What the people at a table decide together. Whoever has been away for too long is not asked. */
import type { Seat } from '../../../games/kit';
import type { Proposal, ProposalView } from '../../online/protocol';
import type { Attendance } from './attendance';
import { personsOf, seatAt, type Table } from './record';

/** One no ends a proposal; the first yes makes it. */
export function withVote(table: Table, seat: Seat, on: Proposal, yes: boolean): Table {
  const others = table.votes.filter((vote) => !isSame(vote.on, on));
  if (!yes) return { ...table, votes: others };
  const before = table.votes.find((vote) => isSame(vote.on, on))?.yes ?? [];
  return { ...table, votes: [...others, { on, yes: [...before.filter((one) => one !== seat), seat] }] };
}

/** The owner alone decides about an abandoned seat; everything else needs all who are asked. */
export function isAgreed(table: Table, on: Proposal, attendance: Attendance): boolean {
  const vote = table.votes.find((one) => isSame(one.on, on));
  if (!vote) return false;
  if (on.kind === 'replace' && table.owner !== null && vote.yes.includes(table.owner)) return true;
  return missingFor(table, on, vote.yes, attendance).length === 0;
}

/** Why there is nothing to decide; null: there is. */
export function objection(
  table: Table,
  on: Proposal,
  { isAbandoned }: Attendance,
): 'NOT_PLAYING' | 'NO_CLOCK' | 'SEAT_UNKNOWN' | 'NOT_ABANDONED' | null {
  if (table.status !== 'playing') return 'NOT_PLAYING';
  if (on.kind === 'pause') return table.time !== null && !table.time.paused ? null : 'NO_CLOCK';
  const record = seatAt(table, on.seat);
  if (record === undefined) return 'SEAT_UNKNOWN';
  const isFree = record.kind === 'open' || (record.kind === 'person' && isAbandoned(on.seat));
  return isFree ? null : 'NOT_ABANDONED';
}

/** Without those whose matter is settled: somebody came back, the clocks stand still. */
export function withoutSettled(table: Table, attendance: Attendance): Table {
  const votes = table.votes.filter(({ on }) => objection(table, on, attendance) === null);
  return votes.length === table.votes.length ? table : { ...table, votes };
}

/** Without what was proposed in the same matter. */
export function withoutMatter(table: Table, on: Proposal): Table {
  const isOther = (vote: { on: Proposal }): boolean => matterOf(vote.on) !== matterOf(on);
  return { ...table, votes: table.votes.filter(isOther) };
}

export function proposalsOf(table: Table, attendance: Attendance): readonly ProposalView[] {
  return table.votes.map(({ on, yes }) => ({ on, yes, missing: missingFor(table, on, yes, attendance) }));
}

function missingFor(
  table: Table,
  on: Proposal,
  yes: readonly Seat[],
  { isAbandoned }: Attendance,
): readonly Seat[] {
  const asked = personsOf(table).filter((seat) => on.kind === 'pause' || seat !== on.seat);
  return asked.filter((seat) => !yes.includes(seat) && !isAbandoned(seat));
}

function isSame(one: Proposal, other: Proposal): boolean {
  if (one.kind === 'pause' || other.kind === 'pause') return one.kind === other.kind;
  return one.seat === other.seat && one.by === other.by;
}

function matterOf(on: Proposal): Seat | null {
  return on.kind === 'pause' ? null : on.seat;
}
