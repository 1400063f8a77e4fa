/** A Wizard as a tarot card: ivory for White, ebony for Black. All inner sizes follow the width `--card-w`. */
import type { KeyboardEvent, ReactNode } from 'react';
import { PeekCard, usePeek, useZoom } from '../../../../src/table';
import { cx, IconLock, refuse } from '../../../../src/ui';
import { type CardId, wizardOf } from '../../data';
import type { Side } from '../../state';
import { useSpeaker } from '../context';
import { FIGURES, KIND_MARKS, kindOf } from './art';
import { ElementSigil } from './Marks';
import css from './WizardCard.module.css';

export interface WizardCardProps {
  readonly card: CardId;
  readonly side: Side;
  readonly state?: 'plain' | 'legal' | 'selected' | 'off' | 'awake';
  /** What is to be known of the card besides what is printed on it. */
  readonly note?: string | undefined;
  /** Covers a card that has been taken: its place in the line-up. */
  readonly mark?: ReactNode;
  /** Drawn blind. */
  readonly locked?: boolean;
  readonly onSelect?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly pressed?: boolean | undefined;
  /** Why the card cannot be chosen now; a click says it. */
  readonly refusal?: string | null;
  /** The identity for the travel animation. */
  readonly piece?: string;
  /** Only a picture: it cannot be enlarged. */
  readonly still?: boolean;
}

export function WizardCard(props: WizardCardProps) {
  const {
    card,
    side,
    state = 'plain',
    note,
    mark,
    locked,
    onSelect,
    onKeyDown,
    pressed,
    refusal,
    piece,
    still,
  } = props;
  const { words, enlarge } = useSpeaker();
  const zoom = useZoom(still ? undefined : () => enlarge(card, side));
  const peek = usePeek(!still);
  const { element, value } = wizardOf(card);
  const { name, text } = words.wizards[card];
  const facts = words.board.card.label(name, words.elements[element], value, words.kinds[kindOf(card)]);
  const shared = {
    className: cx(css.card, css[state], mark !== undefined && css.taken),
    'data-tone': `cup-${element}`,
    'data-side': side,
    'data-piece': piece,
    'aria-label': note ? `${facts}, ${note}` : facts,
  };
  const face = (
    <>
      <Face card={card} />
      {mark !== undefined && (
        <span className={css.mark} aria-hidden="true">
          {mark}
        </span>
      )}
      {locked && (
        <span className={css.lock} title={words.board.card.drawnBlind} aria-hidden="true">
          <IconLock />
        </span>
      )}
    </>
  );
  if (still) {
    return (
      <div role="img" {...shared}>
        {face}
      </div>
    );
  }
  const onClick = () => {
    peek.hide();
    if (refusal) refuse(refusal);
    else if (onSelect) onSelect();
    else enlarge(card, side);
  };
  return (
    <button
      type="button"
      {...shared}
      {...peek.handlers}
      {...zoom}
      aria-pressed={pressed}
      aria-description={refusal ?? text}
      aria-disabled={refusal ? true : undefined}
      onClick={onClick}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) zoom.onKeyDown?.(event);
      }}
    >
      {face}
      {peek.shown && (
        <PeekCard>
          <span className={css.card} data-tone={`cup-${element}`} data-side={side}>
            <Face card={card} />
          </span>
        </PeekCard>
      )}
    </button>
  );
}

function Face({ card }: { readonly card: CardId }) {
  const { words } = useSpeaker();
  const { element, value } = wizardOf(card);
  const { name, short, text } = words.wizards[card];
  const kind = kindOf(card);
  const KindMark = KIND_MARKS[kind];
  return (
    <span className={css.frame} aria-hidden="true">
      <span className={css.art}>{FIGURES[card]}</span>
      <span className={css.value}>{value}</span>
      <span className={css.element}>
        <ElementSigil element={element} size="25cqi" />
      </span>
      <span className={css.plate}>
        <span className={css.name}>
          <small>{name.slice(0, name.length - short.length)}</small>
          {short}
        </span>
        <span className={css.kind} data-kind={kind}>
          <KindMark />
          <em>{words.kinds[kind]}</em>
        </span>
        <span className={css.text}>{text}</span>
      </span>
    </span>
  );
}
