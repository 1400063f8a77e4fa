/** The log as far as the viewer has watched, and where the part begins that came last. */
import { useMemo, useState } from 'react';
import type { AnyWords, LogLine, NameOf, Viewer } from '../../../games/kit';
import type { PlayState } from '../../play/contract';
import { plain } from '../../ui';
import { useWords } from '../text';
import { logLines, type Remark } from './lines';

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

const NONE: readonly Remark[] = [];

/** Lines appear once the board has shown what they tell: a log must not give the end of the story away. */
export function useLog(
  { events, seen, viewer }: PlayState,
  words: AnyWords,
  nameOf: NameOf,
  remarks: readonly Remark[] = NONE,
): Log {
  const shell = useWords();
  const [mark, setMark] = useState<Mark>({ viewer, seen, from: seen });
  if (mark.viewer !== viewer || mark.seen !== seen) {
    setMark({ viewer, seen, from: mark.viewer === viewer ? mark.seen : seen });
  }
  return useMemo(() => {
    const told = (from: number, to: number): readonly LogLine[] =>
      logLines(events.slice(from, to), words, shell, nameOf);
    const remarked = (from: number, to: number): LogLine[] => {
      const lines: LogLine[] = [];
      let at = from;
      for (const remark of remarks) {
        if (remark.told <= from || remark.told > to) continue;
        lines.push(...told(at, remark.told), remark.line);
        at = remark.told;
      }
      return [...lines, ...told(at, to)];
    };
    const old = remarked(0, mark.from);
    return {
      lines: [...old, ...remarked(mark.from, seen)],
      newFrom: old.length,
      news: told(mark.from, seen)
        .map(({ text }) => plain(text))
        .join(' '),
    };
  }, [events, seen, mark.from, words, shell, nameOf, remarks]);
}
