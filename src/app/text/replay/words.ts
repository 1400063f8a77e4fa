/** The words of the replay, as one shape that each language fills. */
import type { Unit } from '../../../replay';

type Named = { readonly title: string; readonly body: string };

export interface ReplayWords {
  /** Before what the game says of the moment: "Replay". */
  readonly replay: string;
  readonly pageTitle: (game: string) => string;
  readonly loading: string;
  /** A click on the board moves nothing. */
  readonly readOnly: string;
  readonly running: Named;
  readonly toTable: string;
  readonly damaged: Named;
  readonly refused: string;
  readonly transport: string;
  readonly start: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly end: string;
  readonly stepBy: string;
  readonly units: Readonly<Record<Unit, string>>;
  readonly speed: string;
  readonly eyes: string;
  readonly spectator: string;
  readonly open: string;
  readonly position: string;
  readonly step: (step: number, last: number) => string;
  readonly point: string;
  /** What the plot shows, for those who cannot see it. */
  readonly plot: (points: number) => string;
  readonly hands: (count: number) => string;
  readonly playOn: {
    readonly title: string;
    readonly body: (step: number) => string;
    readonly seat: string;
    readonly level: string;
    readonly begin: string;
    readonly over: string;
  };
  readonly save: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: (link: string) => string;
  readonly lookBack: {
    readonly title: string;
    readonly leave: string;
    readonly sinceHere: string;
    readonly plot: string;
  };
}
