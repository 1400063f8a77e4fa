/** The little that differs between databases: how a statement is run and how a change is made in one piece. */
import type { Heard, News } from './contract';

export type Value = string | number | null;
export type Fields = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Driver {
  query(sql: string, values: readonly Value[]): Promise<readonly Fields[]>;
  /** All of them or none, and none if the first changes no row: then false. */
  change(statements: readonly Statement[], news: News | null): Promise<boolean>;
  /** Runs the migrations that are missing, one process at a time; says which version was there before. */
  migrate(migrations: readonly string[]): Promise<number>;
  /** Whether an error means that a unique key was already there. */
  isConflict(error: unknown): boolean;
  publish(news: News): void;
  subscribe(listener: (heard: Heard) => void): void;
  close(): Promise<void>;
}

/** Why a database is not touched. */
export function newerDatabase(known: number, expected: number): Error {
  return new Error(
    `The database has version ${known}, this server knows only ${expected}: it was used by a newer server.`,
  );
}
