/** The rules of Houses & Courses: the one object that the outside uses. */
import { type Rules, seatsOf } from '../kit';
import { awaiting, publicAwaiting } from './awaiting';
import { touchedIn } from './chain';
import { copy } from './copy';
import { defaultMove } from './defaultMove';
import type { HousesEvent } from './events';
import { facts } from './facts';
import { invariants } from './invariants';
import { moves } from './moves';
import { optionFields, parseOptions } from './options';
import { openPoints } from './scoring';
import { activePlayer } from './seats';
import { setup } from './setup';
import type { HousesMoves, HousesOptions, HousesState, HousesView } from './state';
import { view } from './view';

export const rules: Rules<HousesState, HousesView, HousesMoves, HousesOptions, HousesEvent> = {
  id: 'houses-and-courses',
  players: { min: 2, max: 4 },
  optionFields,
  parseOptions,
  setup,
  moves,
  copy,
  awaiting,
  publicAwaiting,
  turnOf: (table) => table.draft?.order[table.draft.index] ?? activePlayer(table),
  moment: ({ round, draft, turnIndex }) => ({ round, turn: draft?.index ?? turnIndex }),
  view,
  result: ({ result }) => result,
  winners: ({ result }) => result?.winners ?? [],
  points: ({ result, numPlayers }) =>
    result && seatsOf(numPlayers).map((seat) => result.scores[seat]?.total ?? 0),
  standing: openPoints,
  facts,
  defaultMove,
  invariants,
  hotSeat: {
    isOpen: ({ draft, pending }) => draft !== null || pending?.kind === 'giveSchool',
    sharedEvents: ['reacted', 'schoolGiven'],
  },
  reactions: { stage: 'window', touched: touchedIn },
};
