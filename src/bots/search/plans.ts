/**
 * Secret choices that begin a plan, where good plans are too rare to be drawn: they are climbed to. Rivals may play
 * without a plan, or may have climbed themselves: whoever thought of the ones alone would fall prey to the others.
 */
import type { AnyPlans, Random, Seat } from '../../../games/kit';
import type { Mind } from '../thinker';
import type { Option, Thought } from '../thought';
import type { Clock } from './budget';
import { type Attempt, Climber, type Slope } from './climb';
import { drawFrom } from './draw';
import { type Prospect, weigh } from './weigh';

/** What part of the budget goes to rivals who think, if there are no others; and where climbing ends. */
const RIVALS = 0.5;
const CLIMBING = 0.85;
/** A rival who thinks draws and varies plans so many times, against so many opponents. */
const RIVAL_LEAPS = 8;
const RIVAL_STEPS = 40;
const RIVAL_OPPONENTS = 24;
/** So many plans are drawn before the best of them is varied. */
const LEAPS = 24;
const LEAP_OPPONENTS = 16;
/** After so many variations that were no better it is time to begin elsewhere. */
const PATIENCE = 80;
const LEAST_OPPONENTS = 24;
/** So many plans are compared at the end. */
const FINALISTS = 8;
/** To be unpredictable may cost so much at most: only plans that promise nearly as much as the best are mixed. */
const PRICE = 0.03;
/** Choices that the strategy hardly ever makes are left-overs of its beginnings. */
const NEGLIGIBLE = 0.1;

interface Finalist extends Prospect {
  readonly plan: unknown;
}

export async function searchPlans(
  { rules, brain }: Mind,
  plans: AnyPlans,
  view: object,
  seat: Seat,
  clock: Clock,
  random: Random,
): Promise<Thought> {
  const rival: Seat = seat === '0' ? '1' : '0';
  const planless = plans.planless(view, seat, random);
  /** Plans that rivals must reckon with, for all they know. */
  const expected: unknown[] = [];
  /** Plans of rivals who think. */
  const planned: unknown[] = [];
  /** Plans of any rivals. */
  const met: unknown[] = [];
  let playouts = 0;

  await imagineRivals();
  return conclude(await compare(await climb()));

  async function imagineRivals(): Promise<void> {
    do {
      planned.push(climbAsRival(brain.sample(view, seat, random)));
      await clock.breathe();
    } while (hasTime(RIVALS * (1 - planless)));
  }

  function climbAsRival(world: object): unknown {
    const climber = new Climber(slopeOf(world, rival, (at) => expectedAt(at, world)));
    const goesOn = () => hasTime(RIVALS * (1 - planless));
    for (let leap = 0; leap < RIVAL_LEAPS && goesOn(); leap++) climber.leap(RIVAL_OPPONENTS);
    for (let step = 0; step < RIVAL_STEPS && goesOn(); step++) climber.step(RIVAL_OPPONENTS);
    return climber.top.plan;
  }

  async function climb(): Promise<Attempt<unknown>[]> {
    const slope = slopeOf(view, seat, metAt);
    const found: Attempt<unknown>[] = [];
    do {
      const climber = new Climber(slope);
      for (let leap = 0; leap < LEAPS && hasTime(CLIMBING); leap++) climber.leap(LEAP_OPPONENTS);
      climber.failures = 0;
      while (climber.failures < PATIENCE && hasTime(CLIMBING)) {
        climber.step(affordable());
        await clock.breathe();
      }
      found.push(climber.top);
    } while (hasTime(CLIMBING));
    return found.sort((one, other) => meanOf(other.gains) - meanOf(one.gains)).slice(0, FINALISTS);
  }

  /** Against new rivals without a plan, since the old ones may have been beaten by luck, and against all who think. */
  async function compare(attempts: readonly Attempt<unknown>[]): Promise<Finalist[]> {
    const finalists = attempts.map(({ plan }) => ({
      plan,
      usual: 0,
      gains: planned.map((other) => plans.outcome(view, seat, plan, other)),
    }));
    for (let count = 1; count === 1 || hasTime(1); count++) {
      const other = drawRival();
      for (const finalist of finalists) {
        clock.next();
        finalist.usual += (outcome(view, seat, finalist.plan, other) - finalist.usual) / count;
      }
      await clock.breathe();
    }
    return finalists;
  }

  /** The move is drawn at random, so nobody can learn to expect it. */
  function conclude(finalists: readonly Finalist[]): Thought {
    const best = Math.max(...finalists.map(promiseOf));
    const mixed = finalists.filter((finalist) => promiseOf(finalist) >= best - PRICE);
    const { shares, values } = weigh(mixed, planless);
    const calls = mixed.map(({ plan }) => plans.call(view, seat, plan));
    const options = new Map<string, Option>();
    for (const [at, call] of calls.entries()) {
      const key = JSON.stringify(call);
      const known = options.get(key);
      const share = (known?.share ?? 0) + (shares[at] ?? 0);
      options.set(key, { call, share, value: Math.max(known?.value ?? -1, values[at] ?? -1) });
    }
    const ranked = [...options.values()].sort((one, other) => other.share - one.share);
    const least = NEGLIGIBLE * (ranked[0]?.share ?? 0);
    const weights = ranked.map(({ share }) => (share < least ? 0 : share));
    const chosen = ranked[drawFrom(weights, random)] as Option;
    return { call: chosen.call, playouts, options: ranked, mixed: true };
  }

  function promiseOf({ usual, gains }: Finalist): number {
    return planless * usual + (1 - planless) * meanOf(gains);
  }

  function slopeOf(state: object, player: Seat, opponentAt: (at: number) => unknown): Slope<unknown> {
    return {
      draw: () => plans.draw(state, player, random),
      vary: (plan) => plans.vary(state, player, plan, random),
      gain: (plan, at) => outcome(state, player, plan, opponentAt(at)),
      next: () => clock.next(),
    };
  }

  function outcome(state: object, player: Seat, own: unknown, other: unknown): number {
    playouts++;
    return plans.outcome(state, player, own, other);
  }

  function metAt(at: number): unknown {
    while (met.length <= at) met.push(random.int(100) < 100 * planless ? drawRival() : random.pick(planned));
    return met[at];
  }

  /** One without a plan. */
  function drawRival(): unknown {
    return plans.draw(brain.sample(view, seat, random), rival, random);
  }

  function expectedAt(at: number, world: object): unknown {
    while (expected.length <= at) {
      const imagined = brain.sample(rules.view(world, rival), rival, random);
      expected.push(plans.draw(imagined, seat, random));
    }
    return expected[at];
  }

  function hasTime(until: number): boolean {
    return clock.progress() < until;
  }

  /** The more time there is, the more opponents every plan can meet. */
  function affordable(): number {
    const total = clock.spent / Math.max(clock.progress(), 0.01);
    return Math.max(LEAST_OPPONENTS, Math.round(Math.sqrt(total)));
  }
}

function meanOf(gains: readonly number[]): number {
  return gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
}
