/** The words of the statistics. */
import type { ArchiveError, Opponent, Outcome } from '../../../statistics';

export interface StatisticsWords {
  readonly title: string;
  readonly lead: string;
  readonly empty: { readonly title: string; readonly body: string; readonly play: string };
  readonly failed: { readonly title: string; readonly body: string };
  readonly played: string;
  readonly won: string;
  readonly streak: string;
  readonly bestStreak: string;
  readonly share: (won: number, decided: number) => string;
  readonly byOpponent: string;
  readonly byOpponentHint: string;
  readonly opponents: Readonly<Record<Opponent, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly tally: (won: number, drawn: number, lost: number) => string;
  readonly byGame: string;
  readonly points: string;
  readonly rounds: string;
  readonly perGame: (average: string, most: number) => string;
  readonly kept: string;
  readonly times: (count: number) => string;
  readonly quickest: string;
  readonly inRounds: (count: number) => string;
  readonly form: (game: string, count: number) => string;
  readonly formHint: string;
  readonly curve: { readonly points: string; readonly rounds: string };
  readonly own: string;
  readonly others: string;
  readonly asTable: string;
  readonly lastGames: (count: number) => string;
  readonly date: string;
  readonly result: string;
  readonly against: string;
  readonly export: string;
  readonly import: string;
  readonly imported: (count: number) => string;
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteBody: string;
  readonly deleted: string;
  readonly notDeleted: string;
  readonly errors: Readonly<Record<ArchiveError, string>>;
  readonly fileName: string;
}
