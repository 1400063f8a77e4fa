/** A printed card, five to seven, and its back. All inner sizes follow the width `--card-w`. */
import type { ReactNode } from 'react';
import { cx, refuse } from '../../ui';
import css from './Card.module.css';
import { PeekCard, usePeek } from './peek';
import { useZoom } from './zoom';

export interface CardProps {
  /** The corner: a number or a symbol. */
  readonly no?: ReactNode;
  readonly name: string;
  readonly text?: string;
  readonly art: ReactNode;
  /** A key of the palette, see Sigil. */
  readonly tone: string;
  readonly state?: 'plain' | 'legal' | 'selected' | 'off';
  /** The accessible name. */
  readonly label: string;
  readonly onSelect?: () => void;
  /** Opens the card enlarged: a long touch, a right click or the key I; a click, if the card is not for choosing. */
  readonly onZoom?: () => void;
  readonly pressed?: boolean;
  /** Why the card cannot be chosen now; a click says it. */
  readonly refusal?: string | null;
  /** A CSS length. */
  readonly width?: string;
  /** The identity for the travel animation. */
  readonly piece?: string;
}

export function Card(props: CardProps) {
  const { tone, state = 'plain', label, text, onSelect, onZoom, pressed, refusal, width, piece } = props;
  const zoom = useZoom(onZoom);
  const peek = usePeek(Boolean(text));
  const shared = {
    ...peek.handlers,
    className: cx(css.card, css[state]),
    'data-tone': tone,
    'data-piece': piece,
    style: width ? { '--card-w': width } : undefined,
    'aria-label': label,
  };
  const content = (
    <>
      <Face {...props} />
      {peek.shown && (
        <PeekCard>
          <span className={css.card}>
            <Face {...props} />
          </span>
        </PeekCard>
      )}
    </>
  );
  if (!onSelect && !onZoom && !refusal)
    return (
      <div role="img" {...shared}>
        {content}
      </div>
    );
  const onClick = () => {
    peek.hide();
    if (refusal) refuse(refusal);
    else (onSelect ?? onZoom)?.();
  };
  return (
    <button
      type="button"
      {...shared}
      {...zoom}
      aria-pressed={pressed}
      aria-description={refusal ?? text}
      aria-disabled={refusal ? true : undefined}
      onClick={onClick}
    >
      {content}
    </button>
  );
}

function Face({ no, name, text, art }: CardProps) {
  return (
    <>
      {no !== undefined && (
        <span className={css.no} aria-hidden="true">
          {no}
        </span>
      )}
      <span className={css.face} aria-hidden="true">
        <span className={css.art}>{art}</span>
        <span className={css.body}>
          <span className={css.name}>{name}</span>
          {text && <span className={css.text}>{text}</span>}
        </span>
      </span>
    </>
  );
}

export interface CardBackProps {
  /** The id of the game: each has its own back. */
  readonly game: string;
  readonly art: ReactNode;
  readonly label?: string;
  /** A CSS length. */
  readonly width?: string;
  /** The identity for the travel animation. */
  readonly piece?: string;
}

export function CardBack({ game, art, label, width, piece }: CardBackProps) {
  return (
    <span
      className={css.card}
      data-piece={piece}
      style={width ? { '--card-w': width } : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className={css.back} data-game={game}>
        {art}
      </span>
    </span>
  );
}
