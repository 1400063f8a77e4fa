/** The words for sharing a result. */
export interface ShareWords {
  readonly share: string;
  readonly drawing: string;
  readonly ready: string;
  readonly failed: string;
  readonly picture: (game: string, result: string) => string;
  readonly send: string;
  readonly notShared: string;
  readonly save: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly close: string;
}
