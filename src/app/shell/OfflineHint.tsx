/** Says that the network is gone, and that it matters little. */
import { useSyncExternalStore } from 'react';
import { useWords } from '../text';
import css from './OfflineHint.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineHint() {
  const { shell } = useWords();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={css.hint} role="status">
      {online ? null : <p>{shell.offline}</p>}
    </div>
  );
}
