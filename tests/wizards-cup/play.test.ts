/** Random games: the invariants hold after every move, and play reaches every corner of the rules. */
import { expect, it } from 'vitest';
import { brain } from '../../games/wizards-cup/brain';
import { CARD_IDS } from '../../games/wizards-cup/data';
import { rules } from '../../games/wizards-cup/rules';
import type { CupState } from '../../games/wizards-cup/state';
import { playOut, type Subject } from '../../tools/playout';
import { variantsOf } from '../../tools/variants';

const subject = { rules, brain } as Subject;
const GAMES = 300;

it.each(variantsOf(subject.rules))('random games with $options', (variant) => {
  const reached = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    let moves = 0;
    let last: CupState | null = null;
    for (const { match, made } of playOut(subject, { ...variant, seed: `cup ${game}` })) {
      last = match.state as CupState;
      expect(rules.invariants(last)).toEqual([]);
      if (made) reached.add(made.move);
      moves = match.moves;
    }
    expect(moves).toBeLessThanOrEqual(26);
    for (const { duels, shown } of last?.rounds ?? []) {
      for (const { criterion, milled } of duels) reached.add(criterion).add(milled ? 'milled' : 'kept');
      for (const card of shown.flat()) reached.add(card);
    }
    reached.add(`${last?.round} rounds`);
  }
  const drawn = variant.options.draw === 'manual' ? ['pickCard'] : [];
  expect([...reached]).toEqual(
    expect.arrayContaining([
      ...drawn,
      ...['selectTeam', 'swapCard', 'setOrder', 'usePower', 'rearrangeDeck'],
      ...['immediate', 'power', 'element', 'value', 'milled', '2 rounds', '3 rounds'],
      ...CARD_IDS,
    ]),
  );
});
