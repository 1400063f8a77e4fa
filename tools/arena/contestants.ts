/** Everybody who can be asked for a move: our levels, boardgame.io's own bots, and one that shows how far luck goes. */
import type { AnyMoveCall, Match, Seat } from '../../games/kit';
import { BOT_LEVELS, type BotLevel } from '../../src/bots';
import { thinkerOf } from '../../src/bots/levels';
import { type Budget, thinkAhead } from '../../src/bots/search';
import type { Thinker } from '../../src/bots/thinker';
import { UsageError } from '../command';
import type { Subject } from '../playout';
import { monteCarlo } from './boardgame-bot';
import type { Contest } from './contest';
import { processorTime } from './processor';

interface Idea {
  readonly call: AnyMoveCall;
  readonly playouts: number;
}

export interface Decision extends Idea {
  /** How long it took. */
  readonly milliseconds: number;
}

/** Some are handed the full state and look at all of it. */
type Mind<Answer> = (match: Match<object>, seat: Seat, seed: string) => Promise<Answer>;
export type Contestant = Mind<Decision>;

/** Knows everything and thinks ten times as long: what it does not win, no bot in its place could. */
export const ORACLE = 'oracle';
const FORESIGHT = 10;
/** As many iterations as boardgame.io's bot takes unless told otherwise. */
const SHIPPED: Budget = { iterations: 1000 };

const nobody = new AbortController().signal;

export const CONTESTANTS: readonly string[] = [
  ...BOT_LEVELS,
  'bgio-mcts',
  'bgio-mcts-fair',
  'bgio-mcts-1000',
  ORACLE,
];

export function contestantOf(name: string, subject: Subject, contest: Contest): Contestant {
  const mind = mindOf(name, subject, contest);
  return async (match, seat, seed) => {
    const begun = processorTime();
    const { call, playouts } = await mind(match, seat, seed);
    return { call, playouts, milliseconds: processorTime() - begun };
  };
}

function mindOf(name: string, subject: Subject, { players, budget }: Contest): Mind<Idea> {
  switch (name) {
    case 'bgio-mcts':
      return monteCarlo(subject, players, budget, true);
    case 'bgio-mcts-1000':
      return monteCarlo(subject, players, SHIPPED, true);
    case 'bgio-mcts-fair':
      return monteCarlo(subject, players, budget, false);
    case ORACLE:
      return omniscient(subject, budget);
    default:
      if (!isLevel(name))
        throw new UsageError(`no bot ${JSON.stringify(name)}; there is ${CONTESTANTS.join(', ')}`);
      return withView(subject, thinkerOf(name, budget, processorTime));
  }
}

function isLevel(name: string): name is BotLevel {
  return (BOT_LEVELS as readonly string[]).includes(name);
}

function withView(subject: Subject, think: Thinker): Mind<Idea> {
  return async ({ state }, seat, seed) => {
    const view = subject.rules.view(state, seat);
    return think(subject, { game: subject.rules.id, view, seat, level: 'archmage', seed }, nobody);
  };
}

function omniscient({ rules, brain }: Subject, budget: Budget): Mind<Idea> {
  const think = thinkAhead(
    'iterations' in budget
      ? { iterations: FORESIGHT * budget.iterations }
      : { milliseconds: FORESIGHT * budget.milliseconds },
    processorTime,
  );
  return async ({ state }, seat, seed) => {
    const { undecided: _, solve: __, ...skills } = brain;
    const knowing = { ...skills, sample: () => rules.copy(state) };
    const view = rules.view(state, seat);
    return think({ rules, brain: knowing }, { game: rules.id, view, seat, level: 'archmage', seed }, nobody);
  };
}
