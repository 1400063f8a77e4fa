/** A Wizard enlarged, with its strengths, its weakness and what players ask about it. */
import { CardZoom, ZoomNotes, ZoomText } from '../../../../src/table';
import { type CardId, ELEMENTS, type Element, WEAKNESS, wizardOf } from '../../data';
import type { Side } from '../../state';
import { ruleOfCard } from '../../text/references';
import { useSpeaker } from '../context';
import { kindOf } from './art';
import { ElementSigil } from './Marks';
import { WizardCard } from './WizardCard';
import css from './WizardZoom.module.css';

/** A card as one side's. */
export interface Enlarged {
  readonly card: CardId;
  readonly side: Side;
}

interface WizardZoomProps {
  readonly shown: Enlarged | null;
  readonly onClose: () => void;
}

export function WizardZoom({ shown, onClose }: WizardZoomProps) {
  const { words } = useSpeaker();
  return (
    <CardZoom open={shown !== null} label={shown ? words.wizards[shown.card].name : ''} onClose={onClose}>
      {shown && (
        <>
          <WizardCard {...shown} still />
          <About card={shown.card} onClose={onClose} />
        </>
      )}
    </CardZoom>
  );
}

function About({ card, onClose }: { readonly card: CardId; readonly onClose: () => void }) {
  const { words } = useSpeaker();
  const { element, value } = wizardOf(card);
  const { name, text, notes } = words.wizards[card];
  const kind = kindOf(card);
  const say = words.board;
  const beaten = ELEMENTS.filter((other) => WEAKNESS[other].includes(element));
  return (
    <ZoomText
      kind={say.card.facts(words.elements[element], value, words.kinds[kind])}
      name={name}
      rule={ruleOfCard(card)}
      close={say.card.close}
      onClose={onClose}
    >
      <p>{text}</p>
      <dl className={css.elements}>
        <Elements title={say.aid.beats} elements={beaten} nothing={say.aid.nothing} />
        <Elements title={say.aid.weakTo} elements={WEAKNESS[element]} nothing={say.aid.nothing} />
      </dl>
      <ZoomNotes notes={[words.kindNotes[kind], ...notes]} />
    </ZoomText>
  );
}

interface ElementsProps {
  readonly title: string;
  readonly elements: readonly Element[];
  readonly nothing: string;
}

function Elements({ title, elements, nothing }: ElementsProps) {
  const { words } = useSpeaker();
  return (
    <div>
      <dt>{title}</dt>
      {elements.length === 0 && <dd>{nothing}</dd>}
      {elements.map((element) => (
        <dd key={element}>
          <ElementSigil element={element} size="1.5rem" />
          {words.elements[element]}
        </dd>
      ))}
    </div>
  );
}
