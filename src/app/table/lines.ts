/** The log of a match in words. */
import type { AnyWords, DomainEvent, LogLine, NameOf, UndoEvent } from '../../../games/kit';
import type { Words } from '../text/words';

type Event = DomainEvent | UndoEvent;

export function logLines(
  events: readonly Event[],
  words: AnyWords,
  { table }: Words,
  nameOf: NameOf,
): readonly LogLine[] {
  return events.flatMap((event) =>
    isUndo(event)
      ? [{ kind: 'line', text: table.tookBack(nameOf(event.player)) } as const]
      : words.log(event, nameOf),
  );
}

function isUndo(event: Event): event is UndoEvent {
  return event.type === 'undo';
}
