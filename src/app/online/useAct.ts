/** Does something with the table; what is refused is said. */
import { useCallback } from 'react';
import type { OnlineTable } from '../../online/contract';
import type { Act } from '../../online/protocol';
import { toast } from '../../ui';
import { useOnlineWords } from '../text/online';

/** Gives the function that acts: true if it was done. */
export function useAct(table: OnlineTable): (act: Act) => Promise<boolean> {
  const { errors } = useOnlineWords();
  return useCallback(
    async (act) => {
      const error = await table.act(act);
      if (error !== null) toast(errors[error], 'bad');
      return error === null;
    },
    [table, errors],
  );
}
