/** The apprentice: what looks best at once, on average over some of the worlds the seat may be in. */
import { createRandom, type Seat } from '../../games/kit';
import { createPlayout } from './search/playout';
import { apply, awaitedIn, isSecretChoice } from './search/table';
import type { Thinker } from './thinker';

/** How many worlds are imagined: an apprentice is not thorough. */
const WORLDS = 3;
/** What follows a secret choice is played on for so many moves. */
const AFTERMATH = 6;

export const playGreedily: Thinker = (mind, { view, seat, seed }) => {
  const { rules, brain } = mind;
  const random = createRandom(seed);
  const calls = brain.candidates(view, seat, random);
  const [first] = calls;
  if (!first) throw new Error('there is nothing to choose from');
  if (calls.length === 1) return { call: first, playouts: 0, options: [] };
  const playout = createPlayout(mind, random);
  const secret = isSecretChoice(rules, view);
  const worlds = Array.from({ length: WORLDS }, () => brain.sample(view, seat, random));

  /** What others choose at the same time cannot be known: anything. */
  const reveal = (state: object): void => {
    const others = awaitedIn(rules, state);
    for (const other of others) answerBlindly(state, other);
    playout.playOn(state, AFTERMATH);
  };
  const answerBlindly = (state: object, other: Seat): void => {
    const call = random.pick(brain.candidates(state, other, random));
    apply(rules, state, other, call, playout.effects);
  };

  const options = calls.map((call) => {
    let sum = 0;
    for (const world of worlds) {
      const state = rules.copy(world);
      apply(rules, state, seat, call, playout.effects);
      if (secret) reveal(state);
      sum += brain.evaluate(state, seat);
    }
    return { call, share: 1 / calls.length, value: sum / WORLDS };
  });
  options.sort((a, b) => b.value - a.value);
  return { call: options[0]?.call ?? first, playouts: calls.length * WORLDS, options };
};
