/** Every word of the shell, as one shape that each language fills: a missing key fails the type check. */
import type { CommonReason, ReactionWish } from '../../../games/kit';
import type { BotLevel } from '../../bots';
import type { LibraryError } from '../../play/contract';
import type { Pace, Theme } from '../../settings';

type Named = { readonly title: string; readonly hint: string };

export interface Words {
  readonly shell: {
    readonly home: string;
    readonly skip: string;
    readonly settings: string;
    readonly about: string;
    readonly statistics: string;
    readonly install: string;
    readonly pitch: string;
    /** Shown on the button that leads to the other language, in that language. */
    readonly otherLanguage: string;
    readonly loading: string;
    readonly offline: string;
    readonly failedTitle: string;
    readonly failedBody: string;
    readonly retry: string;
    readonly backHome: string;
    readonly cancel: string;
    readonly soon: string;
  };
  readonly home: {
    readonly title: string;
    readonly lead: string;
    readonly code: string;
    readonly codeHint: string;
    readonly join: string;
    readonly lobby: string;
  };
  readonly facts: {
    readonly players: (min: number, max: number) => string;
    readonly minutes: (count: number) => string;
    readonly minutesShort: (count: number) => string;
    readonly age: (years: number) => string;
    readonly weight: readonly [string, string, string];
    readonly weightLabel: (weight: string) => string;
  };
  readonly saved: {
    readonly title: string;
    readonly empty: string;
    readonly import: string;
    readonly export: string;
    readonly delete: string;
    readonly deleteTitle: string;
    readonly deleteBody: string;
    readonly menu: (game: string) => string;
    readonly yourTurn: string;
    readonly botTurn: string;
    readonly turnOf: (name: string) => string;
    readonly everybody: string;
    readonly against: (names: string) => string;
    readonly with: (names: string) => string;
    /** Somebody else, or several. */
    readonly others: string;
    readonly waiting: string;
    readonly openSeats: (count: number) => string;
    /** The server does not answer. */
    readonly unknown: string;
    readonly forget: string;
    readonly won: (name: string) => string;
    readonly draw: string;
    readonly finished: (count: number) => string;
    readonly more: (count: number) => string;
    readonly damaged: (count: number) => string;
    readonly discard: string;
    readonly imported: string;
    /** The beginning of an exported file's name. */
    readonly fileName: string;
  };
  readonly trouble: Readonly<Record<LibraryError, string>>;
  readonly game: {
    readonly allGames: string;
    readonly learn: string;
    readonly rules: string;
    readonly picture: (game: string) => string;
    readonly soonTitle: string;
    readonly soonBody: (game: string) => string;
    readonly play: string;
    readonly mode: string;
    readonly bot: Named;
    readonly device: Named;
    readonly online: Named;
    readonly level: string;
    readonly levelOfAll: string;
    readonly levelOfEach: string;
    readonly fair: string;
    readonly count: string;
    readonly seat: string;
    readonly random: string;
    readonly names: string;
    readonly nameOf: (role: string) => string;
    readonly player: (number: number) => string;
    /** A player without a name; the log speaks of them in the third person. */
    readonly nobody: string;
    readonly kindOf: (role: string) => string;
    readonly human: string;
    readonly botSeat: string;
    readonly shuffle: Named;
    readonly options: string;
    readonly noOptions: string;
    readonly startBot: (level: string) => string;
    readonly startBots: (count: number, level: string) => string;
    /** Of different levels. */
    readonly startMixed: (count: number) => string;
    readonly startDevice: (names: string) => string;
    /** Leads to several games that count together. */
    readonly series: string;
    readonly startOnline: string;
    readonly starting: string;
    readonly gallery: string;
  };
  readonly levels: Readonly<Record<BotLevel, Named>>;
  readonly table: {
    readonly seats: (humans: number, bots: number) => string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly watch: string;
    readonly watching: string;
    readonly hint: string;
    readonly hintLater: string;
    readonly menu: string;
    readonly log: string;
    readonly logEmpty: string;
    readonly rules: string;
    readonly settings: string;
    readonly lookBack: string;
    readonly replay: string;
    readonly resign: string;
    readonly callOff: string;
    readonly leave: string;
    readonly reload: string;
    readonly yourTurnTitle: (game: string) => string;
    readonly turnTitle: (name: string, game: string) => string;
    readonly resignTitle: string;
    readonly resignBody: (name: string) => string;
    readonly resignBodyMany: (name: string) => string;
    readonly callOffTitle: string;
    readonly callOffBody: string;
    readonly loading: string;
    readonly missingTitle: string;
    readonly missingBody: string;
    readonly unreadableTitle: string;
    readonly elsewhereTitle: string;
    readonly elsewhereBody: string;
    readonly takeOver: string;
    readonly boardFailedTitle: string;
    readonly boardFailedBody: string;
    readonly notSaved: (why: string) => string;
    readonly dismiss: string;
    readonly tookBack: (name: string) => string;
    readonly forfeitTitle: (winner: string) => string;
    readonly forfeitLine: (loser: string) => string;
    readonly rematch: Named;
    readonly backToGame: string;
    readonly backToSeries: string;
    readonly showBoard: string;
    readonly showResult: string;
    readonly nothingToUndo: string;
    readonly reasons: Readonly<Record<CommonReason, string>>;
  };
  readonly curtain: {
    readonly done: (names: string, count: number) => string;
  };
  readonly rules: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly contents: string;
    readonly found: (count: number) => string;
    readonly nothing: (text: string) => string;
    readonly toGame: (game: string) => string;
    readonly all: string;
    readonly read: string;
    readonly linkTo: (section: string) => string;
  };
  readonly settings: {
    readonly title: string;
    readonly lead: string;
    readonly name: string;
    readonly nameHint: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
    readonly pace: string;
    readonly paces: Readonly<Record<Pace, string>>;
    readonly sound: string;
    readonly confirm: Named;
    readonly hints: Named;
    readonly reactions: Named;
    readonly reactionWishes: Readonly<Record<ReactionWish, string>>;
  };
  readonly notFound: {
    readonly title: string;
    readonly body: string;
  };
}
