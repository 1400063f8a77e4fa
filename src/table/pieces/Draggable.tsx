/** Lets a mouse drag a card: a shortcut beside the card's own button. Fingers tap, and hold to enlarge. */
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface DraggableProps {
  readonly onPick: () => void;
  readonly onLeave: () => void;
  /** Another card was dropped on this one. */
  readonly onDrop?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const HAS_MOUSE = globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

export function Draggable({ onPick, onLeave, onDrop, className, children }: DraggableProps) {
  const box = useRef<HTMLDivElement>(null);
  const on = useEffectEvent((event: Event) => {
    if (event.type === 'dragstart') onPick();
    else if (event.type === 'dragend') onLeave();
    else if (onDrop) {
      event.preventDefault();
      if (event.type === 'drop') onDrop();
    }
  });
  useEffect(() => {
    const element = box.current;
    const heard = (event: Event) => on(event);
    const kinds = ['dragstart', 'dragend', 'dragover', 'drop'];
    for (const kind of kinds) element?.addEventListener(kind, heard);
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, heard);
    };
  }, []);
  return (
    <div ref={box} className={className} draggable={HAS_MOUSE}>
      {children}
    </div>
  );
}
