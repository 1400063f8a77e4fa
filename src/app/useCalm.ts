/** Whether the page is there and has nothing to do: time for what lies below and for what comes next. */
import { useEffect, useState } from 'react';

/** On a busy page it is calm enough after so many milliseconds. */
const PATIENCE = 2000;

export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const rest = () => setCalm(true);
    // Safari does not tell when it is idle.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, PATIENCE / 4);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: PATIENCE });
    return () => cancelIdleCallback(asked);
  }, []);
  return calm;
}
