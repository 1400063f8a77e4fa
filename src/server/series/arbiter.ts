/**
 * The arbiter of series: says who stays away from a match, and settles it when the owner of the series asks for it.
 * Decided on the table as it is stored, so that somebody who comes or moves in the same moment is not too late.
 */
import { type Seat, seatsOf } from '../../../games/kit';
import type { Award } from '../../online/protocol';
import type { Register } from '../attendance';
import { refuseUnless } from '../refused';
import { withHeir } from '../table/heir';
import { giveUp, reseat, substituteFor } from '../table/play';
import { type Loaded, type Step, seatAt, withSeat } from '../table/record';
import type { Decision, Tables } from '../tables';
import type { World } from '../world';

export interface Arbiter {
  /** The seats of people who have let others wait too long. */
  awayFrom(table: string): Promise<readonly Seat[]>;
  /** Refused if the person is there after all, in whichever process. */
  settle(table: string, seat: Seat, by: Award): Promise<void>;
}

export interface ArbiterSetup {
  readonly tables: Tables;
  readonly register: Register;
  readonly world: World;
  /** How long somebody may be away, in milliseconds. */
  readonly absence: number;
}

export function createArbiter({ tables, register, world, absence }: ArbiterSetup): Arbiter {
  const isAway = ({ table }: Loaded, seat: Seat): boolean => {
    const record = seatAt(table, seat);
    const { clock, createdAt, updatedAt, status, time } = table;
    if (record?.kind !== 'person' || status !== 'playing' || time?.paused) return false;
    if (clock.kind === 'none')
      return register.of(table).isAbandoned(seat) && world.now() - updatedAt >= absence;
    // A clock judges whoever has come; and who has a day for a move has a day to come.
    return record.hash === null && world.now() - createdAt >= Math.max(absence, clock.seconds * 1000);
  };

  return {
    awayFrom: async (id) => {
      const loaded = await tables.load(id);
      tables.release(id);
      if (loaded === null) return [];
      return seatsOf(loaded.table.seats.length).filter((seat) => isAway(loaded, seat));
    },

    settle: async (id, seat, by) => {
      await tables.change(id, (loaded, engine): Decision<void> => {
        refuseUnless(isAway(loaded, seat), 'NOT_ABANDONED');
        const { table } = loaded;
        const { isPresent } = register.of(table);
        const substituted = withHeir(withSeat(table, seat, substituteFor(seatAt(table, seat))), isPresent);
        const step =
          by === 'bot'
            ? reseat(engine, loaded, substituted, world.now())
            : walkedOver(giveUp(engine, loaded, seat, world.now()));
        return { step, answer: undefined };
      });
      tables.release(id);
    },
  };
}

/** With three and more players a bot has taken the seat, and the match goes on. */
function walkedOver(step: Step): Step {
  return step.table.status === 'over' ? { ...step, table: { ...step.table, walkover: true } } : step;
}
