/** The aid card of the box: the Elements, the order of the criteria, and all eighteen Wizards with their texts. */
import { Sheet } from '../../../../src/ui';
import { CARD_IDS, type CardId, ELEMENTS, type Element, WEAKNESS, wizardOf } from '../../data';
import { FIGURES, KIND_MARKS, kindOf } from '../cards/art';
import { ElementSigil } from '../cards/Marks';
import { useSpeaker } from '../context';
import css from './AidSheet.module.css';
import { Wheel } from './Wheel';

interface AidSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AidSheet({ open, onClose }: AidSheetProps) {
  const { words } = useSpeaker();
  return (
    <Sheet open={open} title={words.board.aid.title} onClose={onClose}>
      <div className={css.aid}>
        <div className={css.wheel}>
          <Wheel />
        </div>
        <p>{words.board.aid.criteria}</p>
        {ELEMENTS.map((element) => (
          <section key={element}>
            <h3>
              <ElementSigil element={element} size="1.6rem" />
              {words.elements[element]}
              <Weakness element={element} />
            </h3>
            <ul>
              {CARD_IDS.filter((card) => wizardOf(card).element === element).map((card) => (
                <Line key={card} card={card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

export function Weakness({ element }: { readonly element: Element }) {
  const { words } = useSpeaker();
  const weakness = WEAKNESS[element];
  if (weakness.length === 0) return <small>{words.board.aid.noWeakness}</small>;
  return (
    <small>
      <span>{words.board.aid.weakTo}</span>
      {weakness.map((other) => (
        <ElementSigil key={other} element={other} size="1.1rem" label={words.elements[other]} />
      ))}
    </small>
  );
}

function Line({ card }: { readonly card: CardId }) {
  const { words } = useSpeaker();
  const { element, value } = wizardOf(card);
  const kind = kindOf(card);
  const KindMark = KIND_MARKS[kind];
  return (
    <li>
      <span className={css.figure} data-tone={`cup-${element}`} aria-hidden="true">
        {FIGURES[card]}
      </span>
      <p>
        <b>
          {words.wizards[card].short} {value}
        </b>
        <span className={css.kind}>
          <KindMark />
          {words.kinds[kind]}
        </span>
        <span>{words.wizards[card].text}</span>
      </p>
    </li>
  );
}
