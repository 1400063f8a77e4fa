/** Plays on from a state as a careful player would: of a few moves, the one that looks best. */
import { type DomainEvent, type Effects, type Random, type Seat, silentEffects } from '../../../games/kit';
import type { Mind } from '../thinker';
import { apply, awaitedIn, isSecretChoice } from './table';

/** Of so many candidates at most the best is played. */
const BREADTH = 8;

export interface Playout {
  /** Plays at most so many moves on the given state, and stops before a secret choice. */
  playOn(state: object, moves: number): void;
  readonly effects: Effects<DomainEvent>;
}

export function createPlayout({ rules, brain }: Mind, random: Random): Playout {
  const effects = silentEffects(random);

  const step = (state: object, seat: Seat): void => {
    const calls = brain.candidates(state, seat, random);
    if (calls.length > BREADTH) random.shuffle(calls);
    let best = calls[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const call of calls.length > 1 ? calls.slice(0, BREADTH) : []) {
      const next = rules.copy(state);
      apply(rules, next, seat, call, effects);
      const value = brain.evaluate(next, seat);
      if (value > most) [best, most] = [call, value];
    }
    if (best) apply(rules, state, seat, best, effects);
  };

  return {
    effects,
    playOn(state, moves) {
      for (let made = 0; made < moves && rules.result(state) === null; made++) {
        if (isSecretChoice(rules, state)) return;
        const [seat] = awaitedIn(rules, state);
        if (seat === undefined) return;
        step(state, seat);
      }
    },
  };
}
