/** Every word of the pages about series, as one shape that each language fills. */
import type { DrawCounts, SeriesCode } from '../../../../games/kit/series';

type Named = { readonly title: string; readonly hint: string };

export interface SeriesWords {
  readonly create: {
    readonly title: (game: string) => string;
    readonly lead: string;
    readonly form: string;
    readonly best: Named;
    readonly cursus: Named;
    readonly bracket: Named;
    /** A bracket in Clash of Magic Schools. */
    readonly championship: Named;
    readonly games: string;
    readonly gamesHint: (kind: 'pair' | 'table', draws: DrawCounts) => string;
    readonly where: string;
    readonly device: Named;
    readonly online: Named;
    /** Which side of a Cursus the founder takes. */
    readonly school: string;
    readonly count: string;
    readonly players: string;
    readonly playerName: (number: number) => string;
    readonly playerKind: (number: number) => string;
    readonly playerLevel: (number: number) => string;
    readonly human: string;
    readonly bot: string;
    readonly open: string;
    readonly start: string;
    readonly starting: string;
    readonly startOnline: string;
    readonly mine: string;
    /** Where a series is played that is not on this device. */
    readonly shared: string;
    readonly damaged: (count: number) => string;
    readonly discard: string;
  };
  /** What the series is called: by its form. */
  readonly name: {
    readonly best: (games: number) => string;
    readonly cursus: string;
    readonly bracket: string;
    readonly championship: string;
  };
  readonly page: {
    readonly of: (names: string) => string;
    readonly next: string;
    readonly nextMany: string;
    readonly play: string;
    readonly goOn: string;
    readonly watch: string;
    readonly botsPlay: string;
    readonly botsWait: string;
    readonly game: (number: number, of: number) => string;
    readonly pairing: (stage: string, number: number) => string;
    readonly replayed: (number: number) => string;
    readonly print: string;
    readonly delete: string;
    readonly deleteTitle: string;
    readonly deleteBody: string;
    readonly again: string;
    readonly missingTitle: string;
    readonly missingBody: string;
    readonly unreadableTitle: string;
    readonly progress: (played: number) => string;
  };
  readonly sheet: {
    readonly cursus: string;
    readonly best: string;
    readonly bracket: string;
    readonly game: (number: number) => string;
    readonly bonus: (points: number) => string;
    readonly total: string;
    readonly points: string;
    readonly player: string;
    readonly wins: string;
    readonly won: string;
    readonly drawn: string;
    readonly lost: string;
    readonly final: string;
    readonly semifinal: string;
    readonly quarterfinal: string;
    readonly champion: string;
    readonly bye: string;
    readonly byeShort: string;
    readonly open: string;
    readonly lot: (values: string) => string;
    readonly out: string;
    readonly playing: string;
    readonly replay: (game: string) => string;
    /** Before the numbers of the games of a match that were drawn. */
    readonly drawnFirst: string;
    readonly drawnGame: (match: string, number: number) => string;
    /** After the last drawn game of a match. */
    readonly threeDraws: string;
    readonly walkover: string;
    readonly walkoverShort: string;
  };
  readonly online: {
    readonly waiting: string;
    readonly invite: string;
    readonly link: string;
    readonly shareText: (game: string) => string;
    readonly qr: string;
    readonly places: string;
    readonly you: string;
    readonly open: string;
    readonly name: string;
    readonly take: string;
    readonly leave: string;
    readonly start: string;
    readonly seatsOpen: string;
    readonly ready: string;
    readonly readyOthers: (name: string) => string;
    readonly full: string;
    readonly yourGames: string;
    readonly otherGames: string;
    readonly wait: string;
    readonly away: (names: string, count: number) => string;
    /** For those who cannot settle it themselves. */
    readonly awayOthers: (owner: string) => string;
    readonly settle: (name: string) => string;
    readonly settleTitle: (name: string) => string;
    readonly settleBody: string;
    readonly settleBot: (name: string) => string;
    readonly settleWin: (name: string) => string;
    readonly failed: string;
    readonly stale: string;
  };
  readonly end: {
    readonly won: (name: string) => string;
    readonly shared: (names: string) => string;
    readonly cursus: string;
    readonly championship: string;
    readonly place: readonly [string, string, string];
    readonly podium: string;
  };
  readonly errors: Readonly<Record<SeriesCode | 'OPTIONS', string>>;
}
