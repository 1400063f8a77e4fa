/** An open table for as long as the page shows it. */
import { useEffect, useState } from 'react';
import { type LocalTable, openLocalTable } from '../../../play';

export function useLocalTable(match: string): LocalTable | null {
  const [table, setTable] = useState<LocalTable | null>(null);
  useEffect(() => {
    const opened = openLocalTable(match);
    setTable(opened);
    return () => opened.close();
  }, [match]);
  return table;
}
