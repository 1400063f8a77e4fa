/** The own turn: what the table offers before anything is chosen, and what becomes of each choice. */
import IconStar from '~icons/game-icons/round-star';
import { Button, IconCards, IconUndo } from '../../../../src/ui';
import { magicOf } from '../../catalogue';
import { HOUSES, type HouseId } from '../../data';
import { moves } from '../../moves';
import { playerAt } from '../../seats';
import { bonusTask } from './bonus';
import { cheapest, collectTask } from './collect';
import { spellTask } from './declare';
import { letterTask, peekTask } from './mail';
import type { Moment } from './moment';
import { NO_PLAN } from './plan';
import type { Task, Zone } from './task';

export function turnTask(moment: Moment): Task {
  switch (moment.plan.kind) {
    case 'collect':
      return { ...everything(moment), ...collectTask(moment, moment.plan) };
    case 'spell':
      return { hand: handZone(moment), ...spellTask(moment, moment.plan) };
    case 'bonus':
      return { hand: handZone(moment), ...bonusTask(moment, moment.plan) };
    case 'letter':
      return { ...everything(moment), ...letterTask(moment, moment.plan) };
    case 'peek':
      return { hand: handZone(moment), ...peekTask(moment, moment.plan) };
    default:
      return { ...everything(moment), ...idleTask(moment) };
  }
}

/** Whatever may be pressed to begin something. */
function everything(moment: Moment): Pick<Task, 'slots' | 'hand' | 'letters' | 'powers'> {
  const { view, seat, why, setPlan } = moment;
  return {
    slots: {
      chosen: [],
      outlined: false,
      refusal: (slot) => {
        const reason = moves.collect.check(view, seat, { slot, pay: [] });
        return reason === 'WRONG_PAYMENT_COUNT' ? null : why(reason);
      },
      choose: (slot) => setPlan({ kind: 'collect', slot, pay: cheapest(view, seat, slot) }),
    },
    hand: handZone(moment),
    letters: {
      chosen: [],
      outlined: false,
      refusal: (mail) => why(moves.useMail.check(view, seat, { mail })),
      choose: (mail) => setPlan({ kind: 'letter', mail }),
    },
    powers: powersZone(moment),
  };
}

function handZone({ view, seat, plan, why, setPlan }: Moment): Zone<string> {
  return {
    chosen: 'card' in plan ? [plan.card] : [],
    outlined: false,
    refusal: (card) => {
      if (magicOf(card).kind === 'bonus') return null;
      const reason = moves.playSpell.check(view, seat, { card, params: {} });
      return reason === 'TARGET_REQUIRED' ? null : why(reason);
    },
    choose: (card) => {
      if ('card' in plan && plan.card === card) setPlan(NO_PLAN);
      else if (magicOf(card).kind === 'bonus') setPlan({ kind: 'bonus', card, to: null });
      else setPlan({ kind: 'spell', card, params: {} });
    },
  };
}

function powersZone({ view, seat, why, play, setPlan }: Moment): Zone<string> {
  const check: Partial<Record<string, () => string | null>> = {
    serpentin: () => moves.useSerpentin.check(view, seat, {}),
    poufmoufle: () => moves.usePoufmoufle.check(view, seat, {}),
    serdongle: () => {
      const slot = view.timetable.findIndex(({ mail }) => mail.length > 0);
      return moves.useSerdongle.check(view, seat, { slot: Math.max(0, slot) });
    },
  };
  return {
    chosen: [],
    outlined: true,
    refusal: (house) => why(check[house]?.() ?? null),
    choose: (house) => {
      if (house === 'serpentin') play('useSerpentin', {});
      else if (house === 'poufmoufle') play('usePoufmoufle', {});
      else setPlan({ kind: 'peek', slot: null });
    },
  };
}

function idleTask(moment: Moment): Task {
  const { view, seat, words, why, play, undo, endTurn } = moment;
  const say = words.board.turn;
  const { extraCollects } = playerAt(view, seat);
  const done = view.actionsLeft === 0;
  const extra = extraCollects > 0 ? say.extra(extraCollects) : null;
  return {
    icon: done ? <IconStar /> : <IconCards />,
    status: say.status(view.actionsLeft),
    detail: extra ?? (done ? say.nothingLeft : say.detail),
    actions: (
      <>
        <Button
          sub={say.oneAction}
          refusal={why(moves.drawTwo.check(view, seat, {}))}
          onClick={() => play('drawTwo', {})}
        >
          {say.drawTwo}
        </Button>
        <Button
          sub={say.bothActions}
          refusal={why(moves.drawFive.check(view, seat, {}))}
          onClick={() => play('drawFive', {})}
        >
          {say.drawFive}
        </Button>
        {undo && (
          <Button icon={<IconUndo />} onClick={undo}>
            {words.board.undo}
          </Button>
        )}
        <Button variant={done ? 'primary' : 'plain'} onClick={endTurn}>
          {say.end}
        </Button>
      </>
    ),
  };
}

/** The own powers that are used by pressing them. */
export function isActive(house: HouseId): boolean {
  return HOUSES[house].timing !== 'automatic';
}
