/**
 * Secret choices made at the same time. In every sampled world the others choose: mostly blindly, partly knowing that
 * world and the seat's strategy. The seat knows none of the worlds: regret matching over all of them finds a mixed
 * strategy for it. The move is drawn from that at random, so nobody can learn to expect it.
 */
import type { AnyMoveCall, Random, Seat } from '../../../games/kit';
import type { Mind } from '../thinker';
import type { Thought } from '../thought';
import type { Clock } from './budget';
import { drawFrom } from './draw';
import { spellingOf } from './node';
import { createPlayout } from './playout';
import { createRegrets, type Regrets } from './regret';
import { apply, awaitedIn } from './table';

/** First the seat's choices are tried against anything the others may do, and halved until so many remain. */
const KEPT_ROWS = 12;
/** What part of the budget that may take, and what part trying everything once. */
const SCREENING = 0.5;
const BROWSING = 0.1;
/** Others are no fools: of so many answers they consider, the best few against what they may fear count. */
const SKETCHED = 6;
const CONSIDERED = 20;
const KEPT_ANSWERS = 6;
const FEARS = 4;
/** How far the others choose among these blindly, rather than as if they knew the seat's cards and strategy. */
const BLINDNESS = 0.8;
/** Rounds of regret matching after every new world, and at the end. */
const ROUNDS = 10;
const LAST_ROUNDS = 150;
/** What follows a secret choice is played on for so many moves, as by careful players. */
const AFTERMATH = 6;
/** Choices that the strategy makes so much less often than its favourite are left-overs of its beginnings. */
const NEGLIGIBLE = 0.4;

type Answers = readonly { readonly seat: Seat; readonly call: AnyMoveCall }[];

/** A sampled world, and what the others choose there. */
interface Scene {
  readonly world: object;
  readonly answers: Answers;
}

/** A choice of the seat that a rival, who does not know what the seat holds, has to reckon with. */
interface Fear {
  readonly world: object;
  readonly call: AnyMoveCall;
}

/** What has come of a choice so far. */
interface Trial {
  sum: number;
  tries: number;
}

/** A sampled world in which the others have some answers, and what the seat wins with each row against each. */
interface Field {
  readonly columns: readonly Float64Array[];
  readonly regrets: Regrets;
}

export async function searchMix(
  mind: Mind,
  view: object,
  seat: Seat,
  clock: Clock,
  random: Random,
): Promise<Thought> {
  const { rules, brain } = mind;
  const playout = createPlayout(mind, random);
  const spell = spellingOf(brain);
  const known = new Set<string>();
  const rows: AnyMoveCall[] = [];
  const fields: Field[] = [];
  let playouts = 0;
  let active: number[] = [];

  await screen();
  const own = createRegrets(rows.length);
  do {
    const columns = await explore();
    if (columns.length > 0) fields.push({ columns, regrets: createRegrets(columns.length) });
    match(fields, own, active, ROUNDS);
  } while (clock.next());
  return conclude(match(fields, own, active, LAST_ROUNDS));

  /** Of all that came to mind, tried each time in another world, the better half is kept, again and again. */
  async function screen(): Promise<void> {
    const trials = await browse();
    const halvings = Math.ceil(Math.log2(rows.length / KEPT_ROWS));
    for (let halving = 1; halving <= halvings; halving++) {
      do {
        await tryOut(active, trials, imagine());
      } while (clock.progress() < (SCREENING * halving) / halvings);
      active.sort((a, b) => meanOf(trials[b]) - meanOf(trials[a]));
      active = active.slice(0, Math.max(KEPT_ROWS, active.length >> 1));
    }
  }

  /** What comes to mind is tried once, and then what else does, until nothing new does or time is up. */
  async function browse(): Promise<Trial[]> {
    const trials: Trial[] = [];
    let ideas = haveIdeas();
    const scene = imagine();
    do {
      for (const _ of ideas) trials.push({ sum: 0, tries: 0 });
      await tryOut(ideas, trials, scene);
      ideas = clock.progress() < BROWSING ? haveIdeas() : [];
    } while (ideas.length > 0);
    return trials;
  }

  function haveIdeas(): number[] {
    const ideas: number[] = [];
    for (const call of brain.candidates(view, seat, random)) {
      const key = spell(call);
      if (known.has(key)) continue;
      known.add(key);
      ideas.push(rows.push(call) - 1);
    }
    active.push(...ideas);
    return ideas;
  }

  function imagine(): Scene {
    const world = brain.sample(view, seat, random);
    const [answers = []] = answersIn(world, SKETCHED, 1);
    return { world, answers };
  }

  async function tryOut(
    choices: readonly number[],
    trials: readonly Trial[],
    { world, answers }: Scene,
  ): Promise<void> {
    for (const [at, row] of choices.entries()) {
      if (at >= KEPT_ROWS && clock.progress() >= SCREENING) break;
      clock.next();
      const trial = trials[row] as Trial;
      trial.sum += payoff(world, rows[row] as AnyMoveCall, answers);
      trial.tries++;
    }
    await clock.breathe();
  }

  /** The payoffs in a new world, as far as time allows; the very first ones are needed in any case. */
  async function explore(): Promise<Float64Array[]> {
    const world = brain.sample(view, seat, random);
    const columns: Float64Array[] = [];
    for (const answers of answersIn(world, CONSIDERED, KEPT_ANSWERS)) {
      const column = new Float64Array(rows.length);
      for (const row of active) {
        if (!clock.next() && fields.length + columns.length > 0) return columns;
        column[row] = payoff(world, rows[row] as AnyMoveCall, answers);
      }
      columns.push(column);
      await clock.breathe();
    }
    return columns;
  }

  /** The best of some answers, as far as the others can tell; a single empty one if nobody is to choose. */
  function answersIn(world: object, considered: number, kept: number): Answers[] {
    const menus = awaitedIn(rules, world)
      .filter((other) => other !== seat)
      .map((other) => ({ seat: other, menu: brain.candidates(world, other, random) }));
    for (const { menu } of menus) random.shuffle(menu);
    const most = Math.max(1, ...menus.map(({ menu }) => menu.length));
    const all = Array.from({ length: Math.min(most, considered) }, (_, at) =>
      menus.map(({ seat: other, menu }) => ({ seat: other, call: menu[at % menu.length] as AnyMoveCall })),
    );
    if (all.length <= kept) return all;
    const fears = Array.from({ length: FEARS }, () => fearIn(world, random.pick(menus).seat));
    const judged: { readonly answers: Answers; readonly pain: number }[] = [];
    for (const answers of all) {
      if (judged.length >= kept && clock.progress() >= 1) break;
      let pain = 0;
      for (const fear of fears) {
        clock.next();
        pain -= payoff(fear.world, fear.call, answers);
      }
      judged.push({ answers, pain });
    }
    judged.sort((one, other) => other.pain - one.pain);
    return judged.slice(0, kept).map(({ answers }) => answers);
  }

  function fearIn(world: object, rival: Seat): Fear {
    const feared = brain.sample(rules.view(world, rival), rival, random);
    return { world: feared, call: random.pick(brain.candidates(feared, seat, random)) };
  }

  function payoff(world: object, call: AnyMoveCall, answers: Answers): number {
    playouts++;
    const state = rules.copy(world);
    apply(rules, state, seat, call, playout.effects);
    for (const answer of answers) apply(rules, state, answer.seat, answer.call, playout.effects);
    playout.playOn(state, AFTERMATH);
    return brain.evaluate(state, seat);
  }

  function conclude(gains: Float64Array): Thought {
    const shares = own.strategy();
    const least = NEGLIGIBLE * Math.max(...shares);
    const weights = shares.map((share) => (share < least ? 0 : share));
    const options = active
      .map((row) => ({ call: rows[row] as AnyMoveCall, share: shares[row] ?? 0, value: gains[row] ?? 0 }))
      .sort((a, b) => b.share - a.share);
    return { call: rows[drawFrom(weights, random)] as AnyMoveCall, playouts, options, mixed: true };
  }
}

/** The worst of a choice that was never tried. */
function meanOf(trial: Trial | undefined): number {
  return trial && trial.tries > 0 ? trial.sum / trial.tries : Number.NEGATIVE_INFINITY;
}

/** Regret matching of the seat, who does not know the world, against others who may; says what the rows bring. */
function match(
  fields: readonly Field[],
  own: Regrets,
  rows: readonly number[],
  rounds: number,
): Float64Array {
  const gains = new Float64Array(own.current.length);
  for (let round = 0; round < rounds; round++) {
    gains.fill(0);
    for (const { columns, regrets } of fields) {
      const pains = new Float64Array(columns.length);
      for (const [at, column] of columns.entries()) {
        const knowing = regrets.current[at] as number;
        const weight = (BLINDNESS / columns.length + (1 - BLINDNESS) * knowing) / fields.length;
        let pain = 0;
        for (const row of rows) {
          const payoff = column[row] as number;
          gains[row] = (gains[row] as number) + payoff * weight;
          pain -= payoff * (own.current[row] as number);
        }
        pains[at] = pain;
      }
      regrets.learn(pains);
    }
    own.learn(gains, rows);
  }
  return gains;
}
