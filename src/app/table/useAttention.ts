/** Calls a player back from another tab: the title, a mark on the tab's icon and a soft sound say whose turn it is. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { playSound } from '../../ui';

const ICON = '/favicon.svg';
const ICON_WITH_MARK = '/favicon-turn.svg';

/** `call` is the title while somebody is awaited, null while nobody is. */
export function useAttention(call: string | null): void {
  const hidden = useSyncExternalStore(subscribe, () => document.hidden);
  const wasCalled = useRef(call !== null);
  useEffect(() => {
    if (call !== null && !wasCalled.current) playSound('turn');
    wasCalled.current = call !== null;
  }, [call]);
  useEffect(() => {
    if (!hidden || call === null) return;
    const before = document.title;
    document.title = call;
    setIcon(ICON_WITH_MARK);
    return () => {
      document.title = before;
      setIcon(ICON);
    };
  }, [hidden, call]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function setIcon(address: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', address);
}
