/** Log, chat and rules beside the board: tabs, one panel at a time. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton, IconClose, REACHABLE, useControlWords } from '../../ui';
import css from './Rail.module.css';

export interface RailTab {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** How many things in it are new. */
  readonly badge?: number;
  readonly content: ReactNode;
}

export interface RailProps {
  readonly label: string;
  readonly tabs: readonly RailTab[];
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
  /** Set where the rail lies over the board and can be closed. */
  readonly onClose?: () => void;
}

export function Rail({ label, tabs, shown, onShow, onClose }: RailProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const words = useControlWords();
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === shown),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const tab = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onShow(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <div className={css.rail}>
      <div className={css.head}>
        <div ref={list} className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={index === at}
              aria-controls={`${id}-panel`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => onShow(tab.id)}
            >
              {tab.icon}
              <span className={css.label}>{tab.label}</span>
              {Boolean(tab.badge) && <span className={css.badge}>{tab.badge}</span>}
            </button>
          ))}
        </div>
        {onClose && <IconButton label={words.close} icon={<IconClose />} onClick={onClose} />}
      </div>
      <div
        className={css.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tabs[at]?.id}`}
        {...REACHABLE}
      >
        {tabs[at]?.content}
      </div>
    </div>
  );
}
