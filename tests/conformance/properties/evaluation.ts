/** 10. A bot's judgement is a number from -1 to 1; where two play, the one gains what the other loses. */
import { seatsOf } from '../../../games/kit';
import { isDuel } from '../../../src/bots/search/table';
import type { Property } from '../property';

/** As far as sums of fractions agree. */
const NEARLY = 1e-9;

export const evaluation: Property = {
  title: 'a position has a worth for everybody, and in a duel nobody gains without the other',
  positions: 1500,
  fault: ({ rules, brain }, { match: { state }, setup }) => {
    const worths = seatsOf(setup.players).map((seat) => brain.evaluate(state, seat));
    for (const [seat, worth] of worths.entries()) {
      if (!(worth >= -1 && worth <= 1)) return `seat ${seat} values the state at ${worth}`;
    }
    if (!isDuel({ rules, brain }, state)) return null;
    const sum = worths.reduce((total, worth) => total + worth, 0);
    return Math.abs(sum) < NEARLY ? null : `two in a duel value the state at ${worths.join(' and ')}`;
  },
};
