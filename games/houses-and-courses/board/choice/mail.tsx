/** Letters in the own turn: opening one, and reading those on a card of the Timetable. */
import IconEnvelope from '~icons/game-icons/envelope';
import { Button, IconEye } from '../../../../src/ui';
import { moves } from '../../moves';
import { aboutMail } from '../cards/about';
import type { Moment } from './moment';
import { NO_PLAN, type Plan } from './plan';
import type { Task } from './task';

export function letterTask(moment: Moment, { mail }: Extract<Plan, { kind: 'letter' }>): Task {
  const { words, play, setPlan } = moment;
  const say = words.board.mail;
  const { name, text } = aboutMail(mail, words);
  return {
    icon: <IconEnvelope />,
    status: say.status,
    detail: text,
    letters: {
      chosen: [mail],
      outlined: false,
      refusal: () => null,
      choose: () => setPlan(NO_PLAN),
    },
    actions: (
      <>
        <Button onClick={() => setPlan(NO_PLAN)}>{words.board.cancel}</Button>
        <Button variant="primary" size="lg" onClick={() => play('useMail', { mail })}>
          {say.action(name)}
        </Button>
      </>
    ),
  };
}

export function peekTask(moment: Moment, { slot }: Extract<Plan, { kind: 'peek' }>): Task {
  const { view, seat, words, why, play, setPlan } = moment;
  const say = words.board.power;
  const refusal = (at: number) => why(moves.useSerdongle.check(view, seat, { slot: at }));
  return {
    icon: <IconEye />,
    status: say.peekStatus,
    detail: say.peekDetail,
    slots: {
      chosen: slot === null ? [] : [slot],
      outlined: true,
      refusal,
      choose: (at) => setPlan({ kind: 'peek', slot: at }),
    },
    actions: (
      <>
        <Button onClick={() => setPlan(NO_PLAN)}>{words.board.cancel}</Button>
        <Button
          variant="primary"
          size="lg"
          refusal={slot === null ? why('TARGET_REQUIRED') : refusal(slot)}
          onClick={() => slot !== null && play('useSerdongle', { slot })}
        >
          {say.peek}
        </Button>
      </>
    ),
  };
}
