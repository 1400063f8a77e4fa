/**
 * A finished match played again by the rules from its seed, options and moves. What does not come to the result that
 * was written down is no replay of that match, and a match that is not over has none: it would give secrets away.
 */
import {
  type AnyRules,
  advance,
  type DomainEvent,
  type Moment,
  maskEvents,
  type PlayedMove,
  type Seat,
  same,
  startMatch,
  type UndoEvent,
  type Viewer,
} from '../../games/kit';
import type { Film } from './film';

/** What was written down of a match. */
export interface Played {
  readonly options: unknown;
  readonly seats: readonly unknown[];
  readonly seed: string;
  readonly moves: readonly PlayedMove[];
  /** As the rules gave it; null if somebody gave up before the end. */
  readonly result: object | null;
  readonly forfeit: Seat | null;
}

interface Step {
  readonly state: object;
  readonly events: readonly (DomainEvent | UndoEvent)[];
}

export interface Timeline {
  readonly rules: AnyRules;
  readonly steps: readonly Step[];
  readonly moments: readonly Moment[];
}

/** Through whose eyes: a player's, everybody's, or with everything open. */
export type Eyes = Viewer | 'open';

/** Null if the record is damaged or the match goes on. */
export function simulate(rules: AnyRules, played: Played): Timeline | null {
  const steps = play(rules, played);
  const last = steps?.at(-1);
  if (!steps || !last) return null;
  const result = rules.result(last.state);
  const over = result !== null || played.forfeit !== null;
  return over && same(result, played.result) ? timelineOf(rules, steps) : null;
}

/**
 * The match as one seat, or everybody, has seen it up to now. It may still be going on: whatever these eyes did not
 * see stays behind.
 */
export function filmSoFar(rules: AnyRules, played: Omit<Played, 'result' | 'forfeit'>, viewer: Viewer): Film {
  const steps = play(rules, played);
  if (!steps) throw new Error('a match that is being played cannot be played again');
  const film = filmOf(timelineOf(rules, steps), viewer);
  const views = steps.map((_, step) => film.view(step));
  return { ...film, view: (step) => views[step] ?? {} };
}

/** The same film without the steps that these eyes did not notice: how many secret choices there were is no news. */
export function noticed(film: Film): Film {
  const steps = film.told.flatMap((told, step) => {
    const isNews = step === 0 || told !== film.told[step - 1] || !same(film.view(step), film.view(step - 1));
    return isNews ? [step] : [];
  });
  return {
    ...film,
    told: steps.map((step) => film.told[step] ?? 0),
    moments: steps.flatMap((step) => film.moments[step] ?? []),
    view: (at) => film.view(steps[at] ?? -1),
  };
}

export function filmOf({ rules, steps, moments }: Timeline, eyes: Eyes): Film {
  const viewer = eyes === 'open' ? 'spectator' : eyes;
  const stretches = steps.map(({ events }) => (eyes === 'open' ? events : maskEvents(events, viewer)));
  let count = 0;
  return {
    viewer,
    events: stretches.flat(),
    told: stretches.map(({ length }) => {
      count += length;
      return count;
    }),
    moments,
    view: (step) => {
      const state = steps[step]?.state ?? {};
      return eyes === 'open' ? state : rules.view(state, eyes);
    },
  };
}

function timelineOf(rules: AnyRules, steps: readonly Step[]): Timeline {
  return { rules, steps, moments: steps.map(({ state }) => rules.moment(state)) };
}

/** Null if the options or a move are against the rules. */
function play(rules: AnyRules, { options, seats, seed, moves }: Omit<Played, 'result' | 'forfeit'>) {
  const started = startMatch(rules, { players: seats.length, options, seed });
  if (!started.ok) return null;
  let { match } = started;
  const steps: Step[] = [{ state: match.state, events: started.events }];
  for (const { player, move, args } of moves) {
    const advanced = advance(rules, match, player, move, args);
    if (!advanced.ok) return null;
    match = advanced.match;
    steps.push({ state: match.state, events: advanced.events });
  }
  return steps;
}
