/** A card held under the pointer for a moment shows itself larger, with its full text, beside itself. */
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './peek.module.css';

const DELAY_MS = 500;
const GAP_PX = 14;
/** Above this width a card shows its text itself. */
const READABLE_PX = 180;

interface Peek {
  readonly shown: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
  };
  readonly hide: () => void;
}

export function usePeek(enabled: boolean): Peek {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    hide,
    handlers: {
      onPointerEnter: (event) => {
        const small = event.currentTarget.offsetWidth < READABLE_PX;
        if (enabled && small && event.pointerType === 'mouse')
          timer.current = setTimeout(() => setShown(true), DELAY_MS);
      },
      onPointerLeave: hide,
    },
  };
}

/** In the top layer, so that no board clips it; it stays inside its card for the colours it inherits. */
export function PeekCard({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const peek = ref.current;
    const card = peek?.parentElement;
    if (!peek || !card) return;
    peek.showPopover?.();
    const at = card.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = peek;
    const above = at.top - GAP_PX - height;
    const left = at.left + at.width / 2 - width / 2;
    peek.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - width - GAP_PX))}px`;
    peek.style.top = `${above > GAP_PX ? above : Math.min(at.bottom + GAP_PX, innerHeight - height - GAP_PX)}px`;
  }, []);
  return (
    <span ref={ref} className={css.peek} popover="manual" aria-hidden="true">
      {children}
    </span>
  );
}
