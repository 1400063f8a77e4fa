/** The rounds of a duel, read from its public history: how each ended, and where it left the wall of fire. */
import type { RoundEndCause, TurnRecord, Wizard } from '../state';

export interface RoundSummary {
  readonly round: number;
  readonly turns: number;
  readonly cause: RoundEndCause;
  /** The wall's tile at the end of the round. */
  readonly wall: number;
  /** Whom the fire had reached, or whose reserve was empty. */
  readonly victim: Wizard | null;
  readonly pushed: number;
}

export function roundsOf(history: readonly TurnRecord[]): readonly RoundSummary[] {
  return history.flatMap((record) => {
    if (record.roundEnd === null) return [];
    const victim = victimOf(record, record.roundEnd);
    const step = victim === '0' ? -1 : 1;
    return {
      round: record.round,
      turns: record.turn,
      cause: record.roundEnd,
      wall: record.wallAfter + step * record.pushed,
      victim,
      pushed: record.pushed,
    };
  });
}

function victimOf(record: TurnRecord, cause: RoundEndCause): Wizard | null {
  if (cause === 'WALL_TOUCHED') return record.towards;
  if (cause === 'MANA_EXHAUSTED') return record.manaAfter['0'] === 0 ? '0' : '1';
  return null;
}
