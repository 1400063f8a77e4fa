/** Plain answers to whatever is pending, good enough to see where an effect leads. */
import { createRandom, type Effects, isSeat, type MoveCall, makeMove, type Seat } from '../../kit';
import { schoolOf } from '../catalogue';
import { opsOf, rootOf } from '../chain';
import type { Op } from '../data';
import { defaultMove } from '../defaultMove';
import type { HousesEvent } from '../events';
import { someParams } from '../ops';
import { rules } from '../rules';
import { playerAt } from '../seats';
import type { HousesMoves, HousesState, HousesView, Params } from '../state';
import { schoolWorth, talentOf, tokenWorth } from './values';
import { weightsOf } from './weights';

type Call = MoveCall<HousesMoves>;

/** The same numbers every time, so that the same state is always worth the same. */
const UNHEARD: Effects<HousesEvent> = {
  get random() {
    return createRandom('habit');
  },
  reveal: () => undefined,
};

/** The state when everybody has answered by habit and the active player goes on; nobody reacts. */
export function settled(state: HousesState): HousesState {
  if (state.pending === null) return state;
  const next = rules.copy(state);
  while (next.pending !== null) {
    const [seat] = Object.keys(rules.awaiting(next));
    if (!isSeat(seat)) break;
    const { move, args } = habit(next, seat);
    makeMove(rules, next, seat, move, args, UNHEARD);
  }
  return next;
}

function habit(table: HousesState, seat: Seat): Call {
  const { pending } = table;
  const player = playerAt(table, seat);
  switch (pending?.kind) {
    case 'course': {
      const card = schoolOf(pending.card);
      const params = firstParams(table, seat, card.kind === 'course' ? card.ops : []);
      return { move: 'applyCourse', args: { params } };
    }
    case 'copy':
      return { move: 'copyEffect', args: { params: firstParams(table, seat, opsOf(rootOf(table))) } };
    case 'pickFromHand':
      return { move: 'pickFromHand', args: { card: best(playerAt(table, pending.target).hand, talentOf) } };
    case 'pickMail': {
      const weights = weightsOf(table);
      const worth = (token: string) => tokenWorth(token, weights);
      const tokens = table.timetable[pending.slot]?.mail.map(({ id }) => id) ?? [];
      const mail = best(tokens, worth);
      return { move: 'pickMail', args: { mail: worth(mail) > 0 ? mail : null } };
    }
    case 'giveSchool':
      return {
        move: 'giveSchool',
        args: { card: best(player.school, (card) => -schoolWorth(player, card)) },
      };
    case 'serpentin': {
      const cards = player.hand.toSorted((a, b) => talentOf(a) - talentOf(b));
      const gifts = Object.fromEntries(pending.receivers.map((to, at) => [to, cards[at] ?? '']));
      return { move: 'giveCards', args: { gifts } };
    }
    default:
      return defaultMove(table, seat);
  }
}

function firstParams(table: HousesView, seat: Seat, ops: readonly Op[]): Params {
  let first: Params = {};
  someParams(table, seat, ops, (params) => {
    first = params;
    return true;
  });
  return first;
}

/** The first of the best; '' of none. */
function best(pieces: readonly string[], worth: (piece: string) => number): string {
  let chosen = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const value = worth(piece);
    if (value > most) [chosen, most] = [piece, value];
  }
  return chosen;
}
