/** A match that goes on, to leaf through: as the server tells it again, or only the views that this page was sent. */
import { type AnyRules, same, type Viewer } from '../../../games/kit';
import type { Film, Told } from '../../replay';
import { applyDelta } from '../delta';
import type { Past } from '../protocol';

/** A view, and how many events had been told by then. */
interface Leaf {
  readonly view: object;
  readonly told: number;
}

/** Whose eyes, and all that they were told. */
interface Eyes {
  readonly rules: AnyRules;
  readonly viewer: Viewer;
  readonly events: Told;
}

interface Album {
  keep(view: object, told: number): void;
  /** Null if nothing was kept. */
  film(eyes: Eyes): Film | null;
}

/** For where the server cannot be asked. */
export function createAlbum(): Album {
  const leaves: Leaf[] = [];
  return {
    keep: (view, told) => {
      const last = leaves.at(-1);
      if (last?.view === view || (last?.told === told && same(last.view, view))) return;
      leaves.push({ view, told });
    },
    film: (eyes) => (leaves.length === 0 ? null : filmOfLeaves(leaves.slice(), true, eyes)),
  };
}

export function filmOfPast({ steps, cut }: Past, eyes: Eyes): Film {
  const leaves: Leaf[] = [];
  for (const [told, delta] of steps) {
    leaves.push({ told, view: applyDelta(leaves.at(-1)?.view, delta) as object });
  }
  return filmOfLeaves(leaves, cut, eyes);
}

function filmOfLeaves(leaves: readonly Leaf[], cut: boolean, { rules, viewer, events }: Eyes): Film {
  return {
    viewer,
    events,
    told: leaves.map(({ told }) => Math.min(told, events.length)),
    moments: leaves.map(({ view }) => rules.moment(view)),
    view: (step) => leaves[step]?.view ?? {},
    cut,
  };
}
