/** Effects: lists of operations, checked, explored and performed as one. */
import type { Effects, Seat } from '../../kit';
import type { Op } from '../data';
import type { HousesEvent } from '../events';
import { seatsAfter, seatsIn } from '../seats';
import type { HousesState, HousesView, Params } from '../state';
import { confiscate, discardBonus, stealMail, stun } from './areas';
import { discardRandomAll, stealChosen, stealRandom, takeSpellFromDiscard } from './hands';
import type { OpRules, ParamKey } from './op';
import { discount, draw, extraCollect, shield, takeFirstPlayer } from './own';
import { replaceSlots, swapCourse, takeTimetableMail } from './timetable';

export { stealCard } from './hands';

const OPS: { readonly [Name in Op['op']]: OpRules<Extract<Op, { op: Name }>> } = {
  draw,
  stealRandom,
  extraCollect,
  discount,
  discardRandomAll,
  replaceSlots,
  swapCourse,
  takeSpellFromDiscard,
  shield,
  takeFirstPlayer,
  stealChosen,
  stun,
  takeTimetableMail,
  stealMail,
  discardBonus,
  confiscate,
};

/** Most effects need nothing declared. */
const NOTHING: Params = {};

function rulesOf(op: Op): OpRules<Op> {
  return OPS[op.op];
}

/** The parameter checks of 7.2, in their order. */
export function checkParams(
  table: HousesView,
  player: Seat,
  ops: readonly Op[],
  params: Params,
): string | null {
  for (const key in params) if (!reads(ops, key as ParamKey)) return 'UNEXPECTED_PARAM';
  const reason = checkOps(table, player, ops, params);
  // Whoever declares something legal need not be told that there is something legal.
  return reason === null || hasLegalParams(table, player, ops) ? reason : 'NO_LEGAL_TARGET';
}

export function hasLegalParams(table: HousesView, player: Seat, ops: readonly Op[]): boolean {
  return checkOps(table, player, ops, NOTHING) === null || someParams(table, player, ops, () => true);
}

/** The parameters that an effect reads, whether or not it needs them. */
export function keysOf(ops: readonly Op[]): ReadonlySet<ParamKey> {
  return new Set(
    ops.flatMap((op) => [...(rulesOf(op).keys ?? []), ...('elseOps' in op ? keysOf(op.elseOps) : [])]),
  );
}

/** Shows one legal declaration after the other to the visitor, until it says yes. */
export function someParams(
  table: HousesView,
  player: Seat,
  ops: readonly Op[],
  visit: (params: Params) => boolean,
): boolean {
  return explore(ops, {});

  function explore([op, ...rest]: readonly Op[], params: Params): boolean {
    if (op === undefined) return checkOps(table, player, ops, params) === null && visit(params);
    if ('elseOps' in op && explore([...op.elseOps, ...rest], params)) return true;
    const offers = rulesOf(op).offers?.(table, player, op) ?? [{}];
    return offers.some((offer) => explore(rest, { ...params, ...offer }));
  }
}

export function performOps(
  state: HousesState,
  player: Seat,
  ops: readonly Op[],
  params: Params,
  effects: Effects<HousesEvent>,
): void {
  for (const op of ops) {
    const instead = insteadOf(op, params);
    if (instead) performOps(state, player, instead, params, effects);
    else rulesOf(op).perform(state, player, params, op, effects);
  }
}

/** The seats touched by an effect declared by the player, ascending (6.3). */
export function touchedBy(table: HousesView, player: Seat, ops: readonly Op[], params: Params): Seat[] {
  return seatsIn(table).filter((seat) => seat !== player && touches(table, seat, ops, params));
}

export function touchesAnybody(table: HousesView, player: Seat, ops: readonly Op[], params: Params): boolean {
  for (const seat of seatsAfter(player, table.numPlayers)) if (touches(table, seat, ops, params)) return true;
  return false;
}

function touches(table: HousesView, seat: Seat, ops: readonly Op[], params: Params): boolean {
  for (const op of ops) {
    const instead = insteadOf(op, params);
    if (instead ? touches(table, seat, instead, params) : rulesOf(op).touches?.(table, seat, params))
      return true;
  }
  return false;
}

function checkOps(table: HousesView, player: Seat, ops: readonly Op[], params: Params): string | null {
  for (const op of ops) {
    const instead = insteadOf(op, params);
    const reason = instead
      ? checkOps(table, player, instead, params)
      : (rulesOf(op).check?.(table, player, params, op) ?? null);
    if (reason !== null) return reason;
  }
  return null;
}

/** What is done instead of an operation whose parameters were left out, where that is offered. */
function insteadOf(op: Op, params: Params): readonly Op[] | null {
  if (!('elseOps' in op)) return null;
  for (const key of OPS[op.op].keys ?? []) if (params[key] !== undefined) return null;
  return op.elseOps;
}

function reads(ops: readonly Op[], key: ParamKey): boolean {
  return ops.some((op) => rulesOf(op).keys?.includes(key) || ('elseOps' in op && reads(op.elseOps, key)));
}
