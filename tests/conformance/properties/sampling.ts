/** 7. What a bot imagines could be true: it looks the same to the player, and it is a state of the game. */
import { createRandom, type Seat, seatsOf } from '../../../games/kit';
import type { Subject } from '../../../tools/playout';
import type { Position } from '../play';
import type { Property } from '../property';

export const sampling: Property = {
  title: 'samples agree with everything the player knows',
  positions: 1500,
  fault: (subject, position) => {
    for (const seat of seatsOf(position.setup.players)) {
      const fault = wrongSample(subject, position, seat);
      if (fault !== null) return fault;
    }
    return null;
  },
};

function wrongSample(
  { rules, brain }: Subject,
  { match: { state, moves }, setup }: Position,
  seat: Seat,
): string | null {
  const view = rules.view(state, seat);
  const sample = brain.sample(view, seat, createRandom(setup.seed, moves));
  const seen = JSON.stringify(view);
  const imagined = JSON.stringify(rules.view(sample, seat));
  if (imagined !== seen) return `seat ${seat} sees ${seen} and imagines ${imagined}`;
  const broken = rules.invariants(sample);
  if (broken.length > 0) return `seat ${seat} imagines the impossible: ${broken.join('; ')}`;
  if (rules.awaiting(sample)[seat] !== rules.awaiting(state)[seat])
    return `seat ${seat} imagines another stage`;
  return null;
}
