/** The log as an index of the match: the lines of the moment stand out, and each line leads to where it was told. */
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import type { LogLine } from '../../../games/kit';
import { cx, Rich } from '../../ui';
import { useTableWords } from '../text';
import css from './Log.module.css';
import { RuleLink } from './rule';

/** A line, and the step of the match that it tells of. */
export interface IndexedLine extends LogLine {
  readonly step: number;
}

export interface LogIndexProps {
  readonly lines: readonly IndexedLine[];
  readonly step: number;
  readonly onPick: (step: number) => void;
  /** Draws a line's icon from its key. */
  readonly icon: (key: string) => ReactNode;
}

export function LogIndex({ lines, step, onPick, icon }: LogIndexProps) {
  const words = useTableWords();
  const list = useRef<HTMLOListElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  // The last line that has been told by now.
  const at = Math.max(
    0,
    lines.findLastIndex((line) => line.step <= step),
  );
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  /** Up and down from line to line; to the right is the rule behind a line, to the left the line again. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const here = entries.findIndex((entry) => entry.parentElement?.contains(document.activeElement));
    const targets: Record<string, number> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      ArrowLeft: here,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const next =
      event.key === 'ArrowRight'
        ? entries[here]?.parentElement?.querySelector('a')
        : target !== undefined && entries.at(Math.min(target, entries.length - 1));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // A log only grows at its end, so a line's place is its identity.
  const placed = lines.map((line, place) => ({ line, place }));
  return (
    <ol ref={list} className={css.log} aria-label={words.log} onKeyDown={onKeyDown}>
      {placed.map(({ line, place }) => (
        <Entry
          key={place}
          line={line}
          icon={line.icon === undefined ? null : icon(line.icon)}
          when={line.step === step ? 'now' : line.step < step ? 'before' : 'later'}
          stop={place === at}
          pick={pick}
        />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly line: IndexedLine;
  readonly icon: ReactNode;
  readonly when: 'before' | 'now' | 'later';
  /** Where the keyboard comes in. */
  readonly stop: boolean;
  readonly pick: { readonly current: (step: number) => void };
}

function PlainEntry({ line: { kind, text, step, rule }, icon, when, stop, pick }: EntryProps) {
  return (
    <li className={cx(css[kind], css.entry, when === 'now' && css.fresh)} data-when={when}>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-current={when === 'now' ? 'step' : undefined}
        onClick={() => pick.current(step)}
      >
        {kind !== 'heading' && <span className={css.icon}>{icon}</span>}
        <span>
          <Rich text={text} />
        </span>
      </button>
      <RuleLink section={rule} small tabIndex={stop ? 0 : -1} />
    </li>
  );
}

/** A match has hundreds of lines, and a step changes a few of them. */
const Entry = memo(
  PlainEntry,
  (one, other) => one.line === other.line && one.when === other.when && one.stop === other.stop,
);
