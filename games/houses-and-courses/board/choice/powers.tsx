/** What the powers of Serpentin and Poufmoufle ask for: cards to give, a place for a letter. */
import IconEnvelope from '~icons/game-icons/envelope';
import { Button } from '../../../../src/ui';
import { magicOf } from '../../catalogue';
import { moves } from '../../moves';
import { cardAt } from '../../slots';
import type { Pending } from '../../state';
import { magicName, schoolName } from '../../text/log';
import { aboutMail } from '../cards/about';
import { HOUSE_ART, MAGIC_ART, magicTone } from '../cards/art';
import { Letter } from '../cards/Letter';
import type { Moment } from './moment';
import { Tray } from './Tray';
import css from './Tray.module.css';
import type { Task } from './task';

type Of<Kind> = Extract<Pending<string | null>, { kind: Kind }>;

/** A card of the hand goes to the next receiver without one; pressed again, it comes back. */
export function giftsTask(moment: Moment, { receivers }: Of<'serpentin'>): Task {
  const { view, seat, words, nameOf, why, play, plan, setPlan } = moment;
  const say = words.board.power;
  const gifts = plan.kind === 'gifts' ? plan.gifts : {};
  const given = Object.entries(gifts);
  const next = receivers.find((to) => gifts[to] === undefined);
  const takeBack = (card: string) =>
    setPlan({ kind: 'gifts', gifts: Object.fromEntries(given.filter(([, other]) => other !== card)) });
  return {
    icon: HOUSE_ART.serpentin,
    status: say.giveStatus,
    detail: say.giveDetail(receivers.map(nameOf)),
    hand: {
      chosen: given.map(([, card]) => card),
      outlined: true,
      refusal: () => null,
      choose: (card) => {
        if (given.some(([, other]) => other === card)) takeBack(card);
        else if (next !== undefined) setPlan({ kind: 'gifts', gifts: { ...gifts, [next]: card } });
      },
    },
    tray: (
      <Tray
        label={say.giveStatus}
        choices={receivers.map((to) => {
          const card = gifts[to];
          const free = card === undefined;
          return {
            key: to,
            icon: free ? '?' : MAGIC_ART[magicOf(card).name],
            tone: free ? undefined : magicTone(card),
            label: free ? say.gift(nameOf(to)) : say.giftOf(nameOf(to), magicName(card, words.pieces)),
            chosen: !free,
            refusal: free ? why('WRONG_RECEIVERS') : null,
            choose: () => card !== undefined && takeBack(card),
          };
        })}
      />
    ),
    actions: (
      <Button
        variant="primary"
        size="lg"
        refusal={why(moves.giveCards.check(view, seat, { gifts: Object.fromEntries(given) }))}
        onClick={() => play('giveCards', { gifts: Object.fromEntries(given) })}
      >
        {say.give}
      </Button>
    ),
  };
}

export function placeTask(moment: Moment, { mail }: Of<'poufmoufle'>): Task {
  const { view, seat, words, why, play, plan, setPlan } = moment;
  const say = words.board.power;
  const slot = plan.kind === 'place' ? plan.slot : null;
  const card = slot === null ? null : cardAt(view, slot);
  const refusal = (at: number) => why(moves.placeMail.check(view, seat, { slot: at }));
  return {
    icon: <IconEnvelope />,
    status: say.placeStatus,
    detail: mail === null ? undefined : say.placeDetail(aboutMail(mail, words).name),
    slots: {
      chosen: slot === null ? [] : [slot],
      outlined: true,
      refusal,
      choose: (at) => setPlan({ kind: 'place', slot: at }),
    },
    tray: mail !== null && (
      <p className={css.pay}>
        <Letter id={mail} piece={mail} />
        {aboutMail(mail, words).text}
      </p>
    ),
    actions: (
      <Button
        variant="primary"
        size="lg"
        sub={card === null ? undefined : say.placeOn(schoolName(card, words.pieces))}
        refusal={slot === null ? why('TARGET_REQUIRED') : refusal(slot)}
        onClick={() => slot !== null && play('placeMail', { slot })}
      >
        {say.place}
      </Button>
    ),
  };
}
