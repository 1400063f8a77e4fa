/** A game learned by playing it: the page of its lesson. */
import { Suspense } from 'react';
import { ConfirmHost } from '../../table';
import { LessonPlay } from '../learn/LessonPlay';
import { hasLesson } from '../learn/parts';
import { Loading } from '../shell/Loading';
import { useWakeLock } from '../table/useWakeLock';
import { useWords } from '../text';
import NotFound from './NotFound';

export default function Learn({ game }: { readonly game: string }) {
  const { table } = useWords();
  useWakeLock();
  if (!hasLesson(game)) return <NotFound />;
  return (
    <>
      <Suspense fallback={<Loading label={table.loading} />}>
        <LessonPlay game={game} />
      </Suspense>
      <ConfirmHost />
    </>
  );
}
