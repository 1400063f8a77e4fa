/** Short messages that come and go: `toast` says one from anywhere, the Toaster of the page shows it. */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from './cx';
import { IconCheck, IconInfo, IconWarn } from './icons';
import { Rich } from './Rich';
import css from './toast.module.css';
import { useControlWords } from './words';

type ToastKind = 'plain' | 'no' | 'bad' | 'good';

interface Message {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  readonly more: More | null;
}

/** Where to read more about what a message says. */
export interface More {
  readonly label: string;
  readonly open: () => void;
}

const MOST = 3;
const BASE_MS = 3500;
const MS_PER_LETTER = 45;

let messages: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Message[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  if (messages.some((message) => message.id === id)) show(messages.filter((message) => message.id !== id));
}

/** A message said again starts anew; of refusals only the last one stands. */
export function toast(text: string, kind: ToastKind = 'plain', more: More | null = null): void {
  lastId += 1;
  const id = lastId;
  const others = messages.filter((other) => other.text !== text && !(kind === 'no' && other.kind === 'no'));
  show([...others, { id, text, kind, more }].slice(-MOST));
  setTimeout(() => dismiss(id), BASE_MS + MS_PER_LETTER * text.length);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ICONS = { plain: <IconInfo />, no: <IconInfo />, bad: <IconWarn />, good: <IconCheck /> };

export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => messages);
  const ref = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest !== undefined && ref.current) raise(ref.current);
  }, [newest]);
  const urgent = ({ kind }: Message) => kind === 'no' || kind === 'bad';
  return (
    <div ref={ref} className={css.toaster} popover="manual">
      <Region live="polite" messages={shown.filter((message) => !urgent(message))} />
      <Region live="assertive" messages={shown.filter(urgent)} />
    </div>
  );
}

interface RegionProps {
  readonly live: 'polite' | 'assertive';
  readonly messages: readonly Message[];
}

function Region({ live, messages: said }: RegionProps) {
  const words = useControlWords();
  return (
    <div aria-live={live} className={css.region}>
      {said.map(({ id, text, kind, more }) => (
        <div key={id} className={cx(css.toast, css[kind])}>
          <button type="button" className={css.said} title={words.dismiss} onClick={() => dismiss(id)}>
            {ICONS[kind]}
            <span>
              <Rich text={text} />
            </span>
          </button>
          {more && (
            <button
              type="button"
              className={css.more}
              onClick={() => {
                dismiss(id);
                more.open();
              }}
            >
              {more.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Brings the messages in front of everything, dialogs too, and out of the way of the control they speak about. */
function raise(toaster: HTMLElement): void {
  if (document.querySelector('dialog[open]')) {
    toaster.hidePopover?.();
    toaster.showPopover?.();
  }
  delete toaster.dataset.aside;
  const control = document.activeElement;
  if (control && control !== document.body && overlap(toaster, control)) toaster.dataset.aside = '';
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
