/** The quick round of the bots ends as it does by the rules, whoever meets whom. */
import { expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { clash } from '../../games/wizards-cup/brain/clash';
import { HABITS, playRound } from '../../games/wizards-cup/brain/habits';
import { CARD_IDS, type CardId, TEAM_SIZE } from '../../games/wizards-cup/data';
import { fight } from './lineup';

const ROUNDS = 3000;
const random = createRandom('clash');

/** Six places of the canonical order. */
function anyLineUp(): number[] {
  const cards = CARD_IDS.map((_, rank) => rank);
  random.shuffle(cards);
  return cards.slice(0, TEAM_SIZE);
}

function written(lineUp: readonly number[]): string {
  const cards = lineUp.map((rank) => CARD_IDS[rank] as CardId);
  return `${cards.slice(0, -1).join(' > ')} | ${cards.at(-1)}`;
}

it('has the same winner as by the rules', () => {
  const [habits] = HABITS;
  if (!habits) throw new Error('nobody has habits');
  for (let round = 0; round < ROUNDS; round++) {
    const white = anyLineUp();
    const black = anyLineUp();
    const state = fight(written(white), written(black));
    if (state.phase === 'duel') playRound(state, habits);
    const winners = state.rounds[0]?.winners;
    expect([written(white), written(black), clash(white, black)]).toEqual([
      written(white),
      written(black),
      winners?.length === 1 ? winners[0] : null,
    ]);
  }
});
