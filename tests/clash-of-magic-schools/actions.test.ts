/** Section 7: the actions of a turn, what they refuse and in which order. */
import { describe, expect, it } from 'vitest';
import { firstTurn, play, refusal, table } from './tournament';

describe('moving the Emblem', () => {
  it('may lead to the Arena where the other marker is', () => {
    const state = table({ own: { hand: ['air-1'], emblem: 'earth' }, opponent: { emblem: 'air' } });
    play(state, '0', 'moveEmblem', { card: 'air-1' });
    expect(state.players[0].emblem).toBe('air');
    expect(state.players[1].emblem).toBe('air');
  });

  it('to the Arena where it already is, is not a move (R7)', () => {
    const state = table({ own: { hand: ['air-1'], emblem: 'air' } });
    expect(refusal(state, '0', 'moveEmblem', { card: 'air-1' })).toBe('ALREADY_IN_ARENA');
  });

  it('needs a card of the own hand', () => {
    const state = table({ own: { emblem: 'air' }, opponent: { hand: ['earth-1'] } });
    expect(refusal(state, '0', 'moveEmblem', { card: 'earth-1' })).toBe('CARD_NOT_IN_HAND');
  });
});

describe('deploying Students', () => {
  it('adds them at the end, in the order chosen, and keeps the rest of the hand in order (R8)', () => {
    const state = table({
      own: {
        hand: ['air-1', 'fire-1', 'air-2', 'dark-1'],
        emblem: 'earth',
        columns: { earth: ['water-1'] },
      },
    });
    play(state, '0', 'deployStudents', { cards: ['air-2', 'air-1'] });
    expect(state.players[0].columns.earth).toEqual(['water-1', 'air-2', 'air-1']);
    expect(state.players[0].hand).toEqual(['fire-1', 'dark-1']);
  });

  it('refuses in this order: nothing chosen, no Arena, a card twice, a card elsewhere', () => {
    const state = table({ own: { hand: ['air-1'] } });
    expect(refusal(state, '0', 'deployStudents', { cards: [] })).toBe('NO_CARDS_CHOSEN');
    expect(refusal(state, '0', 'deployStudents', { cards: ['x', 'x'] })).toBe('EMBLEM_NOT_IN_ARENA');
    state.players[0].emblem = 'earth';
    expect(refusal(state, '0', 'deployStudents', { cards: ['x', 'x'] })).toBe('DUPLICATE_CARD');
    expect(refusal(state, '0', 'deployStudents', { cards: ['air-1', 'x'] })).toBe('CARD_NOT_IN_HAND');
  });
});

describe('passing a Trial', () => {
  it('refuses in this order: no Arena, no Trial, reserved, wrong level, too few Students', () => {
    const state = table({ opponent: { offered: ['t1-b'], startingTrialPassed: false } });
    const { 0: own, 1: opponent } = state.players;
    expect(refusal(state, '0', 'passTrial', { from: 'own' })).toBe('EMBLEM_NOT_IN_ARENA');
    own.emblem = 'dark';
    expect(refusal(state, '0', 'passTrial', { from: 'own' })).toBe('TRIAL_NOT_AVAILABLE');
    own.trials.dark = ['t1-1'];
    expect(refusal(state, '0', 'passTrial', { from: 'opponent' })).toBe('STARTING_TRIAL_RESERVED');
    opponent.startingTrialPassed = true;
    expect(refusal(state, '0', 'passTrial', { from: 'opponent' })).toBe('WRONG_TRIAL_LEVEL');
    own.trials.dark = [];
    expect(refusal(state, '0', 'passTrial', { from: 'opponent' })).toBe('NOT_ENOUGH_STUDENTS');
    own.columns.dark = ['earth-1'];
    play(state, '0', 'passTrial', { from: 'opponent' });
    expect(own.trials.dark).toEqual(['t1-b']);
  });

  it('lets both take a starting Trial that came back: it is an ordinary one (R21)', () => {
    const state = table({ own: { emblem: 'air', columns: { air: ['air-1'] }, offered: ['t1-b'] } });
    play(state, '0', 'passTrial', { from: 'own' });
    expect(state.players[0].trials.air).toEqual(['t1-b']);
  });

  it('counts only the Students in that Arena, and any of them', () => {
    const state = table({
      own: {
        emblem: 'air',
        columns: { air: ['dark-1'], earth: ['earth-1', 'earth-2'] },
        trials: { air: ['t1-1'] },
        offered: ['t2-1'],
      },
    });
    const { columns } = state.players[0];
    expect(refusal(state, '0', 'passTrial', { from: 'own' })).toBe('NOT_ENOUGH_STUDENTS');
    columns.air = ['dark-1', 'fire-1'];
    play(state, '0', 'passTrial', { from: 'own' });
    expect(columns.air).toEqual(['dark-1', 'fire-1']);
  });
});

describe('summoning Students', () => {
  it('refuses in this order: used, same Arena, fewer than three', () => {
    const state = table({ own: { columns: { air: ['air-1', 'air-2'] } }, summonUsed: true });
    expect(refusal(state, '0', 'summonStudents', { from: 'air', to: 'air' })).toBe('SUMMON_ALREADY_USED');
    state.summonUsed = false;
    expect(refusal(state, '0', 'summonStudents', { from: 'air', to: 'air' })).toBe('SAME_ARENA');
    expect(refusal(state, '0', 'summonStudents', { from: 'air', to: 'fire' })).toBe('SUMMON_NEEDS_THREE');
  });

  it('is possible again in the next own turn', () => {
    const state = table({ own: { columns: { air: ['air-1', 'air-2', 'air-3'] } } });
    play(state, '0', 'summonStudents', { from: 'air', to: 'fire' });
    play(state, '0', 'endTurn', null);
    play(state, '1', 'endTurn', null);
    play(state, '0', 'summonStudents', { from: 'fire', to: 'air' });
    expect(state.players[0].columns.air).toEqual(['air-1', 'air-2', 'air-3']);
  });
});

describe('casting', () => {
  it('refuses in this order: no Arena, caster elsewhere, not surrounded, not its spell, the spell itself', () => {
    const state = table({ own: { columns: { air: ['fire-1', 'fire-2', 'fire-3'] } } });
    const { 0: own } = state.players;
    const cast = (caster: string, spell: string) => refusal(state, '0', 'castSpell', { caster, spell });
    expect(cast('fire-2', 'hypnox')).toBe('EMBLEM_NOT_IN_ARENA');
    own.emblem = 'fire';
    expect(cast('fire-2', 'hypnox')).toBe('CASTER_NOT_IN_ARENA');
    own.emblem = 'air';
    expect(cast('fire-1', 'hypnox')).toBe('CASTER_NOT_SURROUNDED');
    expect(cast('fire-3', 'hypnox')).toBe('CASTER_NOT_SURROUNDED');
    expect(cast('fire-2', 'hypnox')).toBe('SPELL_ELEMENT_MISMATCH');
    expect(cast('fire-2', 'combustio')).toBe('SPELL_NO_TARGET');
  });

  it('a run of four allows two casts, and no third', () => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['earth-1', 'earth-2', 'earth-3', 'earth-4'] } },
      opponent: { columns: { air: ['fire-1', 'water-1', 'dark-1'] } },
    });
    play(state, '0', 'castSpell', { caster: 'earth-3', spell: 'batrax', element: 'fire' });
    play(state, '0', 'castSpell', { caster: 'earth-2', spell: 'batrax', element: 'dark' });
    expect(state.players[0].columns.air).toEqual(['earth-1', 'earth-4']);
    const third = { caster: 'earth-4', spell: 'batrax', element: 'water' };
    expect(refusal(state, '0', 'castSpell', third)).toBe('CASTER_NOT_SURROUNDED');
  });

  it('ignores the keys that the spell does not use, whatever they hold', () => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['air-1', 'air-2', 'air-3'] } },
      opponent: { columns: { air: ['fire-1'] } },
    });
    const args = { caster: 'air-2', spell: 'hypnox', element: 7, from: {}, loudly: true };
    play(state, '0', 'castSpell', args as never);
    expect(state.players[0].columns.air).toEqual(['air-1', 'air-3', 'fire-1']);
  });
});

describe('the first turn', () => {
  it('may pass other Trials first, but not in the last Arena that could be reached (R5, R6)', () => {
    const state = table({
      own: { offered: ['t1-1'] },
      opponent: {
        hand: ['water-1'],
        emblem: 'air',
        columns: { air: ['air-1'] },
        offered: ['t1-b'],
        startingTrialPassed: false,
      },
      current: '1',
      turnNumber: 2,
    });
    // The one card left leads to water, where nobody would be.
    expect(refusal(state, '1', 'passTrial', { from: 'opponent' })).toBe('FIRST_TRIAL_UNREACHABLE');
    state.players[1].hand = ['water-1', 'water-2'];
    play(state, '1', 'passTrial', { from: 'opponent' });
    expect(state.players[1].startingTrialPassed).toBe(false);
    expect(refusal(state, '1', 'endTurn')).toBe('FIRST_TRIAL_REQUIRED');
    play(state, '1', 'moveEmblem', { card: 'water-1' });
    play(state, '1', 'deployStudents', { cards: ['water-2'] });
    play(state, '1', 'passTrial', { from: 'own' });
    expect(state.players[1].startingTrialPassed).toBe(true);
  });

  it('lets the last cards go where a Summon can still bring Students', () => {
    const state = firstTurn({
      hand: ['air-1'],
      emblem: 'fire',
      columns: { water: ['water-1', 'water-2', 'water-3'] },
      trials: { fire: ['t1-1'], water: ['t1-2'] },
    });
    state.summonUsed = true;
    expect(refusal(state, '0', 'moveEmblem', { card: 'air-1' })).toBe('FIRST_TRIAL_UNREACHABLE');
    state.summonUsed = false;
    play(state, '0', 'moveEmblem', { card: 'air-1' });
    expect(refusal(state, '0', 'summonStudents', { from: 'water', to: 'dark' })).toBe(
      'FIRST_TRIAL_UNREACHABLE',
    );
    play(state, '0', 'summonStudents', { from: 'water', to: 'air' });
    play(state, '0', 'passTrial', { from: 'own' });
    expect(state.players[0].trials.air).toEqual(['t1-d']);
  });

  it('counts the caster of a spell as gone, also while a Maleficio waits for its answer', () => {
    const state = firstTurn({
      hand: ['earth-1'],
      emblem: 'air',
      columns: { air: ['air-1', 'air-2', 'air-3'] },
      trials: { air: ['t1-1'] },
    });
    state.players[1].hand = ['fire-1', 'fire-2'];
    const hex = { caster: 'air-2', spell: 'maleficio' } as const;
    // Only a Summon of all three could still bring Students to the Arena of earth.
    expect(refusal(state, '0', 'castSpell', hex)).toBe('FIRST_TRIAL_UNREACHABLE');
    state.players[0].hand = [...state.players[0].hand, 'water-1'];
    play(state, '0', 'castSpell', hex);
    expect(state.pending?.count).toBe(1);
  });

  it('may steal the starting Trial that the opponent has passed (R21)', () => {
    const state = table({
      own: { emblem: 'dark', trials: { dark: ['t1-d'] } },
      opponent: {
        hand: ['earth-1', 'earth-2'],
        emblem: 'dark',
        columns: { dark: ['dark-1', 'dark-2', 'dark-3'] },
        offered: ['t1-b'],
        startingTrialPassed: false,
      },
      current: '1',
      turnNumber: 2,
    });
    play(state, '1', 'castSpell', { caster: 'dark-2', spell: 'eversio' });
    expect(state.players[1].trials.dark).toEqual(['t1-d']);
    expect(state.players[1].startingTrialPassed).toBe(false);
  });
});

describe('ending the turn', () => {
  it('is allowed without any action (R36), with nothing, null or an object for argument', () => {
    for (const args of [undefined, null, {}, { now: true }]) {
      const state = table();
      expect(refusal(state, '1', 'endTurn', args)).toBe('NOT_YOUR_TURN');
      play(state, '0', 'endTurn', args as null);
      expect(state.current).toBe('1');
    }
  });
});
