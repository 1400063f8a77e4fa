/** What the table page reads: everything from the scene and from what its viewer may know. */
import { canUndo, seatsOf, type Viewer } from '../../../games/kit';
import { matchOf } from '../../../games/kit/boardgame';
import type { GivenHint, Hint, LibraryError, TableState } from '../contract';
import type { SavedMatch } from '../saved/record';
import type { SummaryCard } from '../saved/summary';
import type { Host } from './host';
import type { Scene } from './hot-seat';
import type { TakenSeat } from './seat';
import { humansOf, shownTo } from './situation';

export interface Shown {
  readonly host: Host;
  readonly match: SavedMatch;
  readonly summary: SummaryCard;
  readonly scene: Scene;
  /** Nobody sits there while the curtain is closed. */
  readonly seat: TakenSeat | null;
  readonly trouble: LibraryError | null;
  readonly watchful: boolean;
  readonly hint: Hint | null;
  readonly hints: readonly GivenHint[];
}

const NOTHING: readonly [] = [];

export function snapshot(shown: Shown): TableState {
  const { host, match, summary, scene, seat, trouble, watchful, hint, hints } = shown;
  const { over, winners, forfeit, awaited, updatedAt } = summary;
  const viewer = viewerOf(scene);
  const actor = scene.kind === 'curtain' ? null : scene.actor;
  return {
    status: { kind: 'open' },
    game: match.game,
    rules: host.rules,
    options: match.options,
    plans: match.seats,
    seats: seatsOf(host.players).flatMap((seat, at) => {
      const plan = match.seats[at];
      return plan ? [{ seat, name: plan.name, kind: plan.kind, awaited: awaited.includes(seat) }] : [];
    }),
    viewer,
    actor,
    curtain: scene.kind === 'curtain' ? scene.curtain : null,
    question: scene.kind === 'question' ? scene.seats : null,
    watchful: host.rules.reactions && humansOf(match.seats).length === 1 ? watchful : null,
    view: seat?.view ?? null,
    events: seat ? host.chronicle.of(viewer) : NOTHING,
    seen: seat ? host.chronicle.position(viewer, shownTo(match, viewer)) : 0,
    canUndo: actor !== null && canUndo(matchOf(host.state).match, actor),
    started: host.moves.some(({ player }) => match.seats[Number(player)]?.kind === 'human'),
    over,
    winners,
    endedAt: over ? updatedAt : null,
    forfeit,
    trouble,
    series: match.series ?? null,
    hint,
    hints: hints.length > 0 ? hints.filter((given) => given.seat === viewer) : NOTHING,
  };
}

/** Behind the curtain there is nothing private to see. */
export function viewerOf(scene: Scene): Viewer {
  return scene.kind === 'seat' ? scene.seat : 'spectator';
}
