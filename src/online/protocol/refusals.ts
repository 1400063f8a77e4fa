/** Why something was not done. */

/** Stable codes; the page has the sentences. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'TOO_LARGE',
  'RATE_LIMITED',
  'FORBIDDEN_ORIGIN',
  'CLIENT_OUTDATED',
  /** The database cannot be reached: try again. */
  'UNAVAILABLE',
  'NOT_FOUND',
  'TABLE_NOT_FOUND',
  'CODE_NOT_FOUND',
  'SERIES_NOT_FOUND',
  /** The form of the series does not go with its game or its number of players. */
  'SERIES_INVALID',
  /** That game is not to be played now, or not by the caller. */
  'GAME_NOT_OPEN',
  'UNKNOWN_GAME',
  'INVALID_PLAYER_COUNT',
  'INVALID_OPTIONS',
  'INVALID_CLOCK',
  'NAME_EMPTY',
  'NAME_TOO_LONG',
  'NAME_TAKEN',
  'TABLE_FULL',
  'SEAT_TAKEN',
  'SEAT_UNKNOWN',
  /** The owner has sent this device away. */
  'REMOVED',
  'WRONG_CREDENTIALS',
  'NOT_OWNER',
  'SEATS_OPEN',
  'NOT_WAITING',
  'NOT_PLAYING',
  'NOT_OVER',
  'ALREADY_MOVED',
  'NOT_ABANDONED',
  'NO_CLOCK',
  'NOT_PAUSED',
  'TOKEN_INVALID',
  'GALLERY_CLOSED',
  'CHAT_EMPTY',
  'CHAT_TOO_LONG',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface Refusal {
  readonly error: {
    readonly code: ErrorCode;
    /** For developers and logs. */
    readonly message: string;
    /** With RATE_LIMITED and UNAVAILABLE: seconds after which it is worth trying again. */
    readonly retryAfter?: number;
  };
}
