/** A refusal by a series: its code is stable, the shell has the sentences. */

export type SeriesCode =
  | 'SERIES_PLAYERS'
  | 'SERIES_COMPLETE'
  | 'CURSUS_PLAYERS'
  | 'CURSUS_COMPLETE'
  | 'CHAMPIONSHIP_PLAYERS'
  | 'CHAMPIONSHIP_TIED'
  | 'CHAMPIONSHIP_COMPLETE'
  | 'MATCH_NOT_OPEN';

export class SeriesError extends Error {
  readonly code: SeriesCode;

  constructor(code: SeriesCode) {
    super(code);
    this.name = 'SeriesError';
    this.code = code;
  }
}
