/** The rules of Clash of Magic Schools: the one object that the outside uses. */

import type { Awaiting, Rules } from '../kit';
import { copy } from './copy';
import { defaultMove } from './defaultMove';
import type { ClashEvent } from './events';
import { facts } from './facts';
import { invariants } from './invariants';
import { castSpell } from './moves/castSpell';
import { deployStudents } from './moves/deployStudents';
import { discardForMaleficio } from './moves/discardForMaleficio';
import { endTurn } from './moves/endTurn';
import { moveEmblem } from './moves/moveEmblem';
import { passTrial } from './moves/passTrial';
import { summonStudents } from './moves/summonStudents';
import { OPTION_FIELDS, parseOptions, setup } from './setup';
import { scoreOf } from './standing';
import type { ClashMoves, ClashOptions, ClashState, ClashView, PerPlayer } from './state';
import { view } from './view';

export const rules: Rules<ClashState, ClashView, ClashMoves, ClashOptions, ClashEvent> = {
  id: 'clash-of-magic-schools',
  players: { min: 2, max: 2 },
  optionFields: () => OPTION_FIELDS,
  parseOptions,
  setup: (options, _players, effects) => setup(options, effects),
  moves: {
    moveEmblem,
    deployStudents,
    passTrial,
    summonStudents,
    castSpell,
    endTurn,
    discardForMaleficio,
  },
  copy,
  awaiting,
  turnOf: ({ current }) => current,
  // Both schools have had their turn: a round.
  moment: ({ turnNumber }) => ({ round: Math.ceil(turnNumber / 2), turn: turnNumber }),
  view,
  result: ({ result }) => result,
  winners: ({ result }) => (result?.winner ? [result.winner] : []),
  points: ({ players }) => [scoreOf(players[0]), scoreOf(players[1])],
  facts,
  defaultMove,
  invariants,
  hotSeat: { isOpen: () => false, sharedEvents: ['announced', 'discarded'] },
};

/** Made once: a search asks all the time. */
const NOBODY: Awaiting = {};
const ACTING: PerPlayer<Awaiting> = { 0: { 0: 'act' }, 1: { 1: 'act' } };
const DISCARDING: PerPlayer<Awaiting> = { 0: { 0: 'maleficio' }, 1: { 1: 'maleficio' } };

/** R35: while a discard is pending nobody but the victim may act. */
function awaiting({ result, pending, current }: ClashView): Awaiting {
  if (result !== null) return NOBODY;
  return pending === null ? ACTING[current] : DISCARDING[pending.victim];
}
