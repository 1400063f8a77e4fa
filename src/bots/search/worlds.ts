/** The worlds a seat may be in: sampled one by one, the more the longer the search, and used again and again. */
import type { Random, Seat } from '../../../games/kit';
import type { Mind } from '../thinker';

export interface World {
  readonly index: number;
  readonly state: object;
}

export interface Worlds {
  /** A world for the pass; its state must be copied before it is changed. */
  of(pass: number): World;
}

/** So many worlds per square root of passes: enough to know chance, few enough to know each world well. */
const VARIETY = 4;

export function imagineWorlds({ brain }: Mind, view: object, seat: Seat, random: Random): Worlds {
  const worlds: World[] = [];
  return {
    of(pass) {
      const wanted = Math.ceil(VARIETY * Math.sqrt(pass + 1));
      if (worlds.length < wanted) {
        worlds.push({ index: worlds.length, state: brain.sample(view, seat, random) });
        return worlds[worlds.length - 1] as World;
      }
      return random.pick(worlds);
    },
  };
}
