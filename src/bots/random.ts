/** Any sensible move, picked blindly. */
import { createRandom } from '../../games/kit';
import type { Thinker } from './thinker';

export const playAtRandom: Thinker = ({ brain }, { view, seat, seed }) => {
  const random = createRandom(seed);
  return { call: random.pick(brain.candidates(view, seat, random)), playouts: 0, options: [] };
};
