/** The replay of a match that was played on this device, or why there is none. */
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SEATS } from '../../../games/kit';
import { type FoundRecording, library, type Recording } from '../../play';
import type { Eyes } from '../../replay';
import { FinishedMatch } from '../replay/FinishedMatch';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { useWords } from '../text';
import { useReplayWords } from '../text/replay';

export default function Replay({ match }: { readonly match: string }) {
  const { table } = useWords();
  return (
    <Suspense fallback={<Loading label={table.loading} />}>
      <Found match={match} />
    </Suspense>
  );
}

function Found({ match }: { readonly match: string }) {
  const { table, trouble } = useWords();
  const words = useReplayWords();
  const found = useRecording(match);
  switch (found?.kind) {
    case undefined:
      return <Loading label={words.loading} />;
    case 'missing':
      return <Notice title={table.missingTitle} body={table.missingBody} />;
    case 'unreadable':
      return <Notice title={table.unreadableTitle} body={trouble[found.error]} />;
    case 'running':
      return (
        <Notice title={words.running.title} body={words.running.body}>
          <Link href={`/play/${match}`}>{words.toTable}</Link>
        </Notice>
      );
    case 'found': {
      const { recording } = found;
      return <FinishedMatch recording={recording} first={ownEyes(recording)} table={`/play/${match}`} />;
    }
  }
}

/** Who played alone against bots sees it as before; several people begin with what all of them saw. */
function ownEyes({ seats }: Recording): Eyes {
  const people = SEATS.filter((_, at) => seats[at]?.kind === 'human');
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}

function useRecording(match: string): FoundRecording | null {
  const [found, setFound] = useState<FoundRecording | null>(null);
  useEffect(() => {
    let current = true;
    library.recording(match).then(
      (recording) => current && setFound(recording),
      () => current && setFound({ kind: 'unreadable', error: 'NOT_LOADED' }),
    );
    return () => {
      current = false;
    };
  }, [match]);
  return found;
}
