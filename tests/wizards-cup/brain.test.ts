/** The brain knows what a player can know, and tells a good prospect from a bad one. */
import { describe, expect, it } from 'vitest';
import { checkMove, createRandom } from '../../games/kit';
import { brain } from '../../games/wizards-cup/brain';
import { rules } from '../../games/wizards-cup/rules';
import { type CupState, indexOf, opponentOf, SIDES, type Side } from '../../games/wizards-cup/state';
import { teamOf } from '../../games/wizards-cup/zones';
import { playOut, type Subject } from '../../tools/playout';
import { chosen, fight, fresh, play } from './lineup';

function samples(state: CupState, side: Side, count = 40): CupState[] {
  const random = createRandom('samples');
  const view = rules.view(state, side);
  return Array.from({ length: count }, () => brain.sample(view, side, random));
}

describe('a sampled opponent', () => {
  it('has a team that one swap a round explains', () => {
    for (let game = 0; game < 40; game++) {
      for (const { match } of playOut({ rules, brain } as Subject, { players: 2, seed: `history ${game}` })) {
        for (const side of SIDES) checkHistory(match.state as CupState, side);
      }
    }
  });

  /** Of the cards seen in an earlier round only as many are gone as swaps were possible since. */
  function checkHistory(state: CupState, side: Side): void {
    const other = opponentOf(side);
    const sampled = brain.sample(rules.view(state, side), side, createRandom('history'));
    const team = teamOf(sampled.players[other]);
    const swapsMade = state.players[other].step === 'swap' ? state.round - 2 : state.round - 1;
    const gone = (cards: readonly string[]) =>
      cards.filter((card) => !team.some((own) => own === card)).length;
    for (const { round, shown } of state.rounds) {
      expect(gone(shown[indexOf(other)])).toBeLessThanOrEqual(Math.max(0, swapsMade - (round - 1)));
    }
    expect(gone([state.players[other].forced ?? team[0] ?? ''])).toBeLessThanOrEqual(Math.max(0, swapsMade));
  }

  it('differs from sample to sample where the view hides something', () => {
    const state = fight(
      'detective > siren > diver > druid > traveler | shaman',
      'geomaster > alchimist > blacksmith > dancer > cannoneer | pyrotechnician',
    );
    const layouts = samples(state, '0').map(({ players }) => `${players[1].deck} | ${players[1].waiting}`);
    expect(new Set(layouts).size).toBeGreaterThan(20);
  });

  it('has the recalled card at the bottom of the deck', () => {
    const state = fight(
      'blacksmith > medium > detective > druid > traveler | siren',
      'alchimist > dancer > pyrotechnician > revolutionary > cannoneer | geomaster',
    );
    play(state, '0', 'usePower', { use: true });
    expect(state.pending?.card).toBe('detective');
    for (const { players } of samples(state, '1')) expect(players[0].deck.at(-1)).toBe('blacksmith');
  });

  it('may have it anywhere once the deck was rearranged', () => {
    const state = fight(
      'blacksmith > medium > sinners > detective > traveler | siren',
      'alchimist > diver > pyrotechnician > druid > botanist | geomaster',
    );
    play(state, '0', 'usePower', { use: true });
    play(state, '0', 'rearrangeDeck', { deck: ['detective', 'blacksmith', 'traveler'] });
    expect(state.pending?.card).toBe('detective');
    const places = samples(state, '1').map(({ players }) => players[0].deck.indexOf('blacksmith'));
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });

  it('has any fan while the cards are drawn by hand', () => {
    const fans = samples(fresh({ draw: 'manual' }), '0').map(({ fan }) => String(fan));
    expect(new Set(fans).size).toBe(fans.length);
  });
});

describe('the candidates', () => {
  const count = (state: CupState) =>
    brain.candidates(rules.view(state, '0'), '0', createRandom('few')).length;

  it('are all moves where they are few', () => {
    const white = 'sinners > siren > diver > druid > traveler | shaman';
    const black = 'geomaster > alchimist > blacksmith > dancer > cannoneer | pyrotechnician';
    expect(count(fight(white, black))).toBe(24);
    expect(count(fight(white.replace('sinners', 'detective'), black))).toBe(2);
    const second = chosen(white, black, [1, 0]);
    second.players[0].step = 'swap';
    expect(count(second)).toBe(73);
  });
});

describe('ideas', () => {
  it('are legal wherever a team is chosen, swapped or laid out', () => {
    const random = createRandom('ideas');
    for (const { match } of playOut({ rules, brain } as Subject, { players: 2, seed: 'ideas' })) {
      for (const side of SIDES) {
        const view = rules.view(match.state as CupState, side);
        const stage = rules.awaiting(view)[side];
        const ideas = stage === undefined ? [] : (brain.ideas?.(view, side, random) ?? []);
        const reasons = ideas.map(({ move, args }) => checkMove(rules, view, side, move, args));
        expect(reasons.every((reason) => reason === null)).toBe(true);
        if (stage === 'select' || stage === 'swap' || stage === 'order') expect(ideas).not.toEqual([]);
      }
    }
  });

  it('are better than chance: their rounds are won more often', () => {
    const random = createRandom('rounds');
    let lead = 0;
    for (let round = 0; round < 200; round++) {
      const state = fresh();
      for (const ask of [brain.ideas, brain.ideas]) {
        const mine = ask?.(rules.view(state, '0'), '0', random)[0];
        if (mine) play(state, '0', mine.move, mine.args);
        const theirs = brain.candidates(rules.view(state, '1'), '1', random)[0];
        if (theirs) play(state, '1', theirs.move, theirs.args);
      }
      lead += brain.evaluate(state, '0');
    }
    // Each round won counts a half: chance alone would lead by seven or so.
    expect(lead).toBeGreaterThan(20);
  });
});

describe('the evaluation', () => {
  const mirror = 'dancer > siren > blacksmith > traveler > diver | executioner';

  it('is certain when the game is over, and what one side wins the other loses', () => {
    const won = fight(mirror, mirror, [1, 0]);
    expect([brain.evaluate(won, '0'), brain.evaluate(won, '1')]).toEqual([1, -1]);
  });

  it('likes a token more than none', () => {
    expect(brain.evaluate(chosen(mirror, mirror, [1, 0]), '0')).toBeGreaterThan(
      brain.evaluate(chosen(mirror, mirror, [0, 1]), '0'),
    );
  });

  it('sees which answer wins the round', () => {
    const outcome = (use: boolean) => {
      const state = fight(
        'detective > dancer > alchimist > druid > siren | traveler',
        'executioner > shaman > traveler > alchimist > botanist | blacksmith',
      );
      play(state, '0', 'usePower', { use });
      return state;
    };
    expect([outcome(true), outcome(false)].map(({ rounds }) => rounds[0]?.winners)).toEqual([['1'], ['0']]);
    expect(brain.evaluate(outcome(true), '0')).toBeLessThan(0);
    expect(brain.evaluate(outcome(false), '0')).toBeGreaterThan(0);
  });

  it('tells a strong team from a weak one before it is laid out', () => {
    const strong = 'siren > dancer > blacksmith > executioner > priestess | shaman';
    const weak = 'detective > geomaster > traveler > diver > sinners | pyrotechnician';
    expect(brain.evaluate(chosen(strong, weak), '0')).toBeGreaterThan(0);
    expect(brain.evaluate(chosen(weak, strong), '0')).toBeLessThan(0);
  });
});
