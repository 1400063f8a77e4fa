/** Enlarging a card: the gestures that ask for it, the window that shows it, and what is written beside it. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { Button, Modal } from '../../ui';
import { RuleLink } from '../frame/rule';
import css from './zoom.module.css';

const LONG_PRESS_MS = 450;

/** The handlers that call `onZoom` on a long touch, a right click, the key I, or Shift and Enter. */
export function useZoom(onZoom: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onZoom) return {};
  const open = () => {
    stop();
    opened.current = true;
    onZoom();
  };
  return {
    'aria-keyshortcuts': 'I',
    onPointerDown: (event: PointerEvent) => {
      opened.current = false;
      if (event.pointerType !== 'mouse') timer.current = setTimeout(open, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.movementX, event.movementY) > 8) stop();
    },
    // A right click; a long touch makes one too, after it has opened the card.
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (!opened.current) open();
    },
    // The click at the end of a long touch is not a choice.
    onClickCapture: (event: MouseEvent) => {
      if (!opened.current || event.detail === 0) return;
      opened.current = false;
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const asked = event.key.toLowerCase() === 'i' || (event.key === 'Enter' && event.shiftKey);
      if (!asked || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onZoom();
    },
  };
}

export interface CardZoomProps {
  readonly open: boolean;
  /** The accessible name of the window. */
  readonly label: string;
  readonly onClose: () => void;
  /** The card, and what there is to say about it. */
  readonly children: ReactNode;
}

export function CardZoom({ open, label, onClose, children }: CardZoomProps) {
  return (
    <Modal open={open} label={label} onClose={onClose} className={css.zoom}>
      <div className={css.content}>{children}</div>
    </Modal>
  );
}

interface ZoomTextProps {
  /** What sort of card it is, in small letters above its name. */
  readonly kind?: string;
  readonly name: string;
  /** The section of the rules about it. */
  readonly rule: string;
  readonly close: string;
  readonly onClose: () => void;
  /** What can be done with the card now; the window closes with it. */
  readonly acts?: readonly { readonly label: string; readonly act: () => void }[];
  readonly children: ReactNode;
}

export function ZoomText({ kind, name, rule, close, onClose, acts = [], children }: ZoomTextProps) {
  return (
    <section className={css.text}>
      {kind !== undefined && <p className={css.kind}>{kind}</p>}
      <h2>{name}</h2>
      {children}
      <RuleLink section={rule} />
      <div className={css.acts}>
        <Button variant={acts.length > 0 ? 'ghost' : 'primary'} data-first onClick={onClose}>
          {close}
        </Button>
        {acts.map(({ label, act }) => (
          <Button
            key={label}
            variant={acts.length === 1 ? 'primary' : 'plain'}
            onClick={() => {
              act();
              onClose();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** What players ask about a card. */
export function ZoomNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
