/** A button that opens a short list of commands. Arrow keys move in it, Escape and a click elsewhere close it. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx, IconButton } from '../../ui';
import css from './Menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
}

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly MenuItem[];
}

export function Menu({ label, icon, items }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = () => frame.current?.querySelector<HTMLElement>('[aria-haspopup]');
  const entries = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeElsewhere = (event: PointerEvent): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    opener()?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const list = entries();
    const at = list.findIndex((entry) => entry.matches(':focus'));
    const target: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = target[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    if (next !== undefined) list.at(next % list.length)?.focus();
    if (event.key === 'Escape' || next !== undefined) event.preventDefault();
  };

  return (
    <div className={css.frame} ref={frame}>
      <IconButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className={css.menu} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={cx(css.item, item.danger && css.danger)}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
