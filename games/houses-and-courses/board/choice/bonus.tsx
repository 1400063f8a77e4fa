/** Laying a Bonus card in a play area: the own, or another's. */
import { Button } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { magicOf } from '../../catalogue';
import { moves } from '../../moves';
import { seatsFrom } from '../../seats';
import { magicName } from '../../text/log';
import { MAGIC_ART } from '../cards/art';
import { seatChoices } from './declare';
import type { Moment } from './moment';
import { NO_PLAN, type Plan } from './plan';
import { Tray } from './Tray';
import type { Task, Zone } from './task';

type Laying = Extract<Plan, { kind: 'bonus' }>;

export function bonusTask(moment: Moment, { card, to }: Laying): Task {
  const { view, seat, words, nameOf, why, play, setPlan } = moment;
  const say = words.board.bonus;
  const name = magicName(card, words.pieces);
  const seats: Zone<Seat> = {
    chosen: to === null ? [] : [to],
    outlined: true,
    refusal: (target) => why(moves.playBonus.check(view, seat, { card, to: target })),
    choose: (target) => setPlan({ kind: 'bonus', card, to: target }),
  };
  return {
    icon: MAGIC_ART[magicOf(card).name],
    status: say.status(name),
    detail: say.detail,
    seats,
    tray: (
      <Tray
        label={words.pieces.bonus[magicOf(card).name as 'bonsPoints'].text}
        choices={seatChoices(moment, seatsFrom(seat, view.numPlayers), seats)}
      />
    ),
    actions: (
      <>
        <Button onClick={() => setPlan(NO_PLAN)}>{words.board.cancel}</Button>
        <Button
          variant="primary"
          size="lg"
          refusal={to === null ? why('TARGET_REQUIRED') : seats.refusal(to)}
          onClick={() => to !== null && play('playBonus', { card, to })}
        >
          {say.action(name, to === null ? '…' : to === seat ? say.own : nameOf(to))}
        </Button>
      </>
    ),
  };
}
