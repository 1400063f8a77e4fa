/**
 * Secret choices made at the same time. In every sampled world the others choose, knowing what that world gives them,
 * while the seat knows none of the worlds: regret matching over all of them finds a mixed strategy for the seat. The
 * move is drawn from it at random, so nobody can learn to expect it.
 */
import type { AnyMoveCall, Random, Seat } from '../../../games/kit';
import type { Mind } from '../thinker';
import type { Thought } from '../thought';
import type { Clock } from './budget';
import { drawFrom } from './draw';
import { createPlayout } from './playout';
import { createRegrets, type Regrets } from './regret';
import { apply, awaitedIn } from './table';

/** First the seat's choices are tried against anything the others may do, and halved until so many remain. */
const KEPT_ROWS = 12;
/** What part of the budget that may take. */
const SCREENING = 0.5;
/** Others are no fools: of so many answers they consider, the best few against some choices of the seat count. */
const SKETCHED = 6;
const CONSIDERED = 20;
const KEPT_ANSWERS = 6;
const JUDGES = 4;
/** Rounds of regret matching after every new world, and at the end. */
const ROUNDS = 10;
const LAST_ROUNDS = 150;
/** What follows a secret choice is played on for so many moves, as by careful players. */
const AFTERMATH = 6;
/** Choices that the strategy hardly ever makes are left-overs of its beginnings. */
const NEGLIGIBLE = 0.1;

type Answers = readonly { readonly seat: Seat; readonly call: AnyMoveCall }[];

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
  const rows = brain.candidates(view, seat, random);
  const playout = createPlayout(mind, random);
  const own = createRegrets(rows.length);
  const fields: Field[] = [];
  let playouts = 0;
  let active = rows.map((_, row) => row);

  await screen();
  do {
    const columns = await explore();
    if (columns.length > 0) fields.push({ columns, regrets: createRegrets(columns.length) });
    match(fields, own, active, ROUNDS);
  } while (clock.next());
  return conclude(match(fields, own, active, LAST_ROUNDS));

  /** Of the choices that time allows to try, each time in another world, the better half is kept, again and again. */
  async function screen(): Promise<void> {
    const halvings = Math.ceil(Math.log2(rows.length / KEPT_ROWS));
    const sums = new Float64Array(rows.length);
    const tries = new Float64Array(rows.length);
    const meanOf = (row: number): number =>
      tries[row] === 0 ? Number.NEGATIVE_INFINITY : (sums[row] as number) / (tries[row] as number);
    for (let halving = 1; halving <= halvings; halving++) {
      do {
        const world = brain.sample(view, seat, random);
        const [answers = []] = answersIn(world, SKETCHED, 1);
        for (const [at, row] of active.entries()) {
          if (at >= KEPT_ROWS && clock.progress() >= SCREENING) break;
          clock.next();
          sums[row] = (sums[row] as number) + payoff(world, row, answers);
          tries[row] = (tries[row] as number) + 1;
        }
        await clock.breathe();
      } while (clock.progress() < (SCREENING * halving) / halvings);
      active.sort((a, b) => meanOf(b) - meanOf(a));
      active = active.slice(0, Math.max(KEPT_ROWS, active.length >> 1));
    }
  }

  /** The payoffs in a new world, as far as time allows; the very first ones are needed in any case. */
  async function explore(): Promise<Float64Array[]> {
    const world = brain.sample(view, seat, random);
    const columns: Float64Array[] = [];
    for (const answers of answersIn(world, CONSIDERED, KEPT_ANSWERS)) {
      const column = new Float64Array(rows.length);
      for (const row of active) {
        if (!clock.next() && fields.length + columns.length > 0) return columns;
        column[row] = payoff(world, row, answers);
      }
      columns.push(column);
      await clock.breathe();
    }
    return columns;
  }

  /** The best of some answers against some of the seat's choices; a single empty one if nobody is to choose. */
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
    const judges = Array.from({ length: JUDGES }, () => random.pick(active));
    const judged: { readonly answers: Answers; readonly pain: number }[] = [];
    for (const answers of all) {
      if (judged.length >= kept && clock.progress() >= 1) break;
      let pain = 0;
      for (const row of judges) {
        clock.next();
        pain -= payoff(world, row, answers);
      }
      judged.push({ answers, pain });
    }
    judged.sort((one, other) => other.pain - one.pain);
    return judged.slice(0, kept).map(({ answers }) => answers);
  }

  function payoff(world: object, row: number, answers: Answers): number {
    playouts++;
    const state = rules.copy(world);
    apply(rules, state, seat, rows[row] as AnyMoveCall, playout.effects);
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

/** Regret matching of the seat, who does not know the world, against the others, who do; says what the rows bring. */
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
        const weight = (regrets.current[at] as number) / fields.length;
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
