/** Modal windows on the native dialog element: in the middle, or at an edge (right, on phones the lower one). */
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button';
import { cx } from './cx';
import css from './Dialog.module.css';
import { IconClose } from './icons';
import { REACHABLE } from './reachable';
import { useControlWords } from './words';

export interface ModalProps {
  readonly open: boolean;
  /** The accessible name: the id of a heading inside, or words. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The frame of all modal windows. Escape and a press beside it close it, and the focus goes back where it came from.
 * An element with `data-first` gets the focus first.
 */
export function Modal({ open, labelledBy, label, onClose, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const beside = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    // The browser closes it on Escape. The event comes late, so one of an earlier closing does not count.
    const closed = () => {
      if (!dialog.open) close();
    };
    dialog.addEventListener('click', beside);
    dialog.addEventListener('close', closed);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    // Whatever has the focus may be far below: a window is read from its top.
    dialog.scrollTop = 0;
    return () => {
      dialog.removeEventListener('click', beside);
      dialog.removeEventListener('close', closed);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return (
    <dialog ref={ref} className={cx(css.modal, className)} aria-labelledby={labelledBy} aria-label={label}>
      {open && children}
    </dialog>
  );
}

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
}

export function Dialog({ open, title, onClose, children, actions }: DialogProps) {
  const id = useId();
  return (
    <Modal open={open} labelledBy={id} onClose={onClose} className={css.middle}>
      <div className={css.dialog}>
        <h2 id={id}>{title}</h2>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ open, title, onClose, children }: SheetProps) {
  const id = useId();
  const words = useControlWords();
  return (
    <Modal open={open} labelledBy={id} onClose={onClose} className={css.edge}>
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={words.close} icon={<IconClose />} onClick={onClose} />
        </div>
        <div className={css.body} {...REACHABLE}>
          {children}
        </div>
      </div>
    </Modal>
  );
}
