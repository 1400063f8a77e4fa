/** How long Anludim takes to find the combinations of a large hand. */
import { lays } from '../../games/anludim/combinations';
import { CARDS } from '../../games/anludim/data';
import { rules } from '../../games/anludim/rules';
import { createRandom, startMatch } from '../../games/kit';

const CARDS_IN_HAND = 15;
const HANDS = 300;

export interface CombinationSpeed {
  /** Milliseconds, the average of many hands. */
  readonly perHand: number;
}

export function measureCombinations(hands = HANDS): CombinationSpeed {
  const random = createRandom('combinations');
  const states = Array.from({ length: hands }, (_, deal) => {
    const started = startMatch(rules, { players: 2, seed: `hand ${deal}` });
    if (!started.ok) throw new Error(started.error.message);
    const cards = [...CARDS];
    random.shuffle(cards);
    const { state } = started.match;
    const [first, ...others] = state.players;
    if (!first) throw new Error('nobody plays');
    return { ...state, players: [{ ...first, hand: cards.slice(0, CARDS_IN_HAND) }, ...others] };
  });
  const findAll = (): void => {
    for (const state of states) lays(state, '0');
  };
  // The first time is the engine's, not ours.
  findAll();
  const begun = performance.now();
  findAll();
  return { perHand: (performance.now() - begun) / hands };
}
