/** The log as far as the viewer has watched, and where the part begins that came last. */
import { useMemo, useState } from 'react';
import type { AnyWords, LogLine, NameOf, Viewer } from '../../../games/kit';
import type { PlayState } from '../../play/contract';
import { plain } from '../../ui';
import { useWords } from '../text';
import { logLines } from './lines';

interface Log {
  readonly lines: readonly LogLine[];
  readonly newFrom: number;
  /** What came last, for the announcer. */
  readonly news: string;
}

interface Mark {
  readonly viewer: Viewer;
  readonly seen: number;
  readonly from: number;
}

/** Lines appear once the board has shown what they tell: a log must not give the end of the story away. */
export function useLog({ events, seen, viewer }: PlayState, words: AnyWords, nameOf: NameOf): Log {
  const shell = useWords();
  const [mark, setMark] = useState<Mark>({ viewer, seen, from: seen });
  if (mark.viewer !== viewer || mark.seen !== seen) {
    setMark({ viewer, seen, from: mark.viewer === viewer ? mark.seen : seen });
  }
  return useMemo(() => {
    const old = logLines(events.slice(0, mark.from), words, shell, nameOf);
    const fresh = logLines(events.slice(mark.from, seen), words, shell, nameOf);
    return {
      lines: [...old, ...fresh],
      newFrom: old.length,
      news: fresh.map(({ text }) => plain(text)).join(' '),
    };
  }, [events, seen, mark.from, words, shell, nameOf]);
}
