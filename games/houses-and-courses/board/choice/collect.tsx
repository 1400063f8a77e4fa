/** Paying for a School card: the cheapest cards are laid out, and any others can take their place. */
import { Button, IconCards } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { talentOf } from '../../brain/values';
import { courseOf } from '../../catalogue';
import { moves } from '../../moves';
import { costOf, countCourses } from '../../scoring';
import { playerAt } from '../../seats';
import { cardAt } from '../../slots';
import type { HousesView } from '../../state';
import { schoolKey, schoolName } from '../../text/log';
import { columnsOf, pointsWith } from '../area/standing';
import type { Kind } from '../cards/art';
import type { Moment } from './moment';
import { Payment } from './Payment';
import { NO_PLAN, type Plan, toggled } from './plan';
import type { Task } from './task';

type Collecting = Extract<Plan, { kind: 'collect' }>;

/** The cards that are worth least beyond their price, as many as the card costs. */
export function cheapest(view: HousesView, seat: Seat, slot: number): string[] {
  const player = playerAt(view, seat);
  const card = cardAt(view, slot);
  if (card === null) return [];
  const hand = player.hand.filter((id) => id !== null);
  return hand.toSorted((a, b) => talentOf(a) - talentOf(b)).slice(0, costOf(player, card));
}

export function collectTask(moment: Moment, { slot, pay }: Collecting): Task {
  const { view, seat, words, why, play, setPlan } = moment;
  const say = words.board.collect;
  const card = cardAt(view, slot);
  if (card === null) return { icon: null, status: '' };
  const player = playerAt(view, seat);
  const cost = costOf(player, card);
  const name = schoolName(card, words.pieces);
  const kind = schoolKey(card) as Kind;
  const { before, after } = pointsWith(player, card);
  const nth = (columnsOf(player).find((column) => column.kind === kind)?.ids.length ?? 0) + 1;
  return {
    icon: <IconCards />,
    status: say.status(name, cost - pay.length),
    detail: priceOf(moment, card, cost),
    joins: kind,
    slots: {
      chosen: [slot],
      outlined: false,
      refusal: (other) => {
        const reason = moves.collect.check(view, seat, { slot: other, pay: [] });
        return reason === 'WRONG_PAYMENT_COUNT' ? null : why(reason);
      },
      choose: (other) =>
        setPlan(
          other === slot ? NO_PLAN : { kind: 'collect', slot: other, pay: cheapest(view, seat, other) },
        ),
    },
    hand: {
      chosen: pay,
      outlined: true,
      refusal: () => null,
      choose: (one) => setPlan({ kind: 'collect', slot, pay: toggled(pay, one) }),
    },
    tray: <Payment chosen={pay.length} cost={cost} becomes={say.becomes(nth, name, before, after)} />,
    actions: (
      <>
        <Button onClick={() => setPlan(NO_PLAN)}>{words.board.cancel}</Button>
        <Button
          variant="primary"
          size="lg"
          sub={say.chosen(pay.length, cost)}
          refusal={why(moves.collect.check(view, seat, { slot, pay }))}
          onClick={() => play('collect', { slot, pay })}
        >
          {say.action(name)}
        </Button>
      </>
    ),
  };
}

function priceOf({ view, seat, words }: Moment, card: string, cost: number): string {
  const say = words.board.collect;
  const player = playerAt(view, seat);
  if (player.discount > 0) return say.discounted(cost);
  const course = courseOf(card);
  if (course === null) return say.costOfOther(cost);
  return say.costOfCourse(cost, words.pieces.courses[course].name, countCourses(player)[course]);
}
