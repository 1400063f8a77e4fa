/** The rules of Shazamm!: the one object that the page, boardgame.io, the bots and the tests ask. */
import type { Awaiting, MoveCall, Rules } from '../kit';
import { copy } from './copy';
import { BRIDGE_LENGTH, MIN_BID, SPELL_NUMBERS } from './data';
import type { ShazammEvent } from './events';
import { facts } from './facts';
import { invariants } from './invariants';
import { arrangeDeck } from './moves/arrangeDeck';
import { chooseClone } from './moves/chooseClone';
import { chooseRecycling } from './moves/chooseRecycling';
import { chooseTheft } from './moves/chooseTheft';
import { commit } from './moves/commit';
import { OPTION_FIELDS, parseOptions, setup } from './setup';
import type { ShazammMoves, ShazammOptions, ShazammState, ShazammView } from './state';
import { view } from './view';

export const rules: Rules<ShazammState, ShazammView, ShazammMoves, ShazammOptions, ShazammEvent> = {
  id: 'shazamm',
  players: { min: 2, max: 2 },
  optionFields: () => OPTION_FIELDS,
  parseOptions,
  setup,
  moves: { arrangeDeck, commit, chooseClone, chooseTheft, chooseRecycling },
  copy,
  awaiting,
  moment: ({ round, turn }) => ({ round, turn }),
  view,
  result: ({ result }) => result,
  winners: ({ result }) => (result && 'winner' in result ? [result.winner] : []),
  // How much of the bridge lies on either side of the wall.
  standing: ({ wall, collapsed }) => [wall - collapsed - 1, BRIDGE_LENGTH - collapsed - wall],
  facts,
  defaultMove,
  invariants,
  hotSeat: { isOpen: ({ stage }) => stage !== 'arrange' && stage !== 'commit', sharedEvents: ['revealed'] },
};

function awaiting({ stage, arranged, commits, actor }: ShazammView): Awaiting {
  switch (stage) {
    case 'arrange':
      return waitingFor(stage, !arranged['0'], !arranged['1']);
    case 'commit':
      return waitingFor(stage, commits['0'] === null, commits['1'] === null);
    case 'over':
      return {};
    default:
      return waitingFor(stage, actor === '0', actor === '1');
  }
}

function waitingFor(stage: string, red: boolean, green: boolean): Awaiting {
  if (red && green) return { '0': stage, '1': stage };
  return red ? { '0': stage } : { '1': stage };
}

function defaultMove(view: ShazammView): MoveCall<ShazammMoves> {
  switch (view.stage) {
    case 'arrange':
      return { move: 'arrangeDeck', args: { order: SPELL_NUMBERS.slice() } };
    case 'clone':
      return { move: 'chooseClone', args: { spell: null } };
    case 'theft':
      return { move: 'chooseTheft', args: { apply: facts(view).theftTargets } };
    case 'recycling':
      return { move: 'chooseRecycling', args: { delta: 0 } };
    default:
      return { move: 'commit', args: { bid: MIN_BID, spells: [], decoy: false } };
  }
}
