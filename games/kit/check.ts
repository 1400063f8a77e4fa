/** The checks that come before a move's own, the same for every game. */
import type { DomainEvent } from './events';
import type { Effects, MoveTable, Rules } from './rules';
import { isSeat } from './seat';

/** The reason why the player may not make this move now, or null. Any JSON value may come as player, name or args. */
export function checkMove<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  view: V,
  player: unknown,
  name: string,
  raw: unknown,
): string | null {
  return judge(rules, view, player, name, raw);
}

/** Checks and, if legal, makes the move on the given state. */
export function makeMove<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  state: S,
  player: unknown,
  name: string,
  raw: unknown,
  effects: Effects<E>,
): string | null {
  return judge(rules, state, player, name, raw, state, effects);
}

/** All checks in their order; a legal move is made, if a state to change is given. */
function judge<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  view: V,
  player: unknown,
  name: string,
  raw: unknown,
  state?: S,
  effects?: Effects<E>,
): string | null {
  const move = rules.moves[name];
  // What every object inherits, such as 'constructor', has no stages.
  if (move?.stages === undefined) return 'UNKNOWN_MOVE';
  if (rules.result(view) !== null) return 'GAME_OVER';
  if (!isSeat(player)) return 'NOT_YOUR_TURN';
  const stage = rules.awaiting(view)[player];
  if (stage === undefined) return 'NOT_YOUR_TURN';
  if (!move.stages.includes(stage)) return 'WRONG_STAGE';
  const args = move.parse(raw);
  if (args === undefined) return 'BAD_ARGS';
  const reason = move.check(view, player, args);
  if (reason === null && state !== undefined && effects) move.apply(state, player, args, effects);
  return reason;
}
