/** The replay of a match that was played at an online table: for everybody who has the link, once it is over. */
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, memory, type OnlineError } from '../../online';
import type { Replay } from '../../online/protocol';
import type { Recording, SeatPlan } from '../../play';
import { FinishedMatch } from '../replay/FinishedMatch';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { useWords } from '../text';
import { useOnlineWords } from '../text/online';
import { useReplayWords } from '../text/replay';

export default function TableReplay({ id }: { readonly id: string }) {
  const { table } = useWords();
  return (
    <Suspense fallback={<Loading label={table.loading} />}>
      <Found id={id} />
    </Suspense>
  );
}

function Found({ id }: { readonly id: string }) {
  const words = useReplayWords();
  const { errors } = useOnlineWords();
  const found = useReplay(id);
  if (found === null) return <Loading label={words.loading} />;
  const table = `/tables/${id}`;
  if (found.ok) {
    const first = memory.of(id)?.pass?.seat ?? 'spectator';
    return <FinishedMatch recording={found.recording} first={first} table={table} shared />;
  }
  if (found.error === 'NOT_OVER') {
    return (
      <Notice title={words.running.title} body={words.running.body}>
        <Link href={table}>{words.toTable}</Link>
      </Notice>
    );
  }
  return <Notice title={words.refused} body={errors[found.error]} />;
}

type Found =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly error: OnlineError };

function useReplay(id: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let current = true;
    void api.replay(id).then((answer) => {
      if (current) setFound(answer.ok ? { ok: true, recording: recordingOf(answer.value) } : answer);
    });
    return () => {
      current = false;
    };
  }, [id]);
  return found;
}

function recordingOf({ seats, ...replay }: Replay): Recording {
  return { ...replay, seats: seats.map(planOf) };
}

function planOf(seat: Replay['seats'][number]): SeatPlan {
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level };
  return { kind: 'human', name: seat.name };
}
