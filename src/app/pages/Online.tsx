/** An online table: the room before the game, the game, or why neither can be shown. */
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { OnlineTable as Table } from '../../online/contract';
import { ConfirmHost } from '../../table';
import { Button, toast } from '../../ui';
import { reloadNewest } from '../offline/installed';
import { Room } from '../online/room/Room';
import { OnlineTable } from '../online/table/OnlineTable';
import { useOnlineTable } from '../online/useOnlineTable';
import { Layout } from '../shell/Layout';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { useArrived } from '../table/useArrived';
import { useWakeLock } from '../table/useWakeLock';
import { useWords } from '../text';
import { useOnlineWords } from '../text/online';

export default function Online({ id }: { readonly id: string }) {
  const { table: text } = useWords();
  const { errors } = useOnlineWords();
  const { table, error } = useOnlineTable(id);
  useWakeLock();
  useEffect(() => {
    if (error !== null) toast(errors[error], 'bad');
  }, [error, errors]);
  return (
    <>
      <Suspense fallback={<Loading label={text.loading} />}>
        {table ? <State table={table} /> : <Loading label={text.loading} />}
      </Suspense>
      <ConfirmHost />
    </>
  );
}

function State({ table }: { readonly table: Table }) {
  const { table: text, shell } = useWords();
  const { table: words, errors } = useOnlineWords();
  const state = useStore(table.store);
  const { status, table: view } = state.online;
  const arrived = useArrived(view?.game ?? null);
  switch (status.kind) {
    case 'loading':
      return <Loading label={text.loading} />;
    case 'refused':
      return (
        <Layout>
          <Notice title={words.refused} body={errors[status.error]}>
            {status.error === 'CLIENT_OUTDATED' ? (
              <Button variant="primary" onClick={() => void reloadNewest()}>
                {words.outdated}
              </Button>
            ) : (
              <Button variant="primary" onClick={table.retry}>
                {shell.retry}
              </Button>
            )}
            <Link href="/lobby">{words.lobby}</Link>
          </Notice>
        </Layout>
      );
    case 'moved': {
      const { title, hint } = view?.status === 'waiting' ? words.removed : words.moved;
      return (
        <Layout>
          <Notice title={title} body={hint}>
            <Button variant="primary" onClick={table.retry}>
              {words.watch}
            </Button>
          </Notice>
        </Layout>
      );
    }
    case 'open':
      if (view === null) return <Loading label={text.loading} />;
      if (view.status === 'waiting') return <Room table={table} state={state} view={view} />;
      if (view.status === 'off') {
        return (
          <Layout>
            <Notice title={words.off.title} body={words.off.hint}>
              {view.series === null ? (
                <Link href={`/games/${view.game}`}>{text.backToGame}</Link>
              ) : (
                <Link href={`/series/online/${view.series}`}>{text.backToSeries}</Link>
              )}
            </Notice>
          </Layout>
        );
      }
      if (!arrived) return <Loading label={text.loading} />;
      return <OnlineTable table={table} state={state} view={view} />;
  }
}
