/** The pictures of the rules pages, drawn with the pieces of the real table. */
import { useMemo, useState } from 'react';
import { type Figure, figuresIn, type SettingProps } from '../../../../src/table';
import { IconRight } from '../../../../src/ui';
import { CARD_IDS, type CardId } from '../../data';
import type { CupWords, Kind } from '../../text/words';
import { Wheel } from '../aid/Wheel';
import { Row } from '../build/Row';
import { kindOf } from '../cards/art';
import { WizardCard } from '../cards/WizardCard';
import { type Enlarged, WizardZoom } from '../cards/WizardZoom';
import { type Speaker, SpeakerContext } from '../context';
import { Herald } from '../stage/Herald';
import { Stage } from '../stage/Stage';
import { Steps } from '../stage/Steps';
import { type BoardEvent, scene } from '../story/scene';
import css from './figures.module.css';

/** Lets the cards of a picture be enlarged. */
function Setting({ words, children }: SettingProps<CupWords>) {
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const speaker = useMemo<Speaker>(
    () => ({
      words,
      me: null,
      nameOf: (seat) => words.roles[seat === '1' ? '1' : '0'],
      enlarge: (card, side) => setEnlarged({ card, side }),
    }),
    [words],
  );
  return (
    <SpeakerContext value={speaker}>
      {children}
      <WizardZoom shown={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );
}

const drawn = figuresIn(Setting);

function Cards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card}>
          <WizardCard card={card} side="0" />
        </li>
      ))}
    </ul>
  );
}

function ofKind(kind: Kind): Figure {
  const cards = CARD_IDS.filter((card) => kindOf(card) === kind);
  return drawn(() => <Cards cards={cards} />);
}

/** A Druid wakes for the Botanist, who meets the Pyrotechnician all the same. */
const DECIDED = {
  type: 'decided',
  no: 2,
  cards: ['botanist', 'pyrotechnician'],
  values: [11, 7],
  visible: ['druid', 'geomaster'],
  criterion: 'element',
  losers: ['0'],
} as const satisfies BoardEvent;

const DUEL: readonly BoardEvent[] = [
  { type: 'ordered', player: '0', secret: {} },
  { type: 'ordered', player: '1', secret: {} },
  { type: 'roundBegan', round: 1, tokens: [0, 0] },
  { type: 'placed', player: '0', card: 'druid', no: 1, deckLeft: 4 },
  { type: 'placed', player: '1', card: 'geomaster', no: 1, deckLeft: 4 },
  {
    type: 'decided',
    no: 1,
    cards: ['druid', 'geomaster'],
    values: [6, 6],
    visible: [null, null],
    criterion: 'value',
    losers: ['0', '1'],
  },
  { type: 'discarded', player: '0', card: 'druid', from: 'duel', deckLeft: 4, pile: 1 },
  { type: 'discarded', player: '1', card: 'geomaster', from: 'duel', deckLeft: 4, pile: 1 },
  { type: 'placed', player: '0', card: 'botanist', no: 2, deckLeft: 3 },
  { type: 'placed', player: '1', card: 'pyrotechnician', no: 2, deckLeft: 3 },
  DECIDED,
];

function Duel() {
  return (
    <div className={css.stage}>
      <Stage scene={scene(DUEL)}>
        <Herald event={DECIDED} aloud={false} />
      </Stage>
    </div>
  );
}

const TEAM: readonly CardId[] = ['priestess', 'medium', 'siren', 'dancer', 'traveler', 'executioner'];

function Order() {
  return (
    <div className={css.order}>
      <Row
        side="0"
        places={TEAM}
        selected={null}
        forced="executioner"
        onSelect={ignore}
        onPlace={ignore}
        keys={() => ignore}
      />
    </div>
  );
}

function Swap() {
  return (
    <div className={css.swap}>
      <WizardCard card="executioner" side="0" state="off" />
      <IconRight />
      <WizardCard card="revolutionary" side="0" />
    </div>
  );
}

function ignore(): void {}

export const figures: Readonly<Record<string, Figure>> = {
  gallery: drawn(() => <Cards cards={CARD_IDS} />),
  immediate: ofKind('immediate'),
  dormant: ofKind('dormant'),
  permanent: ofKind('permanent'),
  none: ofKind('none'),
  card: drawn(() => <Cards cards={['siren']} />),
  team: drawn(() => <Cards cards={TEAM} />),
  order: drawn(Order),
  duel: drawn(Duel),
  steps: drawn(() => (
    <div className={css.steps} data-ground="night">
      <Steps decided={scene(DUEL).decided} />
    </div>
  )),
  wheel: drawn(() => (
    <div className={css.wheel}>
      <Wheel />
    </div>
  )),
  swap: drawn(Swap),
};
