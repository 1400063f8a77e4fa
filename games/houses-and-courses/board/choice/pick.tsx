/** Choosing one thing among a few: a card of another's hand, a letter, a School card to give, a House. */
import IconEnvelope from '~icons/game-icons/envelope';
import IconCap from '~icons/game-icons/graduate-cap';
import { Hand } from '../../../../src/table';
import { Button, IconCards } from '../../../../src/ui';
import { HOUSE_IDS } from '../../data';
import { moves } from '../../moves';
import { playerAt } from '../../seats';
import { cardAt } from '../../slots';
import type { Pending } from '../../state';
import { magicName, schoolKey, schoolName } from '../../text/log';
import { aboutMail } from '../cards/about';
import { oneOfEach } from '../cards/alike';
import { Letter } from '../cards/Letter';
import { MagicCard } from '../cards/MagicCard';
import { SchoolCard } from '../cards/SchoolCard';
import { HouseCards } from '../desk/HouseCards';
import { Panel } from '../desk/Panel';
import type { Moment } from './moment';
import { Tray } from './Tray';
import { pressable, type Task, type Zone } from './task';

type Of<Kind> = Extract<Pending<string | null>, { kind: Kind }>;

/** The pieces on offer; the plan holds the one picked. */
function pickZone({ plan, setPlan, why }: Moment, check: (id: string) => string | null): Zone<string> {
  return {
    chosen: plan.kind === 'pick' ? [plan.id] : [],
    outlined: true,
    refusal: (id) => why(check(id)),
    choose: (id) => setPlan({ kind: 'pick', id }),
  };
}

interface Confirming {
  readonly label: (id: string) => string;
  /** What the button says, and why it refuses, before anything is picked. */
  readonly first: string;
  readonly act: (id: string) => void;
}

function ConfirmPick({ zone, label, first, act }: Confirming & { readonly zone: Zone<string> }) {
  const [id] = zone.chosen;
  return (
    <Button
      variant="primary"
      size="lg"
      refusal={id === undefined ? first : zone.refusal(id)}
      onClick={() => id !== undefined && act(id)}
    >
      {id === undefined ? first : label(id)}
    </Button>
  );
}

export function pickFromHandTask(moment: Moment, { target }: Of<'pickFromHand'>): Task {
  const { view, seat, words, nameOf, play } = moment;
  const say = words.board.pick;
  const zone = pickZone(moment, (card) => moves.pickFromHand.check(view, seat, { card }));
  const hand = playerAt(view, target)
    .hand.filter((id) => id !== null)
    .toSorted();
  return {
    icon: <IconCards />,
    status: say.cardStatus(nameOf(target)),
    desk: (
      <Panel title={words.board.area.handOf(nameOf(target))}>
        <Hand label={words.board.area.handOf(nameOf(target))}>
          {hand.map((id) => (
            <MagicCard key={id} id={id} {...pressable(zone, id)} />
          ))}
        </Hand>
      </Panel>
    ),
    actions: (
      <ConfirmPick
        zone={zone}
        first={say.chooseCard}
        label={(id) => say.card(magicName(id, words.pieces))}
        act={(card) => play('pickFromHand', { card })}
      />
    ),
  };
}

export function pickMailTask(moment: Moment, { slot }: Of<'pickMail'>): Task {
  const { view, seat, words, play } = moment;
  const say = words.board.pick;
  const zone = pickZone(moment, (mail) => moves.pickMail.check(view, seat, { mail }));
  const letters = view.timetable[slot]?.mail.flatMap(({ id }) => id ?? []) ?? [];
  const card = cardAt(view, slot);
  return {
    icon: <IconEnvelope />,
    status: say.letterStatus(card === null ? '' : schoolName(card, words.pieces)),
    detail: say.letterDetail,
    tray: (
      <Tray
        label={say.chooseLetter}
        choices={letters.map((id) => ({
          key: id,
          icon: <Letter id={id} />,
          label: aboutMail(id, words).name,
          chosen: zone.chosen.includes(id),
          refusal: zone.refusal(id),
          choose: () => zone.choose(id),
        }))}
      />
    ),
    actions: (
      <>
        <Button onClick={() => play('pickMail', { mail: null })}>{say.noLetter}</Button>
        <ConfirmPick
          zone={zone}
          first={say.chooseLetter}
          label={(id) => say.letter(aboutMail(id, words).name)}
          act={(mail) => play('pickMail', { mail })}
        />
      </>
    ),
  };
}

export function giveSchoolTask(moment: Moment, { to }: Of<'giveSchool'>): Task {
  const { view, seat, words, nameOf, play } = moment;
  const say = words.board.pick;
  const zone = pickZone(moment, (card) => moves.giveSchool.check(view, seat, { card }));
  const { school } = playerAt(view, seat);
  // One of each Course is as good as another.
  const different = oneOfEach(school, (card) => (schoolKey(card) === 'detourneur' ? card : schoolKey(card)));
  return {
    icon: <IconCap />,
    status: say.schoolStatus(nameOf(seat), nameOf(to)),
    detail: say.schoolDetail,
    desk: (
      <Panel title={say.chooseSchool}>
        <Hand label={say.chooseSchool}>
          {different.map((id) => (
            <SchoolCard key={id} id={id} {...pressable(zone, id)} />
          ))}
        </Hand>
      </Panel>
    ),
    actions: (
      <ConfirmPick
        zone={zone}
        first={say.chooseSchool}
        label={(id) => say.school(schoolName(id, words.pieces), nameOf(to))}
        act={(card) => play('giveSchool', { card })}
      />
    ),
  };
}

export function draftTask(moment: Moment): Task {
  const { view, seat, words, nameOf, play } = moment;
  const say = words.board.pick;
  const zone = pickZone(moment, (house) => moves.pickHouse.check(view, seat, { house }));
  return {
    icon: <IconCap />,
    status: say.houseStatus(nameOf(seat)),
    detail: say.houseDetail,
    desk: <HouseCards table={view} zone={zone} />,
    actions: (
      <ConfirmPick
        zone={zone}
        first={say.chooseHouse}
        label={(id) => {
          const house = HOUSE_IDS.find((one) => one === id);
          return house ? say.house(words.pieces.houses[house].name) : say.chooseHouse;
        }}
        act={(house) => play('pickHouse', { house })}
      />
    ),
  };
}
