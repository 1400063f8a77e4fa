/** What is sent to whoever looks at a table: positions, differences, the log, people. */
import { maskEvents, type Viewer } from '../../../games/kit';
import type { ClientState, SyncInfo } from '../../online/protocol';
import type { Events } from '../match/engine';
import type { LogRow } from '../store/contract';
import { clocksView } from '../table/clock';
import type { Loaded } from '../table/record';
import { type Attendance, stockPlayers } from '../table/view';

/** boardgame.io's state for a client, with the events of the last change. */
export function clientState(loaded: Loaded, viewer: Viewer, events: Events): ClientState {
  const position = loaded.positions[viewer];
  if (!position) throw new Error(`nobody watches the match as ${viewer}`);
  const { G, ctx, canUndo } = position;
  const from = (loaded.table.told[viewer] ?? 0) - events.length;
  return {
    G,
    ctx,
    plugins: { grimoire: { data: { events, from, canUndo } } },
    _stateID: loaded.table.heard[viewer] ?? 0,
    _undo: [],
    _redo: [],
  };
}

/** The log of the match as the viewer may know it. */
export function chronicleOf(rows: readonly LogRow[], viewer: Viewer): Events {
  return maskEvents(
    rows.flatMap(({ events }) => JSON.parse(events) as Events),
    viewer,
  );
}

export function stockSync(loaded: Loaded, viewer: Viewer, attendance: Attendance): Omit<SyncInfo, 'online'> {
  const state = clientState(loaded, viewer, []);
  const filteredMetadata = stockPlayers(loaded.table, attendance);
  return { state, initialState: state, log: [], filteredMetadata };
}

export function ourSync(
  loaded: Loaded,
  viewer: Viewer,
  chronicle: Events,
  attendance: Attendance,
  { have, now, boot }: { readonly have: number; readonly now: number; readonly boot: string },
): SyncInfo {
  // Who claims to know more than there is has another match in mind.
  const from = have <= chronicle.length ? have : 0;
  const { time } = loaded.table;
  return {
    ...stockSync(loaded, viewer, attendance),
    online: {
      from,
      events: chronicle.slice(from),
      clocks: time && clocksView(time),
      now,
      boot,
    },
  };
}
