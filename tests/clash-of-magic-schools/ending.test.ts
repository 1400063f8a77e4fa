/** Section 9: when and how a game ends. */
import { describe, expect, it } from 'vitest';
import type { TrialId } from '../../games/clash-of-magic-schools/data';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { ClashState, PlayerID } from '../../games/clash-of-magic-schools/state';
import { play, refusal, table } from './tournament';

/** Dragombre is about to pass the second level in the Arena of air and has `own` points before that. */
function aboutToPass(own: readonly TrialId[], opponent: readonly TrialId[]): ClashState {
  return table({
    own: {
      emblem: 'air',
      columns: { air: ['air-1', 'air-2'] },
      trials: { ...stacks(own), air: ['t1-1'] },
      offered: ['t2-9'],
    },
    opponent: { trials: stacks(opponent) },
  });
}

const stacks = ([earth, water, fire, dark]: readonly TrialId[]) => ({
  earth: earth ? [earth] : [],
  water: water ? [water] : [],
  fire: fire ? [fire] : [],
  dark: dark ? [dark] : [],
});

const pass = (state: ClashState) => play(state, '0', 'passTrial', { from: 'own' });

describe('fifteen points', () => {
  it('win if the opponent has nine or less', () => {
    const state = aboutToPass(['t6-1', 't4-1', 't3-1'], ['t5-1', 't4-2']);
    const events = pass(state);
    expect(state.result).toEqual({
      winner: '0',
      reason: 'fifteen',
      scores: { 0: 15, 1: 9 },
      overtime: false,
    });
    expect(events.at(-1)).toEqual({ type: 'ended', result: state.result });
    expect(rules.winners(state)).toEqual(['0']);
    expect(refusal(state, '0', 'endTurn')).toBe('GAME_OVER');
  });

  it('begin Overtime if the opponent has ten', () => {
    const state = aboutToPass(['t6-1', 't4-1', 't3-1'], ['t5-1', 't5-2']);
    expect(pass(state).at(-1)).toEqual({ type: 'overtimeBegan', scores: { 0: 15, 1: 10 } });
    expect(state).toMatchObject({ overtime: true, result: null });
  });

  it('are not reached by fourteen, however little the opponent has', () => {
    const state = aboutToPass(['t6-1', 't4-1', 't2-1'], []);
    pass(state);
    expect(state).toMatchObject({ overtime: false, result: null });
  });
});

describe('Overtime', () => {
  it('begins and ends in one check when the score jumps to twenty', () => {
    const state = aboutToPass(['t6-1', 't6-2', 't6-3'], ['t5-1', 't5-2']);
    const events = pass(state);
    expect(events.map(({ type }) => type)).toEqual(['passed', 'overtimeBegan', 'ended']);
    expect(state.result).toEqual({ winner: '0', reason: 'twenty', scores: { 0: 20, 1: 10 }, overtime: true });
  });

  it('goes on with nineteen against ten', () => {
    const state = aboutToPass(['t6-1', 't6-2', 't5-1'], ['t5-2', 't5-3']);
    state.overtime = true;
    pass(state);
    expect(state.result).toBeNull();
  });

  it('stays although the leader has fallen below fifteen, and is won with twelve against nine (R29)', () => {
    const state = aboutToPass(['t6-1', 't4-1'], ['t5-1', 't4-2']);
    state.overtime = true;
    pass(state);
    expect(state.result).toEqual({
      winner: '0',
      reason: 'collapse',
      scores: { 0: 12, 1: 9 },
      overtime: true,
    });
  });

  it('calls it twenty when both labels would fit (R30)', () => {
    const state = aboutToPass(['t6-1', 't6-2', 't6-3'], ['t5-1', 't4-1']);
    state.overtime = true;
    pass(state);
    expect(state.result).toMatchObject({ winner: '0', reason: 'twenty' });
  });
});

describe('the check of the scores', () => {
  it('comes once after an Eversio, when both scores have changed (R28)', () => {
    const state = table({
      own: {
        emblem: 'dark',
        columns: { dark: ['dark-1', 'dark-2', 'dark-3', 'fire-1', 'fire-2', 'fire-3'] },
        trials: { earth: ['t5-1'], water: ['t4-1'] },
      },
      opponent: { trials: { dark: ['t1-1', 't6-1'], earth: ['t5-2'], water: ['t3-1'] } },
    });
    const events = play(state, '0', 'castSpell', { caster: 'dark-2', spell: 'eversio' });
    // Without the loot the opponent would still have had fourteen points.
    expect(events.map(({ type }) => type)).toEqual(['cast', 'stolen', 'casterLeft', 'ended']);
    expect(state.result).toMatchObject({ winner: '0', reason: 'fifteen', scores: { 0: 15, 1: 9 } });
    expect(state.studentDiscard).toEqual(['dark-2']);
  });

  it('does not follow a Maleficio', () => {
    const state = aboutToPass(['t6-1', 't6-2', 't6-3'], []);
    state.players[0].columns.air = ['air-1', 'air-2', 'air-3'];
    state.players[1].hand = ['earth-1', 'earth-2'];
    play(state, '0', 'castSpell', { caster: 'air-2', spell: 'maleficio' });
    play(state, '1', 'discardForMaleficio', { cards: ['earth-1'] });
    expect(state.result).toBeNull();
  });

  it('finds the winner in the other seat too', () => {
    const state = table({
      own: { trials: { fire: ['t5-1'], earth: ['t4-1'] } },
      opponent: {
        emblem: 'air',
        columns: { air: ['air-1'] },
        trials: { earth: ['t5-2'], water: ['t5-3'], dark: ['t4-2'] },
        offered: ['t1-1'],
      },
      current: '1',
    });
    play(state, '1', 'passTrial', { from: 'own' });
    expect(state.result).toEqual({
      winner: '1',
      reason: 'fifteen',
      scores: { 0: 9, 1: 15 },
      overtime: false,
    });
  });
});

describe('the last Trials', () => {
  /** So many Trials are left in the pile. */
  const left = (trials: number, ...scores: TrialId[][]) => {
    const state = table({ own: { trials: { air: scores[0] } }, opponent: { trials: { air: scores[1] } } });
    state.players[1].offered = state.trialDeck.slice(trials);
    state.trialDeck = state.trialDeck.slice(0, trials);
    return state;
  };

  it.each([1, 2])('a pile of %i ends the game: the higher score wins', (trials) => {
    const state = left(trials, ['t3-1'], ['t4-1']);
    play(state, '0', 'endTurn', null);
    expect(state.result).toEqual({
      winner: '1',
      reason: 'deckExhausted',
      scores: { 0: 3, 1: 4 },
      overtime: false,
    });
    expect(state).toMatchObject({ current: '0', turnNumber: 9 });
  });

  it('a pile of three leaves one, and the game goes on', () => {
    const state = left(3, [], []);
    play(state, '0', 'endTurn', null);
    expect(state).toMatchObject({ result: null, current: '1' });
    expect(state.trialDeck).toHaveLength(1);
  });

  it('equal scores are a draw: nobody wins (R31)', () => {
    const state = left(1, ['t4-1'], ['t4-2']);
    play(state, '0', 'endTurn', null);
    expect(state.result?.winner).toBeNull();
    expect(rules.winners(state)).toEqual([]);
  });
});

describe('the turn limit', () => {
  const lastTurn = (current: PlayerID, turnNumber: number) => table({ current, turnNumber, turnLimit: 40 });

  it('ends the game after the announcement of its last turn (R38)', () => {
    const state = lastTurn('1', 40);
    play(state, '1', 'endTurn', null);
    expect(state.players[1].offered).toHaveLength(2);
    expect(state.result).toMatchObject({ winner: null, reason: 'turnLimit' });
  });

  it('not a turn earlier', () => {
    const state = lastTurn('0', 39);
    play(state, '0', 'endTurn', null);
    expect(state).toMatchObject({ result: null, turnNumber: 40 });
  });
});
