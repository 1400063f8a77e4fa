/** The online tables where this device has a seat, as the server knows them. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, memory, type Remembered } from '../../online';
import type { MyTable } from '../../online/protocol';

export interface MineAtTable {
  readonly remembered: Remembered;
  /** Undefined until the server has said something, null if it cannot be asked. */
  readonly mine: MyTable | null | undefined;
}

/** How often whose turn it is is asked for while somebody looks. */
const LOOK_MS = 20_000;

export function useMyTables(): readonly MineAtTable[] {
  const kept = useSyncExternalStore(memory.subscribe, () =>
    JSON.stringify(memory.seats().map(({ id }) => id)),
  );
  const [known, setKnown] = useState<ReadonlyMap<string, MyTable | null>>(new Map());
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      const asked = memory.seats().filter(({ id }) => kept.includes(id));
      if (asked.length === 0 || document.hidden) return;
      const tables = asked.map(({ id, pass }) => ({ id, ...(pass && { pass }) }));
      const answer = await api.mine({ tables });
      if (!current) return;
      if (answer.ok) noteFates(asked, answer.value.tables);
      setKnown(
        new Map(asked.map(({ id }, at) => [id, answer.ok ? (answer.value.tables[at] ?? null) : null])),
      );
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [kept]);
  return memory.seats().map((remembered) => ({ remembered, mine: known.get(remembered.id) }));
}

/** Tables that are no more, were called off, or where somebody else sits now; and those that have ended. */
function noteFates(asked: readonly Remembered[], tables: readonly (MyTable | null)[]): void {
  asked.forEach(({ id }, at) => {
    const mine = tables[at];
    if (!mine || mine.seat === null || mine.table.status === 'off') memory.forget(id);
    else if (mine.table.status === 'over') memory.finish(id);
  });
}
