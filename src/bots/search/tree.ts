/**
 * Information-set Monte Carlo tree search: every iteration plays in another world that the seat may be in, but all
 * share one tree, whose nodes are what has been done, not what is hidden. Who chooses at the same time chooses at one
 * node, without knowing of the others.
 */
import { type Random, SEATS, type Seat, silentEffects } from '../../../games/kit';
import type { Mind } from '../thinker';
import type { Option, Thought } from '../thought';
import type { Clock } from './budget';
import {
  type Arm,
  bestOf,
  childOf,
  createNode,
  keyOf,
  type Menu,
  meanOf,
  menuOf,
  type Node,
  note,
  spellingOf,
  sumOf,
  type Values,
} from './node';
import { apply, awaitedIn, isDuel, isLegal, isSecretChoice } from './table';
import { imagineWorlds, type World } from './worlds';

/** How much a move that was tried seldom is favoured, in units of the spread of all outcomes. */
const CURIOSITY = 1;
/** How far the worth of a position is that of its best continuation so far, where the game does not say. */
const FORESIGHT = 0.2;
/** Deeper than this nothing is certain enough to be worth a branch. */
const MAX_DEPTH = 12;
/** What a move that was never tried is expected to be better than the usual one, in the same units. */
const UNTRIED = 4;

/** Half of the moves are dropped again and again; more where the others could not be tried so often. */
const EARNEST = 8;

/** An arm that was chosen, and what else could have been. */
interface Choice {
  readonly seat: Seat;
  readonly arm: Arm;
  readonly menu: Menu;
}

export async function searchTree(
  mind: Mind,
  view: object,
  seat: Seat,
  clock: Clock,
  random: Random,
): Promise<Thought> {
  const { rules, brain } = mind;
  const spell = spellingOf(brain);
  const root = createNode();
  const calls = brain.candidates(view, seat, random);
  const [first] = calls;
  if (!first) throw new Error('there is nothing to choose from');
  if (calls.length === 1) return { call: first, playouts: 0, options: [] };
  const worlds = imagineWorlds(mind, view, seat, random);
  const effects = silentEffects(random);
  const spread = createSpread();
  const prospects = brain.prospects ?? brain.candidates;
  const duel = isDuel(mind, view);
  const foresight = brain.foresight?.(view) ?? FORESIGHT;
  const previews = duel && brain.previews === true;
  const ownMenu = menuOf(root, seat, calls, spell);

  let passes = 0;
  let active = ownMenu.slice();
  while (active.length > 1) {
    const used = clock.progress();
    const share = (1 - used) / Math.ceil(Math.log2(active.length));
    do await tryAll(worlds.of(passes++));
    while (clock.progress() < used + share);
    active.sort((one, other) => meanOf(other, seat) - meanOf(one, seat));
    active = active.slice(0, Math.min(Math.ceil(active.length / 2), affordable()));
  }
  return conclude(active[0] as Arm);

  function conclude({ call }: Arm): Thought {
    const total = ownMenu.reduce((sum, { visits }) => sum + visits, 0);
    const options = ownMenu
      .map((arm): Option => ({ call: arm.call, share: arm.visits / total, value: meanOf(arm, seat) }))
      .sort((one, other) => other.share - one.share || other.value - one.value);
    return { call, playouts: total, options };
  }

  /** How many moves the time that is left allows to try in earnest. */
  function affordable(): number {
    const left = clock.spent * (1 / clock.progress() - 1);
    return Math.max(2, Math.floor(left / EARNEST));
  }

  /** All that are left meet the same world, so that none is favoured by it. */
  async function tryAll(world: World): Promise<void> {
    for (const arm of active) {
      clock.next();
      iterate(world, arm);
    }
    await clock.breathe();
  }

  function iterate(world: World, arm: Arm): void {
    const state = rules.copy(world.state);
    const path: Choice[] = [];
    descend(state, world, arm, path);
    learn(state, path);
  }

  function descend(state: object, world: World, first: Arm, path: Choice[]): void {
    let node = root;
    for (let depth = 0; depth < MAX_DEPTH && rules.result(state) === null; depth++) {
      node.visits++;
      if (node !== root && (node.visits === 1 || isSecretChoice(rules, state))) return;
      let step = '';
      for (const actor of awaitedIn(rules, state)) {
        // An earlier answer may have closed the question.
        if (step !== '' && rules.awaiting(state)[actor] === undefined) continue;
        const own = node === root && actor === seat;
        const choice = own ? { seat, arm: first, menu: ownMenu } : choiceAt(node, state, actor, world);
        path.push(choice);
        apply(rules, state, actor, choice.arm.call, effects);
        step += keyOf(choice.arm, spell);
      }
      node = childOf(node, step);
    }
  }

  function choiceAt(node: Node, state: object, actor: Seat, world: World): Choice {
    // What the seat itself can do seldom depends on what it cannot see.
    const key = actor === seat ? actor : `${actor}${world.index}`;
    node.menus ??= new Map();
    const known = node.menus.get(key);
    const usual = known && choose(known, actor);
    if (known && usual && isLegal(rules, state, actor, usual.call)) {
      return { seat: actor, arm: usual, menu: known };
    }
    const menu = menuOf(node, actor, prospects(state, actor, random), spell);
    node.menus.set(key, menu);
    if (previews && menu.length > 1) preview(state, actor, menu);
    return { seat: actor, arm: choose(menu, actor), menu };
  }

  /** What each new move does at once counts as its first try: so a rival's best answer is not met by chance. */
  function preview(state: object, actor: Seat, menu: Menu): void {
    for (const arm of menu) {
      if (arm.visits > 0) continue;
      const next = rules.copy(state);
      apply(rules, next, actor, arm.call, effects);
      note(arm, balance(next));
    }
  }

  /** The arm with the best prospects. */
  function choose(menu: Menu, actor: Seat): Arm {
    let visits = 0;
    let sum = 0;
    for (const arm of menu) {
      arm.chances++;
      visits += arm.visits;
      sum += sumOf(arm, actor);
    }
    const curiosity = CURIOSITY * spread.width();
    const untried = visits === 0 ? Number.POSITIVE_INFINITY : sum / visits + UNTRIED * curiosity;
    let chosen = menu[0] as Arm;
    let most = Number.NEGATIVE_INFINITY;
    const from = random.int(menu.length);
    for (let step = 0; step < menu.length; step++) {
      const arm = menu[(from + step) % menu.length] as Arm;
      const prospect =
        arm.visits === 0
          ? untried
          : sumOf(arm, actor) / arm.visits + curiosity * Math.sqrt(Math.log(arm.chances) / arm.visits);
      if (prospect > most) [chosen, most] = [arm, prospect];
    }
    return chosen;
  }

  /** From the leaf back to the root: whoever chooses there will choose what has turned out best. */
  function learn(state: object, path: readonly Choice[]): void {
    const values = duel ? balance(state) : worthOf(state, new Set(path.map((choice) => choice.seat)));
    spread.note(values[Number(seat)] as number);
    for (let at = path.length - 1; at >= 0; at--) {
      const { seat: actor, arm, menu } = path[at] as Choice;
      note(arm, values);
      const { sums, visits } = bestOf(menu, actor, arm);
      for (let place = 0; place < values.length; place++) {
        const best = (sums?.[place] ?? 0) / visits;
        values[place] = (1 - foresight) * (values[place] as number) + foresight * best;
      }
    }
  }

  /** How good the position is for both: one gains what the other loses. */
  function balance(state: object): Values {
    const own = brain.evaluate(state, seat);
    return seat === '0' ? [own, -own] : [-own, own];
  }

  /** How good the position is for each of the seats; 0 for the others, of whom nobody asks. */
  function worthOf(state: object, seats: ReadonlySet<Seat>): Values {
    return SEATS.map((each) => (seats.has(each) ? brain.evaluate(state, each) : 0));
  }
}

/** The standard deviation of the outcomes so far. */
function createSpread() {
  let count = 0;
  let mean = 0;
  let squares = 0;
  return {
    note(value: number): void {
      count++;
      const before = value - mean;
      mean += before / count;
      squares += before * (value - mean);
    },
    width: (): number => (count < 2 ? 1 : Math.sqrt(squares / count)),
  };
}
