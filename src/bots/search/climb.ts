/**
 * Climbs to better and better plans: a plan is varied, and the variation takes its place if it does better against the
 * same opponents. Most variations are worse, and are given up as soon as that shows.
 */

/** Where is climbed, for how long, and what is better. */
export interface Slope<Plan> {
  /** Any plan. */
  draw(): Plan;
  vary(plan: Plan): Plan;
  /** What the plan brings against the opponent at this place of a list without end. */
  gain(plan: Plan, opponent: number): number;
  /** Whether another opponent may be met. */
  next(): boolean;
}

/** A plan, and what it brought against the first opponents. */
export interface Attempt<Plan> {
  readonly plan: Plan;
  readonly gains: number[];
}

/** So many opponents are met in any case. */
const LEAST = 6;
/** How clearly a plan must be worse to be given up, in standard deviations. */
const CAUTION = 1;

export class Climber<Plan> {
  private readonly slope: Slope<Plan>;
  private best: Attempt<Plan>;
  /** How many variations in a row were no better. */
  failures = 0;

  constructor(slope: Slope<Plan>) {
    this.slope = slope;
    this.best = { plan: slope.draw(), gains: [] };
  }

  get top(): Attempt<Plan> {
    return this.best;
  }

  /** Anything else, against so many opponents at most. */
  leap(opponents: number): void {
    this.challenge(this.slope.draw(), opponents);
  }

  /** Something similar. */
  step(opponents: number): void {
    this.challenge(this.slope.vary(this.best.plan), opponents);
  }

  private challenge(plan: Plan, opponents: number): void {
    const gains: number[] = [];
    let lead = 0;
    let spread = 0;
    for (let opponent = 0; opponent < opponents; opponent++) {
      if (!this.slope.next()) return;
      const gain = this.slope.gain(plan, opponent);
      const difference = gain - this.usual(opponent);
      gains.push(gain);
      lead += difference;
      spread += difference * difference;
      if (opponent >= LEAST && lead < 0 && lead * lead > CAUTION * CAUTION * spread) break;
    }
    if (lead > 0) {
      this.best = { plan, gains };
      this.failures = 0;
    } else this.failures++;
  }

  /** What the best so far brings. */
  private usual(opponent: number): number {
    const { plan, gains } = this.best;
    let gain = gains[opponent];
    if (gain === undefined) {
      this.slope.next();
      gain = this.slope.gain(plan, opponent);
      gains.push(gain);
    }
    return gain;
  }
}
