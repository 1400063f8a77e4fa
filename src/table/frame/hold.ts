/** A deliberate press: held for a while with the pointer, Enter or Space. */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * The handlers of a button that acts after it was held for `ms`; with null a plain press is enough. A click that no
 * pointer or key has made comes from assistive technology, which cannot hold: it acts at once.
 */
export function useHold(ms: number | null, act: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  if (ms === null) return { holding: false, handlers: { onClick: act } };
  const start = () => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      act();
    }, ms);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (!event.repeat) start();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPress(event)) return;
    event.preventDefault();
    stop();
  };
  return {
    holding,
    handlers: {
      onPointerDown: (event: { readonly button: number }) => event.button === 0 && start(),
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onBlur: stop,
      onKeyDown,
      onKeyUp,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent) => event.detail === 0 && act(),
    },
  };
}

function isPress(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}
