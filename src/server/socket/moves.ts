/** A move that comes over a socket: judged, made once, acknowledged with its outcome. */
import type { MoveOutcome } from '../../online/protocol';
import type { Metrics } from '../metrics';
import { playMove } from '../table/play';
import { type Step, seatAt } from '../table/record';
import { holderOf } from '../table/secret';
import type { Decision, Tables } from '../tables';
import type { World } from '../world';
import { changeFor } from './delivery';
import type { MovePacket } from './packet';

/** Actions of a seat that are remembered. */
const REMEMBERED = 6;

interface Sender {
  /** The hash that the sender's credentials are known to fit. */
  readonly proven: string | null;
  /** The socket that is to see the move in its answer. */
  readonly answered: string | undefined;
}

export async function makeMove(
  tables: Tables,
  packet: MovePacket,
  { proven, answered }: Sender,
  world: World,
  metrics: Metrics,
): Promise<MoveOutcome> {
  const { table: id, seat, credentials, move, args, version, actionId } = packet;
  const outcome = await tables.change(id, (loaded, engine): Decision<MoveOutcome> => {
    const { table } = loaded;
    const record = seatAt(table, seat);
    const isProven = record?.kind === 'person' && proven !== null && record.hash === proven;
    if (!isProven) holderOf(table, { seat, credentials });
    const known = actionId === null ? undefined : table.applied[seat]?.find(([one]) => one === actionId);
    if (known) return { answer: { ok: true, version: known[1] } };
    const simultaneous = Object.hasOwn(engine.rules.moves, move) && engine.rules.moves[move]?.simultaneous;
    if (version !== table.heard[seat] && !simultaneous && table.status === 'playing') return refuse('STALE');
    const attempt = playMove(engine, loaded, { seat, move, args }, world.now());
    if (!attempt.ok) return refuse(attempt.reason);
    const step = actionId === null ? attempt.step : remembering(attempt.step, packet, actionId);
    const change = answered === undefined ? undefined : changeFor(seat, table, step.table, step.frames);
    const answer = { ok: true, version: step.table.heard[seat] ?? 0, ...(change && { change }) } as const;
    return { step, answer, answered };
  });
  if (!outcome.ok) metrics.refusals.inc({ code: outcome.reason });
  return outcome;
}

function refuse(reason: string): Decision<MoveOutcome> {
  return { answer: { ok: false, reason } };
}

function remembering(step: Step, { seat }: MovePacket, actionId: string): Step {
  const { applied, heard } = step.table;
  const actions = [...(applied[seat] ?? []), [actionId, heard[seat] ?? 0] as const].slice(-REMEMBERED);
  return { ...step, table: { ...step.table, applied: { ...applied, [seat]: actions } } };
}
