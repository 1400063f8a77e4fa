/** All eighteen Wizards in six trays, one for each Element. The head of a tray shows its Wizards alone. */
import type { KeyboardEvent } from 'react';
import { Draggable, Hand } from '../../../../src/table';
import { IconClock } from '../../../../src/ui';
import { CARD_IDS, type CardId, ELEMENTS, type Element, wizardOf } from '../../data';
import type { Side } from '../../state';
import type { Kind } from '../../text/words';
import { Weakness } from '../aid/AidSheet';
import { kindOf } from '../cards/art';
import { ElementSigil } from '../cards/Marks';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import css from './Gallery.module.css';
import { type Places, WAITING } from './places';

/** What the player wants to see; null is everything. */
export interface Filter {
  readonly element: Element | null;
  readonly kind: Kind | null;
}

export const NO_FILTER: Filter = { element: null, kind: null };

interface GalleryProps {
  readonly side: Side;
  readonly places: Places;
  readonly selected: CardId | null;
  readonly forced: CardId | null;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly refusal: (card: CardId) => string | null;
  readonly onSelect: (card: CardId) => void;
  /** A card was dragged back from its place. */
  readonly onDrop: () => void;
  readonly keys: (card: CardId) => (event: KeyboardEvent) => void;
}

export function Gallery(props: GalleryProps) {
  const { words } = useSpeaker();
  return (
    <div className={css.gallery} data-fill data-guide="gallery">
      <Hand label={words.board.build.gallery}>
        {ELEMENTS.map((element) => (
          <Tray key={element} element={element} {...props} />
        ))}
      </Hand>
    </div>
  );
}

function Tray({ element, filter, onFilter, onDrop, ...rest }: GalleryProps & { readonly element: Element }) {
  const { words } = useSpeaker();
  const on = filter.element === element;
  return (
    <Draggable className={css.tray} onPick={ignore} onLeave={ignore} onDrop={onDrop}>
      <div className={css.inner} data-tone={`cup-${element}`}>
        <h2>
          <button
            type="button"
            className={css.head}
            aria-pressed={on}
            onClick={() => onFilter({ ...filter, element: on ? null : element })}
          >
            <ElementSigil element={element} size="1.5rem" />
            <span>{words.elements[element]}</span>
            <Weakness element={element} />
          </button>
        </h2>
        <div className={css.cards}>
          {CARD_IDS.filter((card) => wizardOf(card).element === element).map((card) => (
            <Choice key={card} card={card} dimmed={isDimmed(filter, card)} {...rest} />
          ))}
        </div>
      </div>
    </Draggable>
  );
}

interface ChoiceProps extends Omit<GalleryProps, 'filter' | 'onFilter' | 'onDrop'> {
  readonly card: CardId;
  readonly dimmed: boolean;
}

function Choice({ card, dimmed, side, places, selected, forced, refusal, onSelect, keys }: ChoiceProps) {
  const { words } = useSpeaker();
  const say = words.board.card;
  const at = places.indexOf(card);
  const placed = at >= 0;
  const note = placed ? (at === WAITING ? say.inWaiting : say.inPlace(at + 1)) : undefined;
  return (
    <Draggable onPick={() => selected !== card && onSelect(card)} onLeave={ignore}>
      <WizardCard
        card={card}
        side={side}
        note={note}
        state={selected === card ? 'selected' : dimmed ? 'off' : 'plain'}
        pressed={selected === card}
        locked={card === forced}
        refusal={refusal(card)}
        onSelect={() => onSelect(card)}
        onKeyDown={keys(card)}
        {...(placed ? { mark: at === WAITING ? <IconClock /> : at + 1 } : { piece: pieceOf(side, card) })}
      />
    </Draggable>
  );
}

function isDimmed({ element, kind }: Filter, card: CardId): boolean {
  return (element !== null && wizardOf(card).element !== element) || (kind !== null && kindOf(card) !== kind);
}

function ignore(): void {}
