/** Declaring an effect: a Spell, a Course just collected, or an effect taken over, with whatever it is aimed at. */
import type { ReactNode } from 'react';
import { Button } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import { magicOf, schoolOf } from '../../catalogue';
import { opsOf, rootOf } from '../../chain';
import type { Op } from '../../data';
import { moves } from '../../moves';
import { keysOf } from '../../ops';
import { playerAt, seatsAfter, seatsIn } from '../../seats';
import type { Params } from '../../state';
import { itemName, magicName, schoolKey, schoolName } from '../../text/log';
import { BonusFace } from '../area/Bonuses';
import { oneOfEach } from '../cards/alike';
import { type Kind, MAGIC_ART, magicTone, SCHOOL_ART } from '../cards/art';
import { Crest } from '../cards/Crest';
import type { Moment } from './moment';
import { NO_PLAN, type Plan, toggled } from './plan';
import { type Choice, Tray } from './Tray';
import type { Task, Zone } from './task';

interface Declaration {
  readonly ops: readonly Op[];
  readonly params: Params;
  readonly aim: (params: Params) => void;
  readonly check: (params: Params) => string | null;
}

export function spellTask(moment: Moment, { card, params }: Extract<Plan, { kind: 'spell' }>): Task {
  const { view, seat, words, nameOf, play, setPlan } = moment;
  const spell = magicOf(card);
  const name = magicName(card, words.pieces);
  const declaration: Declaration = {
    ops: spell.kind === 'spell' ? spell.ops : [],
    params,
    aim: (next) => setPlan({ kind: 'spell', card, params: next }),
    check: (next) => moves.playSpell.check(view, seat, { card, params: next }),
  };
  return declareTask(moment, declaration, {
    icon: MAGIC_ART[spell.name],
    status: words.board.declare.spell(name),
    text: spell.kind === 'spell' ? words.pieces.spells[spell.name].text : '',
    label: words.board.declare.cast(name, words.aim(params, nameOf)),
    act: () => play('playSpell', { card, params }),
    refuseLabel: words.board.cancel,
    refuse: () => setPlan(NO_PLAN),
  });
}

export function courseTask(moment: Moment, card: string): Task {
  const { view, seat, words, nameOf, play } = moment;
  const school = schoolOf(card);
  const name = schoolName(card, words.pieces);
  const params = paramsOf(moment);
  return declareTask(
    moment,
    {
      ops: school.kind === 'course' ? school.ops : [],
      params,
      aim: (next) => moment.setPlan({ kind: 'declare', params: next }),
      check: (next) => moves.applyCourse.check(view, seat, { params: next }),
    },
    {
      icon: SCHOOL_ART[schoolKey(card) as Kind],
      status: words.board.declare.course(name),
      text: school.kind === 'course' ? words.pieces.courses[school.course].text : '',
      label: words.board.declare.apply(name, words.aim(params, nameOf)),
      act: () => play('applyCourse', { params }),
      refuseLabel: words.board.declare.skip,
      refuse: () => play('skipCourse', {}),
    },
  );
}

export function copyTask(moment: Moment): Task {
  const { view, seat, words, nameOf, play } = moment;
  const root = rootOf(view);
  const name = itemName(root, words.pieces);
  const params = paramsOf(moment);
  const card = root.kind === 'spell' ? magicOf(root.card) : null;
  return declareTask(
    moment,
    {
      ops: opsOf(root),
      params,
      aim: (next) => moment.setPlan({ kind: 'declare', params: next }),
      check: (next) => moves.copyEffect.check(view, seat, { params: next }),
    },
    {
      icon: card ? MAGIC_ART[card.name] : SCHOOL_ART[schoolKey(root.card) as Kind],
      status: words.board.declare.copy(name),
      text: '',
      label: words.board.declare.takeOver(name, words.aim(params, nameOf)),
      act: () => play('copyEffect', { params }),
      refuseLabel: words.board.declare.decline,
      refuse: () => play('declineCopy', {}),
    },
  );
}

function paramsOf({ plan }: Moment): Params {
  return plan.kind === 'declare' ? plan.params : {};
}

interface Saying {
  readonly icon: ReactNode;
  readonly status: string;
  readonly text: string;
  readonly label: string;
  readonly act: () => void;
  readonly refuseLabel: string;
  readonly refuse: () => void;
}

function declareTask(moment: Moment, declaration: Declaration, saying: Saying): Task {
  const { why } = moment;
  const { params, check } = declaration;
  return {
    ...inputs(moment, declaration),
    icon: saying.icon,
    status: saying.status,
    detail: saying.text || undefined,
    actions: (
      <>
        <Button onClick={saying.refuse}>{saying.refuseLabel}</Button>
        <Button variant="primary" size="lg" refusal={why(check(params))} onClick={saying.act}>
          {saying.label}
        </Button>
      </>
    ),
  };
}

/** The zones in which the parameters of the effect are chosen. */
function inputs(moment: Moment, declaration: Declaration): Pick<Task, 'seats' | 'slots' | 'tray'> {
  const { view, seat, words, why } = moment;
  const { ops, params, aim, check } = declaration;
  const say = words.board.declare;
  const keys = keysOf(ops);
  if (keys.has('target')) {
    const seats: Zone<Seat> = {
      chosen: seatsIn(view).filter((one) => one === params.target),
      outlined: true,
      refusal: (target) => why(check({ ...params, target })),
      choose: (target) => aim({ ...params, target }),
    };
    const others = seatsAfter(seat, view.numPlayers);
    return { seats, tray: <Tray label={say.target} choices={seatChoices(moment, others, seats)} /> };
  }
  if (keys.has('ownCard')) return swapInputs(moment, declaration);
  if (keys.has('slot')) {
    return {
      slots: {
        chosen: params.slot === undefined ? [] : [params.slot],
        outlined: true,
        refusal: (slot) => why(check({ ...params, slot })),
        choose: (slot) => aim({ ...params, slot }),
      },
    };
  }
  if (keys.has('slots')) {
    const chosen = params.slots ?? [];
    return {
      slots: {
        chosen,
        outlined: true,
        refusal: (slot) => (chosen.includes(slot) ? null : why(check({ slots: [...chosen, slot] }))),
        choose: (slot) => aim({ slots: toggled(chosen, slot) }),
      },
    };
  }
  if (keys.has('bonus'))
    return { tray: <Tray label={say.bonus} choices={bonusChoices(moment, declaration)} /> };
  if (keys.has('take')) return { tray: <Tray label={say.take} choices={takeChoices(moment, declaration)} /> };
  return {};
}

/** Seats as buttons, for hands that do not reach across the table. */
export function seatChoices({ view, nameOf }: Moment, seats: readonly Seat[], zone: Zone<Seat>): Choice[] {
  return seats.map((seat) => {
    const [house] = playerAt(view, seat).houses;
    return {
      key: seat,
      icon: house && <Crest house={house} size="1.9rem" />,
      label: nameOf(seat),
      chosen: zone.chosen.includes(seat),
      refusal: zone.refusal(seat),
      choose: () => zone.choose(seat),
    };
  });
}

function bonusChoices(moment: Moment, { params, aim, check }: Declaration): Choice[] {
  const { view, words, nameOf, why } = moment;
  return seatsIn(view).flatMap((seat) =>
    oneOfEach(playerAt(view, seat).bonus, magicKind).map((bonus) => ({
      key: bonus,
      icon: <BonusFace id={bonus} />,
      tone: magicOf(bonus).name,
      label: words.board.declare.bonusOf(magicName(bonus, words.pieces), nameOf(seat)),
      chosen: params.bonus === bonus,
      refusal: why(check({ bonus })),
      choose: () => aim({ bonus }),
    })),
  );
}

/** One of each kind, and the alternative. */
function takeChoices({ view, words }: Moment, { params, aim, check }: Declaration): Choice[] {
  const takeable = view.magicDiscard.filter((take) => check({ take }) === null);
  return [
    ...oneOfEach(takeable, magicKind).map((take) => ({
      key: take,
      icon: MAGIC_ART[magicOf(take).name],
      tone: magicTone(take),
      label: magicName(take, words.pieces),
      chosen: params.take === take,
      choose: () => aim({ take }),
    })),
    none(words.board.declare.takeNone, params.take === undefined, () => aim({})),
  ];
}

/** Métamorphose: an own Course and one of the Timetable, or neither. */
function swapInputs(moment: Moment, declaration: Declaration): Pick<Task, 'slots' | 'tray'> {
  const { view, seat, words, why } = moment;
  const { params, aim, check } = declaration;
  const { school } = playerAt(view, seat);
  const slots = [...view.timetable.keys()];
  const own = oneOfEach(
    school.filter((card) => schoolOf(card).kind === 'course'),
    schoolKey,
  );
  const bestReason = (choices: readonly Params[]): string | null => {
    const reasons = choices.map(check);
    return reasons.includes(null) ? null : (reasons[0] ?? 'NOT_YOUR_COURSE');
  };
  const choices: Choice[] = own.map((ownCard) => ({
    key: ownCard,
    icon: SCHOOL_ART[schoolKey(ownCard) as Kind],
    tone: schoolKey(ownCard),
    label: schoolName(ownCard, words.pieces),
    chosen: params.ownCard === ownCard,
    refusal: why(bestReason(slots.map((slot) => ({ ownCard, slot })))),
    choose: () => aim(check({ ...params, ownCard }) === null ? { ...params, ownCard } : { ownCard }),
  }));
  return {
    slots: {
      chosen: params.slot === undefined ? [] : [params.slot],
      outlined: true,
      refusal: (slot) => {
        const mine = params.ownCard === undefined ? own : [params.ownCard];
        return why(bestReason(mine.map((ownCard) => ({ ownCard, slot }))));
      },
      choose: (slot) => aim({ ...params, slot }),
    },
    tray: (
      <Tray
        label={words.board.declare.swap}
        choices={[
          ...choices,
          none(words.board.declare.swapNone, params.ownCard === undefined && params.slot === undefined, () =>
            aim({}),
          ),
        ]}
      />
    ),
  };
}

const magicKind = (id: string): string => magicOf(id).name;

function none(label: string, chosen: boolean, choose: () => void): Choice {
  return { key: 'none', icon: '–', label, chosen, choose };
}
