/** Any sensible move, picked blindly. */
import { createRandom } from '../../games/kit';
import type { Thinker } from './thinker';

export const playAtRandom: Thinker = ({ brain }, { view, seat, seed }) => {
  const random = createRandom(seed);
  return random.pick(brain.candidates(view, seat, random));
};
