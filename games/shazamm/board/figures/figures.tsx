/** The pictures of the rules pages, drawn with the pieces of the real table. */
import { type ReactNode, useMemo, useState } from 'react';
import { Dial, type Figure, figuresIn, type SettingProps } from '../../../../src/table';
import { MANA_MAX, SPELL_NUMBERS, SPELLS, type Spell } from '../../data';
import type { SpellNo, Wizard } from '../../state';
import type { ShazammWords } from '../../text/words';
import { perWizard } from '../../wizards';
import { SpellCard } from '../cards/SpellCard';
import { SpellZoom } from '../cards/SpellZoom';
import { type CardNo, type Speaker, SpeakerContext, useSpeaker } from '../context';
import { Attacks } from '../stage/Attacks';
import { Laid } from '../stage/Laid';
import { Stage } from '../stage/Stage';
import { Resolution } from '../story/Resolution';
import { type BoardEvent, scene } from '../story/scene';
import css from './figures.module.css';

/** Lets the cards of a picture be enlarged. */
function Setting({ words, children }: SettingProps<ShazammWords>) {
  const [enlarged, setEnlarged] = useState<CardNo | null>(null);
  const speaker = useMemo<Speaker>(
    () => ({
      words,
      me: null,
      nameOf: (seat) => words.roles[seat === '1' ? '1' : '0'],
      enlarge: setEnlarged,
    }),
    [words],
  );
  return (
    <SpeakerContext value={speaker}>
      {children}
      <SpellZoom card={enlarged} onClose={() => setEnlarged(null)} action={null} />
    </SpeakerContext>
  );
}

const drawn = figuresIn(Setting);

function Cards({ cards }: { readonly cards: readonly CardNo[] }) {
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card}>
          <SpellCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function ofClass(name: Spell['class']): Figure {
  const cards = SPELL_NUMBERS.filter((spell) => SPELLS[spell].class === name);
  return drawn(() => <Cards cards={cards} />);
}

/** The bridge as it stands after these events. */
function onStage(events: readonly BoardEvent[], children?: ReactNode): Figure {
  const shown = scene(events);
  return drawn(() => (
    <div className={css.stage}>
      <Stage scene={shown} falling={null}>
        {children}
      </Stage>
    </div>
  ));
}

function placed(collapsed: number, wall: number, wizards: readonly [number, number]): BoardEvent {
  return {
    type: 'roundEnded',
    round: collapsed,
    cause: 'WALL_TOUCHED',
    collapsed,
    wall,
    wizards: perWizard(wizards[0], wizards[1]),
  };
}

function revealed(
  bid: readonly [number, number],
  red: SpellNo[],
  green: SpellNo[],
  decoy: Wizard | null,
): BoardEvent {
  return {
    type: 'revealed',
    round: 1,
    turn: 1,
    bid: perWizard(bid[0], bid[1]),
    spells: perWizard(red, green),
    decoy: perWizard(decoy === '0', decoy === '1'),
  };
}

/** Both lay Recycling, red adds Double Dose, green Blaze. */
const TURN: readonly BoardEvent[] = [
  revealed([12, 15], [6, 8], [6, 10], '0'),
  {
    type: 'cancelled',
    spell: 6,
    entries: [
      { id: 'h0-6', spell: 6, controller: '0' },
      { id: 'h1-6', spell: 6, controller: '1' },
    ],
  },
];
const DOUBLED = {
  type: 'applied',
  id: 'h0-8',
  spell: 8,
  controller: '0',
  attack: perWizard(24, 15),
  wall: 10,
  idle: null,
} as const satisfies BoardEvent;

function Order() {
  return (
    <div className={css.order}>
      <Resolution scene={scene([...TURN, DOUBLED])} event={DOUBLED} />
    </div>
  );
}

function FaceDown() {
  const laid = scene([
    {
      type: 'committed',
      player: '0',
      faceDown: 3,
      secret: { '0': { bid: 12, spells: [6, 8], decoy: true } },
    },
    { type: 'committed', player: '1', faceDown: 2, secret: {} },
  ]);
  return (
    <div className={css.row}>
      <Laid wizard="0" scene={laid} draft={null} />
      <Laid wizard="1" scene={laid} draft={null} />
    </div>
  );
}

function Mana() {
  const { words } = useSpeaker();
  return (
    <div className={css.row}>
      <Dial value={33} max={MANA_MAX} pending={12} label={words.board.seats.mana} tone="seat-0" />
      <Dial value={45} max={MANA_MAX} label={words.board.seats.mana} tone="seat-1" />
    </div>
  );
}

const FALLEN: BoardEvent = {
  type: 'fell',
  players: ['1'],
  result: { winner: '0', loser: '1', reason: 'FELL' },
};

export const figures: Readonly<Record<string, Figure>> = {
  gallery: drawn(() => <Cards cards={[...SPELL_NUMBERS, 'decoy']} />),
  control: ofClass('control'),
  attack: ofClass('attack'),
  movement: ofClass('movement'),
  mana: ofClass('mana'),
  bridge: onStage([placed(2, 12, [8, 14])]),
  start: onStage([]),
  fire: onStage(
    [...TURN, DOUBLED],
    <div className={css.attacks}>
      <Attacks scene={scene([...TURN, DOUBLED])} />
    </div>,
  ),
  collapse: onStage([placed(3, 13, [10, 16])]),
  fall: onStage([placed(3, 14, [11, 17]), FALLEN]),
  order: drawn(Order),
  laid: drawn(FaceDown),
  dial: drawn(Mana),
};
