/** What a search asks the rules, in the words of the search. */
import {
  type AnyMoveCall,
  type AnyRules,
  checkMove,
  type DomainEvent,
  type Effects,
  isSeat,
  type Seat,
} from '../../../games/kit';
import type { Mind } from '../thinker';

export function awaitedIn(rules: AnyRules, state: object): Seat[] {
  return Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
}

/** Whether everybody who is awaited chooses in secret and at the same time: what others choose cannot be answered. */
export function isSecretChoice(rules: AnyRules, state: object): boolean {
  const open = openStages(rules);
  const stages = Object.values(rules.awaiting(state));
  return stages.length > 0 && !stages.some((stage) => open.has(stage));
}

const known = new WeakMap<AnyRules, ReadonlySet<string>>();

/** The stages in which something can be done that others see or have to wait for. */
function openStages(rules: AnyRules): ReadonlySet<string> {
  let open = known.get(rules);
  if (!open) {
    const moves = Object.values(rules.moves).filter(
      ({ secret, simultaneous }) => secret !== true || simultaneous !== true,
    );
    open = new Set(moves.flatMap(({ stages }) => stages));
    known.set(rules, open);
  }
  return open;
}

/** Whether what is good for one player is as bad for the other. */
export function isDuel({ rules, brain }: Mind, view: object): boolean {
  return brain.isDuel?.(view) ?? rules.players.max === 2;
}

/** The call must be legal. */
export function apply(
  rules: AnyRules,
  state: object,
  seat: Seat,
  { move, args }: AnyMoveCall,
  effects: Effects<DomainEvent>,
): void {
  rules.moves[move]?.apply(state, seat, args, effects);
}

export function isLegal(rules: AnyRules, state: object, seat: Seat, { move, args }: AnyMoveCall): boolean {
  return checkMove(rules, state, seat, move, args) === null;
}
