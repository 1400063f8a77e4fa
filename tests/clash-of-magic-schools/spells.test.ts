/** Section 8: what each spell does beyond the rulebook's own examples. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/clash-of-magic-schools/rules';
import { play, refusal, table } from './tournament';

describe('Batrax', () => {
  it('touches neither the own column nor other Arenas, and may join a new run', () => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['earth-1', 'earth-2', 'earth-3', 'water-9'] } },
      opponent: {
        emblem: 'air',
        columns: { air: ['dark-1', 'water-1', 'dark-2', 'water-2', 'dark-3'], fire: ['water-3'] },
      },
    });
    expect(rules.facts(state)).toMatchObject({ casters: { 1: [] } });
    play(state, '0', 'castSpell', { caster: 'earth-2', spell: 'batrax', element: 'water' });
    expect(state.players[1].columns).toMatchObject({
      air: ['dark-1', 'dark-2', 'dark-3'],
      fire: ['water-3'],
    });
    expect(state.players[0].columns.air).toEqual(['earth-1', 'earth-3', 'water-9']);
    expect(rules.facts(state)).toMatchObject({ casters: { 1: ['dark-2'] } });
  });

  it('needs an opposing Student of the Element in that very Arena (R13, R14)', () => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['earth-1', 'earth-2', 'earth-3', 'water-9'] } },
      opponent: { columns: { air: ['dark-1'], fire: ['water-3'] } },
    });
    const args = { caster: 'earth-2', spell: 'batrax', element: 'water' };
    expect(refusal(state, '0', 'castSpell', args)).toBe('SPELL_NO_TARGET');
  });
});

describe('Combustio', () => {
  const burning = () =>
    table({
      own: {
        emblem: 'fire',
        columns: { fire: ['fire-1', 'fire-2', 'fire-3', 'fire-4'] },
        trials: { fire: ['t1-1'] },
      },
      opponent: {
        columns: { fire: ['air-1'] },
        trials: { fire: ['t1-b', 't3-1'], water: ['t1-2', 't2-1'] },
      },
    });

  it('leaves the Students, the other stacks and the own stack where they are', () => {
    const state = burning();
    play(state, '0', 'castSpell', { caster: 'fire-2', spell: 'combustio' });
    expect(state.players[1].columns.fire).toEqual(['air-1']);
    expect(state.players[1].trials).toMatchObject({ fire: [], water: ['t1-2', 't2-1'] });
    expect(state.players[0].trials.fire).toEqual(['t1-1']);
  });

  it('twice in a turn: the later stack lies on top, and all of them are known (R19, R20)', () => {
    const state = burning();
    play(state, '0', 'castSpell', { caster: 'fire-2', spell: 'combustio' });
    state.players[1].trials.fire = ['t4-1'];
    state.trialDeck = state.trialDeck.filter((trial) => trial !== 't4-1');
    play(state, '0', 'castSpell', { caster: 'fire-3', spell: 'combustio' });
    expect(state.trialDeck.slice(0, 3)).toEqual(['t4-1', 't1-b', 't3-1']);
    expect(state.trialKnownTop).toBe(3);
    expect(rules.view(state, '1').trialDeck.slice(0, 4)).toEqual(['t4-1', 't1-b', 't3-1', null]);
  });
});

describe('Hypnox', () => {
  it('discards its caster after the stolen cards have joined, and these count at once (R24)', () => {
    const state = table({
      own: {
        emblem: 'air',
        columns: { air: ['air-1', 'air-2', 'air-3'] },
        trials: { air: ['t1-1', 't2-1', 't3-1'] },
        offered: ['t4-1'],
      },
      opponent: { columns: { air: ['air-4', 'fire-1', 'air-5'], fire: ['air-6'] } },
    });
    expect(refusal(state, '0', 'passTrial', { from: 'own' })).toBe('NOT_ENOUGH_STUDENTS');
    const events = play(state, '0', 'castSpell', { caster: 'air-2', spell: 'hypnox' });
    expect(events.map(({ type }) => type)).toEqual(['cast', 'lured', 'casterLeft']);
    expect(state.players[0].columns.air).toEqual(['air-1', 'air-3', 'air-4', 'air-5']);
    expect(state.players[1].columns).toMatchObject({ air: ['fire-1'], fire: ['air-6'] });
    // The loot has made a new run, and enough Students for the next level.
    expect(rules.facts(state)).toMatchObject({ casters: { 0: ['air-3', 'air-4'] } });
    play(state, '0', 'passTrial', { from: 'own' });
  });

  it('needs somebody to lure', () => {
    const state = table({ own: { emblem: 'air', columns: { air: ['air-1', 'air-2', 'air-3'] } } });
    expect(refusal(state, '0', 'castSpell', { caster: 'air-2', spell: 'hypnox' })).toBe('SPELL_NO_TARGET');
  });
});

describe('Inundatio', () => {
  const flood = (level: 't1-1' | 't2-1' | 't3-1' | 't4-1') =>
    table({
      own: {
        emblem: 'water',
        columns: { water: ['water-1', 'water-2', 'water-3'] },
        offered: [level],
      },
    });
  const cast = { caster: 'water-2', spell: 'inundatio', from: 'own' } as const;

  it('skips exactly one level, from nothing to 2 as well (R15)', () => {
    const state = flood('t2-1');
    play(state, '0', 'castSpell', cast);
    expect(state.players[0].trials.water).toEqual(['t2-1']);
    expect(refusal(flood('t1-1'), '0', 'castSpell', cast)).toBe('WRONG_TRIAL_LEVEL');
    expect(refusal(flood('t3-1'), '0', 'castSpell', cast)).toBe('WRONG_TRIAL_LEVEL');
  });

  it('refuses like passing: nothing there, reserved, wrong level, too few Students', () => {
    const state = flood('t4-1');
    state.players[0].trials.water = ['t2-1'];
    expect(refusal(state, '0', 'castSpell', { ...cast, from: 'opponent' })).toBe('TRIAL_NOT_AVAILABLE');
    Object.assign(state.players[1], { offered: ['t1-b'], startingTrialPassed: false });
    expect(refusal(state, '0', 'castSpell', { ...cast, from: 'opponent' })).toBe('STARTING_TRIAL_RESERVED');
    expect(refusal(state, '0', 'castSpell', cast)).toBe('NOT_ENOUGH_STUDENTS');
  });

  it('asks for the level after the new one next time', () => {
    const state = flood('t2-1');
    state.players[0].offered = ['t3-1', 't1-1', 't2-1'];
    play(state, '0', 'castSpell', cast);
    state.players[0].columns.water = ['earth-1', 'earth-2', 'earth-3'];
    expect(refusal(state, '0', 'passTrial', { from: 'own' })).toBe('WRONG_TRIAL_LEVEL');
    state.players[0].offered = ['t3-1'];
    play(state, '0', 'passTrial', { from: 'own' });
    expect(state.players[0].trials.water).toEqual(['t2-1', 't3-1']);
  });
});

describe('Eversio', () => {
  const theft = () =>
    table({
      own: { emblem: 'dark', columns: { dark: ['dark-1', 'dark-2', 'dark-3'] }, trials: { dark: ['t1-1'] } },
      opponent: { trials: { dark: ['t1-2', 't3-1'], air: ['t1-3'] } },
    });
  const cast = { caster: 'dark-2', spell: 'eversio' } as const;

  it('may skip levels; what was covered counts again, though it leaves a gap (R17, R18)', () => {
    const state = theft();
    const events = play(state, '0', 'castSpell', cast);
    expect(state.players[0].trials.dark).toEqual(['t1-1', 't3-1']);
    expect(events[1]).toMatchObject({ type: 'stolen', trial: 't3-1', scores: { 0: 3, 1: 2 } });
  });

  it('refuses in this order: nothing to steal, not above the own level, too few Students', () => {
    const state = theft();
    const { 0: own, 1: opponent } = state.players;
    opponent.trials.dark = [];
    expect(refusal(state, '0', 'castSpell', cast)).toBe('SPELL_NO_TARGET');
    opponent.trials.dark = ['t4-1'];
    own.trials.dark = ['t4-2'];
    expect(refusal(state, '0', 'castSpell', cast)).toBe('EVERSIO_LEVEL_TOO_LOW');
    own.trials.dark = [];
    expect(refusal(state, '0', 'castSpell', cast)).toBe('NOT_ENOUGH_STUDENTS');
  });
});

describe('Maleficio', () => {
  const hexed = (cards: number) => {
    const hand = [
      'earth-1',
      'earth-2',
      'earth-3',
      'earth-4',
      'earth-5',
      'water-1',
      'water-2',
      'water-3',
    ] as const;
    return table({
      own: { emblem: 'air', columns: { air: ['fire-1', 'fire-2', 'fire-3', 'fire-4'] } },
      opponent: { hand: hand.slice(0, cards) },
    });
  };
  const cast = { caster: 'fire-2', spell: 'maleficio' } as const;

  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
    [8, 4],
  ])('a hand of %i loses %i', (cards, lost) => {
    const state = hexed(cards);
    play(state, '0', 'castSpell', cast);
    expect(state.pending).toEqual({
      kind: 'maleficio',
      caster: 'fire-2',
      arena: 'air',
      victim: '1',
      count: lost,
    });
  });

  it('takes exactly the number asked for, each card once, from the own hand', () => {
    const state = hexed(4);
    const discard = (cards: string[]) => refusal(state, '1', 'discardForMaleficio', { cards });
    play(state, '0', 'castSpell', cast);
    expect(discard(['earth-1'])).toBe('WRONG_DISCARD_COUNT');
    expect(discard(['earth-1', 'earth-2', 'earth-3'])).toBe('WRONG_DISCARD_COUNT');
    expect(discard(['earth-1', 'earth-1'])).toBe('DUPLICATE_CARD');
    expect(discard(['earth-1', 'water-1'])).toBe('CARD_NOT_IN_HAND');
    play(state, '1', 'discardForMaleficio', { cards: ['earth-3', 'earth-1'] });
    expect(state.players[1].hand).toEqual(['earth-2', 'earth-4']);
    expect(state.studentDiscard).toEqual(['earth-3', 'earth-1', 'fire-2']);
  });

  it('can follow another one in the same turn, until a single card is left', () => {
    const state = hexed(3);
    play(state, '0', 'castSpell', cast);
    play(state, '1', 'discardForMaleficio', { cards: ['earth-1'] });
    play(state, '0', 'castSpell', { ...cast, caster: 'fire-3' });
    play(state, '1', 'discardForMaleficio', { cards: ['earth-2'] });
    state.players[0].columns.air = ['fire-5', 'fire-6', 'fire-7'];
    expect(refusal(state, '0', 'castSpell', { ...cast, caster: 'fire-6' })).toBe('SPELL_NO_TARGET');
  });
});
