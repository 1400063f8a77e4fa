/** A match on this device: opens it, or says why that is not possible. */
import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { LocalTable as Local } from '../../play';
import { ConfirmHost } from '../../table';
import { Button } from '../../ui';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { LocalTable } from '../table/local/LocalTable';
import { useLocalTable } from '../table/local/useLocalTable';
import { useArrived } from '../table/useArrived';
import { useWakeLock } from '../table/useWakeLock';
import { useWords } from '../text';

export default function Table({ match }: { readonly match: string }) {
  const words = useWords();
  const table = useLocalTable(match);
  useWakeLock();
  return (
    <>
      <Suspense fallback={<Loading label={words.table.loading} />}>
        {table ? <State table={table} match={match} /> : <Loading label={words.table.loading} />}
      </Suspense>
      <ConfirmHost />
    </>
  );
}

function State({ table, match }: { readonly table: Local; readonly match: string }) {
  const { table: text, trouble } = useWords();
  const status = useStore(table.store, (state) => state.status);
  const game = useStore(table.store, (state) => state.game);
  const arrived = useArrived(game);
  switch (status.kind) {
    case 'missing':
      return <Notice title={text.missingTitle} body={text.missingBody} />;
    case 'unreadable':
      return <Notice title={text.unreadableTitle} body={trouble[status.error]} />;
    case 'elsewhere':
      return (
        <Notice title={text.elsewhereTitle} body={text.elsewhereBody}>
          <Button variant="primary" onClick={() => table.takeOver()}>
            {text.takeOver}
          </Button>
        </Notice>
      );
    case 'loading':
      return <Loading label={text.loading} />;
    case 'open':
      if (game === null || !arrived) return <Loading label={text.loading} />;
      return <LocalTable table={table} match={match} game={game} />;
  }
}
