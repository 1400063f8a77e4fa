/** Keeps the keyboard on the board: a control that goes away hands over to the one that takes its place. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** To be called by the board; looks after every render. */
export function useFocusKept(board: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && (board.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [board]);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost) successor(board.current)?.focus({ preventScroll: true });
  });
}

/** The figure to set or the row marked `data-resume` where there is one, else the primary action, which stands last. */
function successor(board: HTMLElement | null): HTMLElement | null {
  const work = board?.querySelector<HTMLElement>('[role="spinbutton"], [data-resume] button[tabindex="0"]');
  return work ?? [...(board?.querySelectorAll<HTMLElement>('footer button') ?? [])].at(-1) ?? null;
}
