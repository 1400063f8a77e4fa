/** The views that this page was sent, in order: all there is to leaf through as long as the match goes on. */
import { type AnyRules, same, type Viewer } from '../../../games/kit';
import type { Film, Told } from '../../replay';

interface Album {
  keep(view: object, told: number): void;
  /** Null if nothing was kept. */
  film(rules: AnyRules, viewer: Viewer, events: Told): Film | null;
}

export function createAlbum(): Album {
  const leaves: { readonly view: object; readonly told: number }[] = [];
  return {
    keep: (view, told) => {
      const last = leaves.at(-1);
      if (last?.view === view || (last?.told === told && same(last.view, view))) return;
      leaves.push({ view, told });
    },
    film: (rules, viewer, events) => {
      const kept = leaves.slice();
      if (kept.length === 0) return null;
      return {
        viewer,
        events,
        told: kept.map(({ told }) => Math.min(told, events.length)),
        moments: kept.map(({ view }) => rules.moment(view)),
        view: (step) => kept[step]?.view ?? {},
      };
    },
  };
}
