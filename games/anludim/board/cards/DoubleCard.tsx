/** An apprentice with two halves: the one in use stands upright, the other one upside down. */
import type { KeyboardEvent } from 'react';
import { useZoom } from '../../../../src/table';
import { cx, IconReplay, Sigil } from '../../../../src/ui';
import { type CardId, HALVES, type Half, type HalfIndex } from '../../data';
import { useSpeaker } from '../context';
import { artOf, SHAPES } from './art';
import css from './DoubleCard.module.css';

interface DoubleCardProps {
  readonly card: CardId;
  /** The half that stands upright. */
  readonly up?: HalfIndex;
  readonly state?: 'plain' | 'joins' | 'chosen' | 'clash';
  readonly pressed?: boolean;
  /** What is to be known besides the halves. */
  readonly note?: string | undefined;
  readonly help?: string | undefined;
  /** Instead of the halves, where pressing does something else than choosing. */
  readonly label?: string;
  readonly onSelect?: () => void;
  readonly onTurn?: () => void;
  /** A chosen card shows that it can be turned. */
  readonly turns?: boolean;
  /** Only a picture: it cannot be enlarged. */
  readonly still?: boolean;
  readonly piece?: string;
}

export function DoubleCard(props: DoubleCardProps) {
  const { card, up = 0, state = 'plain', pressed, note, help, onSelect, onTurn, turns, still, piece } = props;
  const { words, enlarge } = useSpeaker();
  const zoom = useZoom(still ? undefined : () => enlarge(card));
  const name = props.label ?? words.card(card, up);
  const shared = {
    className: cx(css.card, css[state]),
    'data-piece': piece,
    'aria-label': note ? `${name}, ${note}` : name,
  };
  const face = <Face card={card} up={up} />;
  if (!onSelect && still)
    return (
      <div role="img" {...shared}>
        {face}
      </div>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'r' && onTurn && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onTurn();
    } else zoom.onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      {...shared}
      {...zoom}
      aria-pressed={pressed}
      aria-description={help}
      aria-keyshortcuts={onTurn ? 'I R' : 'I'}
      onKeyDown={onKeyDown}
      onClick={onSelect ?? (() => enlarge(card))}
    >
      {face}
      {turns && (
        <span className={css.turn}>
          <IconReplay />
        </span>
      )}
    </button>
  );
}

function Face({ card, up }: { readonly card: CardId; readonly up: HalfIndex }) {
  const [first, second] = HALVES[card];
  return (
    <span className={css.face} data-up={up} aria-hidden="true">
      <HalfFace half={first} place={0} lower={up !== 0} />
      <HalfFace half={second} place={1} lower={up !== 1} />
      <span className={css.cut} />
      <span className={css.figure}>{artOf(card)}</span>
    </span>
  );
}

interface HalfFaceProps {
  readonly half: Half;
  readonly place: HalfIndex;
  readonly lower: boolean;
}

function HalfFace({ half, place, lower }: HalfFaceProps) {
  return (
    <span
      className={css.half}
      data-tone={`half-${half.colour}`}
      data-place={place}
      data-lower={lower || undefined}
    >
      <b>{half.value}</b>
      <span className={css.mark}>
        <ColourMark half={half} size="31cqi" />
      </span>
    </span>
  );
}

/** The shape and the letter of a colour. */
export function ColourMark({ half, size }: { readonly half: Half; readonly size: string }) {
  const { words } = useSpeaker();
  return (
    <Sigil shape={SHAPES[half.colour]} tone="half-ink" size={size}>
      <span className={css.letter} data-tone={`half-${half.colour}`}>
        {words.colours[half.colour].letter}
      </span>
    </Sigil>
  );
}
