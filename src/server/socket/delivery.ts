/** What is sent to whoever looks at a table: positions, differences, the log, people. */
import { maskEvents, type Viewer } from '../../../games/kit';
import type { Change, ClientState, StockSyncInfo, SyncInfo } from '../../online/protocol';
import type { Events } from '../match/engine';
import type { Frames } from '../match/frames';
import type { LogRow } from '../store/contract';
import type { Attendance } from '../table/attendance';
import { clocksView } from '../table/clock';
import type { Loaded, Table } from '../table/record';
import { stockPlayers } from '../table/view';

/** boardgame.io's state for a client, with the events of the last change. */
export function clientState(loaded: Loaded, viewer: Viewer, events: Events): ClientState {
  const position = loaded.positions[viewer]?.();
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

/** What the viewer notices between two tables; undefined: nothing. */
export function changeFor(
  viewer: Viewer,
  before: Table | undefined,
  { heard, time }: Table,
  frames: Frames,
): Change | undefined {
  const [from, to] = [before?.heard[viewer] ?? 0, heard[viewer] ?? 0];
  if (from === to) return undefined;
  const { delta, events } = frames[viewer] ?? { delta: () => ({}), events: [] };
  return time === null ? [from, to, delta(), events] : [from, to, delta(), events, clocksView(time)];
}

/** The log of the match as the viewer may know it. */
export function chronicleOf(rows: readonly LogRow[], viewer: Viewer): Events {
  return maskEvents(
    rows.flatMap(({ events }) => JSON.parse(events) as Events),
    viewer,
  );
}

export function stockSync(loaded: Loaded, viewer: Viewer, attendance: Attendance): StockSyncInfo {
  const state = clientState(loaded, viewer, []);
  return {
    state,
    initialState: state,
    log: [],
    filteredMetadata: stockPlayers(loaded.table, attendance),
  };
}

export function ourSync(
  loaded: Loaded,
  viewer: Viewer,
  chronicle: Events,
  { have, now, boot }: { readonly have: number; readonly now: number; readonly boot: string },
): SyncInfo {
  // Who claims to know more than there is has another match in mind.
  const from = have <= chronicle.length ? have : 0;
  const { time } = loaded.table;
  const clocks = time && clocksView(time);
  return {
    state: clientState(loaded, viewer, []),
    online: { from, events: chronicle.slice(from), clocks, now, boot },
  };
}
