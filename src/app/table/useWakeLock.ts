/** Keeps the screen awake while a table is in front of somebody. */
import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (left) await granted.release();
        else lock = granted;
      } catch {
        // A low battery or the player's wish: the screen may sleep.
      }
    };
    void hold();
    // The browser lets go of the lock whenever the tab is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
