/** The words of the lessons' frame, as one shape that each language fills. */
export interface LearnWords {
  readonly title: (game: string) => string;
  /** How the learner is called in the log if they gave no name. */
  readonly learner: string;
  readonly rival: string;
  readonly guide: string;
  readonly step: (step: number, steps: number) => string;
  readonly next: string;
  readonly finish: string;
  readonly back: string;
  readonly showHow: string;
  readonly again: string;
  readonly leave: string;
  readonly fold: string;
  readonly unfold: string;
  readonly watch: string;
  /** Said when somebody plays in a step that is there to be read. */
  readonly early: string;
  readonly resumed: string;
  readonly more: string;
  readonly done: (game: string) => string;
  readonly play: (game: string) => string;
  readonly others: string;
}
