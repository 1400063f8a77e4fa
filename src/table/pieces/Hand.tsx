/** A row of cards with one tab stop: the arrow keys walk through it, over several rows too. */
import {
  Children,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import css from './Hand.module.css';

export interface HandProps {
  readonly label: string;
  /** One element per card. */
  readonly children: ReactNode;
}

export function Hand({ label, children }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const stop = useRef(0);
  const focused = useRef(false);

  // After every render, since cards come and go: exactly one of them is the tab stop, and when the one with the focus
  // has gone, the next has it.
  useLayoutEffect(() => {
    const cards = cardsOf(list.current);
    stop.current = Math.max(0, Math.min(stop.current, cards.length - 1));
    const card = cards[stop.current];
    setStop(cards, card);
    if (focused.current && document.activeElement === document.body) card?.focus();
  });

  const onFocus = (event: FocusEvent) => {
    const cards = cardsOf(list.current);
    const at = cards.findIndex((card) => card.contains(event.target));
    if (at < 0) return;
    focused.current = true;
    stop.current = at;
    setStop(cards, cards[at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = neighbour(event.key, cardsOf(list.current), stop.current);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <ul
      ref={list}
      className={css.hand}
      aria-label={label}
      onFocus={onFocus}
      onBlur={() => {
        focused.current = false;
      }}
      onKeyDown={onKeyDown}
    >
      {Children.map(children, (child) => child && <li className={css.place}>{child}</li>)}
    </ul>
  );
}

function cardsOf(list: HTMLUListElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll('button')] : [];
}

function setStop(cards: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
}

function neighbour(key: string, cards: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return cards[(at + 1) % cards.length];
    case 'ArrowLeft':
      return cards.at(at - 1);
    case 'ArrowDown':
      return inNextRow(cards, at, 1);
    case 'ArrowUp':
      return inNextRow(cards, at, -1);
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    default:
      return undefined;
  }
}

/** The nearest card of the next row below (1) or above (-1). */
function inNextRow(cards: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const here = cards[at]?.getBoundingClientRect();
  if (!here) return undefined;
  const middle = here.left + here.width / 2;
  let best: { readonly card: HTMLElement; readonly far: number } | undefined;
  for (const card of cards) {
    const box = card.getBoundingClientRect();
    const down = (box.top - here.top) * way;
    if (down < here.height / 2) continue;
    // A row further away counts more than any distance to the side.
    const far = Math.round(down / here.height) * 1e4 + Math.abs(box.left + box.width / 2 - middle);
    if (!best || far < best.far) best = { card, far };
  }
  return best?.card;
}
