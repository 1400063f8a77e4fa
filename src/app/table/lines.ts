/** The log of a match in words. */
import type { AnyWords, DomainEvent, LogLine, NameOf, UndoEvent } from '../../../games/kit';
import type { Words } from '../text/words';

type Event = DomainEvent | UndoEvent;

/** A line that no event tells, after so many events. */
export interface Remark {
  readonly told: number;
  readonly line: LogLine;
}

/** The icon of advice: no game has one of this name. */
export const ADVICE_ICON = 'advice';

export function logLines(
  events: readonly Event[],
  words: AnyWords,
  { table }: Words,
  nameOf: NameOf,
): readonly LogLine[] {
  return events.flatMap((event) =>
    isUndo(event)
      ? [{ kind: 'line', text: table.tookBack(nameOf(event.player)) } as const]
      : referred(words.log(event, nameOf), words.references?.event(event)),
  );
}

/** The first line that is not a heading leads to the rule behind the event. */
function referred(lines: readonly LogLine[], rule: string | undefined): readonly LogLine[] {
  const first = lines.find(({ kind }) => kind !== 'heading');
  if (rule === undefined || !first) return lines;
  return lines.map((line) => (line === first ? { ...line, rule } : line));
}

function isUndo(event: Event): event is UndoEvent {
  return event.type === 'undo';
}
