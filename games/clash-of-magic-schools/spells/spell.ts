/** What a spell is to the move that casts it. */
import type { Effects } from '../../kit';
import type { Arena, StudentId } from '../data';
import type { ClashEvent } from '../events';
import { type ClashView, opponentOf, type PlayerID, type SchoolView } from '../state';

/** Who casts where, and against whom. Everything happens in this one Arena (R14, R16). */
export interface Casting {
  readonly table: ClashView;
  readonly arena: Arena;
  readonly caster: StudentId;
  readonly player: PlayerID;
  readonly victim: PlayerID;
  readonly own: SchoolView;
  readonly opposing: SchoolView;
}

export interface Spell {
  /** Why it cannot be cast; a spell without any effect cannot (R12). */
  check(casting: Casting): string | null;
  /** Takes effect while the caster is still in its column and counts as a Student (R11). */
  cast(casting: Casting, effects: Effects<ClashEvent>): void;
}

export function castingOf(table: ClashView, arena: Arena, caster: StudentId): Casting {
  const player = table.current;
  const victim = opponentOf(player);
  return {
    table,
    arena,
    caster,
    player,
    victim,
    own: table.players[player],
    opposing: table.players[victim],
  };
}
