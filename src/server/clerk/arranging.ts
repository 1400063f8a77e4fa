/** Matches of a series: set up for people who come later. */
import { startingAt } from '../table/clock';
import { startMatch } from '../table/play';
import type { Table } from '../table/record';
import type { Decision } from '../tables';
import { type Desk, occasionAt } from './desk';
import { addCoded, blankTable } from './founding';

/** A table of a series. */
export type SeriesTable = Pick<Table, 'game' | 'options' | 'clock' | 'seats'> & { readonly series: string };

/** Nobody knows when exactly a match of a series begins: its clocks wait so long for the people. */
const ARRIVAL_MS = 2 * 60_000;

/** Sets the match up, unless it is there already, and lets it begin. */
export async function arrange(desk: Desk, id: string, plan: SeriesTable): Promise<void> {
  const { tables, world } = desk;
  const { game, options, clock, seats, series } = plan;
  const known = await tables.load(id);
  if (known === null) {
    const terms = { public: false, gallery: true, owner: null } as const;
    const table = blankTable(world, id, { ...terms, game, options, clock, seats, series });
    // Somebody else may have made it meanwhile.
    await addCoded(desk, table).catch(() => undefined);
  }
  if (known !== null && known.table.status !== 'waiting') return;
  await tables.change(id, (loaded): Decision<void> => {
    if (loaded.table.status !== 'waiting') return { answer: undefined };
    const { engine, now, freshSeed } = occasionAt(desk, loaded);
    const step = startMatch(engine, loaded.table, freshSeed(), now);
    const time = startingAt(step.table.time, now + ARRIVAL_MS);
    return { step: { ...step, table: { ...step.table, time } }, answer: undefined };
  });
}
