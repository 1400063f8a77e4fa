/** Marks what a step points at on the board, and brings it into sight. What the board draws anew is marked again. */
import { useEffect } from 'react';

const MARK = 'data-pointed';

/** `pointing` says when: not while the board still tells what happened. */
export function usePointer(selectors: readonly string[] | undefined, pointing: boolean): void {
  const wanted = selectors?.join(', ') ?? '';
  useEffect(() => {
    const board = document.querySelector('main');
    if (!board || wanted === '' || !pointing) return;
    const point = (): void => {
      for (const element of board.querySelectorAll(wanted)) element.setAttribute(MARK, '');
    };
    point();
    board.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
    const watch = new MutationObserver(point);
    watch.observe(board, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const element of board.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    };
  }, [wanted, pointing]);
}
