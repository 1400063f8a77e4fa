/** What becomes of a table when its people agree, or when time has decided who is to be asked. */
import type { Proposal } from '../../online/protocol';
import type { Engine } from '../match/engine';
import type { Attendance } from './attendance';
import { pause } from './clock';
import { withHeir, withSuccessor } from './heir';
import { reseat, substituteFor } from './play';
import { type Loaded, OPEN, type Step, sameMatch, seatAt, type Table, withSeat } from './record';
import { isAgreed, withoutMatter, withoutSettled } from './votes';

export interface Surroundings {
  readonly engine: Engine;
  readonly now: number;
  readonly attendance: Attendance;
}

/** Does what all have agreed on; `table` is the loaded one with the last vote. */
export function carryOut(loaded: Loaded, table: Table, on: Proposal, around: Surroundings): Step {
  const { engine, now, attendance } = around;
  const decided = withoutMatter(table, on);
  if (on.kind === 'pause') {
    return sameMatch(loaded, { ...decided, time: decided.time && pause(decided.time, now) });
  }
  // Also with two players a bot plays on: nobody has resigned.
  const heir = on.by === 'newcomer' ? OPEN : substituteFor(seatAt(table, on.seat));
  const reseated = withHeir(withSeat(decided, on.seat, heir), attendance.isPresent);
  return reseat(engine, loaded, reseated, now);
}

/** What follows from who has come, gone or been away for too long, without anybody's doing. Null: nothing. */
export function settle(loaded: Loaded, around: Surroundings): Step | null {
  const { table } = loaded;
  const { attendance } = around;
  if (table.status !== 'waiting' && table.status !== 'playing') return null;
  const settled = withoutSettled(withSuccessor(table, attendance), attendance);
  const agreed = settled.votes.find(({ on }) => isAgreed(settled, on, attendance));
  if (agreed) return carryOut(loaded, settled, agreed.on, around);
  return settled === table ? null : sameMatch(loaded, settled);
}
