/** What is said around a bot's advice, as one shape that each language fills. Advice is a clause without capital. */

/** How the game looks to whoever is advised. */
export type Prospects = 'won' | 'good' | 'even' | 'behind' | 'lost';

export interface HintWords {
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  readonly again: string;
  readonly doIt: string;
  readonly close: string;
  readonly why: {
    readonly only: string;
    readonly clear: string;
    readonly better: string;
    readonly close: (second: string) => string;
    /** A secret choice that is hardly ever another one. */
    readonly always: string;
    readonly mixed: (tenths: number) => string;
    readonly oftener: (advice: string) => string;
  };
  readonly prospects: Readonly<Record<Prospects, string>>;
  readonly futures: (count: number) => string;
  /** A line of the end panel. */
  readonly used: (count: number) => string;
  /** A line of the log. */
  readonly advised: (name: string, advice: string) => string;
}
