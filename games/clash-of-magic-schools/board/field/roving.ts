/** One tab stop for the five lanes: the arrow keys walk over the field as it lies on the screen. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Each lane has this many buttons, from the far column to the near one. */
const ROWS = 3;

export function useRoving(field: RefObject<HTMLElement | null>) {
  const stop = useRef<number | null>(null);
  const buttons = (): readonly HTMLElement[] => [
    ...(field.current?.querySelectorAll<HTMLElement>('button') ?? []),
  ];
  const setStop = (at: number): void => {
    stop.current = at;
    for (const [index, button] of buttons().entries()) button.tabIndex = index === at ? 0 : -1;
  };
  // The near column of the middle lane is where the keyboard arrives first.
  useLayoutEffect(() => setStop(stop.current ?? Math.floor(buttons().length / 2) + 1));
  return {
    onFocus: ({ target }: FocusEvent) => {
      const at = indexOf(buttons(), target);
      if (at >= 0) setStop(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons();
      const at = indexOf(all, event.target);
      const step = STEPS[event.key];
      if (at < 0 || step === undefined) return;
      const next = all[at + step];
      const sameLane = Math.floor((at + step) / ROWS) === Math.floor(at / ROWS);
      if (!next || (Math.abs(step) < ROWS && !sameLane)) return;
      event.preventDefault();
      next.focus();
    },
  };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: ROWS,
  ArrowLeft: -ROWS,
  ArrowDown: 1,
  ArrowUp: -1,
};

function indexOf(buttons: readonly Element[], target: EventTarget): number {
  return target instanceof Element ? buttons.indexOf(target) : -1;
}
