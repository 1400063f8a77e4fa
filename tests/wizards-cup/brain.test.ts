/** The brain knows what a player can know, and tells a good prospect from a bad one. */
import { describe, expect, it } from 'vitest';
import { checkMove, createRandom } from '../../games/kit';
import { brain } from '../../games/wizards-cup/brain';
import { plans } from '../../games/wizards-cup/brain/plans';
import { CARD_IDS, isCardId } from '../../games/wizards-cup/data';
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

describe('plans', () => {
  const random = createRandom('plans');
  const [white, black] = [
    'dancer > siren > blacksmith > traveler > diver | executioner',
    'dancer > siren > blacksmith > traveler > diver | shaman',
  ];
  const cardsOf = (text: string) => text.split(/ [>|] /).filter((card) => isCardId(card));
  /** As numbers. */
  const lineUp = (text: string) => cardsOf(text).map((card) => CARD_IDS.indexOf(card));

  it('begin with a legal move wherever a team is chosen, swapped or laid out, however they are varied', () => {
    for (const { match } of playOut({ rules, brain } as Subject, { players: 2, seed: 'plans' })) {
      for (const side of SIDES) {
        const view = rules.view(match.state as CupState, side);
        if (view.phase !== 'prepare' || view.players[side].step === 'ready') continue;
        let plan = plans.draw(view, side, random);
        for (let variation = 0; variation < 50; variation++) {
          const { move, args } = plans.call(view, side, plan);
          expect(checkMove(rules, view, side, move, args)).toBeNull();
          plan = plans.vary(view, side, plan, random);
        }
      }
    }
  });

  it('win tokens, and at last the game', () => {
    const outcomes = (tokens: readonly [number, number], own: string, other: string) => {
      const state = chosen(white, black, tokens);
      return SIDES.map((side) => plans.outcome(state, side, lineUp(own), lineUp(other)));
    };
    // Nobody can place a Wizard any more: both take a token.
    expect(outcomes([0, 0], white, white)).toEqual([0, 0]);
    expect(outcomes([1, 0], white, white)).toEqual([1, -1]);
    // The tie-break asks for the lowest total.
    expect(outcomes([1, 1], white, black)).toEqual([-1, -1]);
    expect(outcomes([1, 1], black, white)).toEqual([1, 1]);
  });

  it('are suspected behind a strong line-up rather than a weak one', () => {
    const suspicion = (theirs: string) => {
      const state = chosen(white, black, [1, 0]);
      const shown = cardsOf(theirs);
      const record = { round: 1, duels: [], winners: ['0' as const], tieBreak: null, final: null };
      state.rounds.push({ ...record, shown: [[], shown] });
      return plans.planless(state, '0', random);
    };
    const weak = suspicion('traveler > medium > geomaster > revolutionary > shaman | executioner');
    const strong = suspicion('blacksmith > executioner > dancer > botanist > siren | druid');
    expect(weak).toBeGreaterThan(0.9);
    expect(strong).toBeLessThan(weak);
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
