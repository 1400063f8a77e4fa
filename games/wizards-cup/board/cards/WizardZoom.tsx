/** A Wizard enlarged, with its strengths, its weakness and what players ask about it. */
import { CardZoom, RuleLink } from '../../../../src/table';
import { Button } from '../../../../src/ui';
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
    <section className={css.about}>
      <p className={css.facts}>{say.card.facts(words.elements[element], value, words.kinds[kind])}</p>
      <h2>{name}</h2>
      <p>{text}</p>
      <dl>
        <Elements title={say.aid.beats} elements={beaten} nothing={say.aid.nothing} />
        <Elements title={say.aid.weakTo} elements={WEAKNESS[element]} nothing={say.aid.nothing} />
      </dl>
      <ul>
        <li>{words.kindNotes[kind]}</li>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <RuleLink section={ruleOfCard(card)} />
      <div className={css.acts}>
        <Button variant="primary" data-first onClick={onClose}>
          {say.card.close}
        </Button>
      </div>
    </section>
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
