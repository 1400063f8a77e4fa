/** An open online table for as long as the page shows it. */
import { useEffect, useState } from 'react';
import { type OnlineError, takeOverSeat } from '../../online';
import type { OnlineTable } from '../../online/contract';
import { openOnlineTable } from '../../online/live';
import { tokenIn } from './address';

interface Opened {
  readonly table: OnlineTable | null;
  /** Why a seat could not be brought here. */
  readonly error: OnlineError | null;
}

export function useOnlineTable(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ table: null, error: null });
  useEffect(() => {
    let table: OnlineTable | null = null;
    let current = true;
    const open = async (): Promise<void> => {
      const token = tokenIn(location.hash);
      // The token works once: it must neither stay in the address nor in the history.
      if (token !== null) history.replaceState(history.state, '', location.pathname);
      const error = token === null ? null : await takeOverSeat(id, token);
      if (!current) return;
      table = openOnlineTable(id);
      setOpened({ table, error });
    };
    void open();
    return () => {
      current = false;
      table?.close();
    };
  }, [id]);
  return opened;
}
