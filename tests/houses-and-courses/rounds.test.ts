/** Section 6.2 and 9: turns, rounds and the end, beside the worked examples. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesState } from '../../games/houses-and-courses/state';
import { at, play, table, withMail } from './school';

/** The last turn of the round ends. */
function endRound(state: HousesState) {
  state.turnIndex = state.numPlayers - 1;
  return play(state, state.roundOrder.at(-1) ?? '0', 'endTurn', {});
}

describe('a turn', () => {
  it('begins with two actions and nothing used', () => {
    const state = table(2, {
      actionsLeft: 0,
      drewTwo: true,
      spellsThisTurn: 4,
      powersUsed: ['serpentin'],
      players: [
        { extraCollects: 1, discount: 3 },
        { shield: true, discount: 3 },
      ],
    });
    play(state, '0', 'endTurn', {});
    expect(state).toMatchObject({ actionsLeft: 2, drewTwo: false, spellsThisTurn: 0, powersUsed: [] });
    expect(at(state, '0')).toMatchObject({ extraCollects: 0, discount: 0 });
    expect(at(state, '1')).toMatchObject({ shield: false, discount: 3 });
  });
});

describe('a new round', () => {
  it('gives the last tokens to the first slots (R8)', () => {
    const tokens = table(2).mailReserve;
    const state = table(2, {
      players: [{ mail: tokens.slice(2) }],
      timetable: ['s01', 's02', 's03'],
    });
    endRound(state);
    expect(state.timetable.map(({ mail }) => mail.map(({ id }) => id))).toEqual([['c01'], ['c02'], [], []]);
    expect(state.mailReserve).toEqual([]);
  });

  it('rebuilds the School deck from its discard (R11)', () => {
    const cards = table(2).schoolDeck;
    const state = table(2, { schoolDeck: cards.slice(0, 1), schoolDiscard: cards.slice(1) });
    const events = endRound(state);
    expect(state.timetable[0]?.card).toBe('s01');
    expect(state.timetable.every(({ card }) => card !== null)).toBe(true);
    expect(state.schoolDiscard).toEqual([]);
    expect(events).toContainEqual({ type: 'reshuffled', pile: 'school', deck: 48 });
  });

  it('may give the same player two turns in a row', () => {
    const state = table(2, { firstPlayer: '1', firstPlayerMoved: true });
    endRound(state);
    expect(state).toMatchObject({ round: 3, roundOrder: ['1', '0'], turnIndex: 0, firstPlayerMoved: false });
    expect(rules.awaiting(state)).toEqual({ 1: 'main' });
  });

  it('leaves the First Player card where it is without Grosfondor (R32)', () => {
    const state = table(2, {
      players: [{ houses: ['serdongle'] }],
      housesOut: ['grosfondor', 'poufmoufle'],
      firstPlayer: '1',
      roundOrder: ['1', '0'],
    });
    endRound(state);
    expect(state).toMatchObject({ firstPlayer: '1', roundOrder: ['1', '0'] });
  });
});

describe('the end', () => {
  it('comes after thirty rounds at the latest (R30), and ties are shared (R40)', () => {
    const state = table(3, { round: 30, players: [{ bonus: ['m44'] }, { bonus: ['m45'] }] });
    const events = endRound(state);
    expect(state.result).toMatchObject({ reason: 'roundCap', winners: ['0', '1'] });
    expect(rules.winners(state)).toEqual(['0', '1']);
    expect(events.map(({ type }) => type)).toEqual(['ended']);
    expect(rules.invariants(state)).toEqual([]);
  });

  it('does not come if the tenth card is gone before the round is over (R29)', () => {
    const ten = table(2).schoolDeck.slice(0, 10);
    const state = table(2, { players: [{ school: ten, hand: ['m38'] }, { hand: ['m32'] }], turnIndex: 1 });
    play(state, '1', 'playSpell', { card: 'm32', params: { target: '0' } });
    play(state, '0', 'respond', { use: null });
    play(state, '0', 'giveSchool', { card: 's01' });
    play(state, '1', 'endTurn', {});
    expect(state).toMatchObject({ result: null, round: 3 });
  });

  it('prefers ten cards to the cap, and scores may be negative', () => {
    const ten = table(2).schoolDeck.slice(0, 10);
    const state = table(2, {
      round: 30,
      players: [{ school: ten }, { bonus: ['m50', 'm51'], mail: ['c26'] }],
    });
    endRound(state);
    expect(state.result).toMatchObject({ reason: 'tenCards', winners: ['0'], scores: { 1: { total: -10 } } });
  });
});

describe('facts', () => {
  it('tell the scores to those who see all Mail', () => {
    const state = table(2, { players: [{ mail: ['c14'] }], timetable: [withMail('s01', ['c15'])] });
    expect(rules.facts(rules.view(state, '0'))).toMatchObject({ scores: { 0: { mail: 1 } }, leaders: ['0'] });
    expect(rules.facts(rules.view(state, '1'))).toMatchObject({ scores: null, leaders: null });
    expect(rules.facts(rules.view(state, 'spectator'))).toMatchObject({ scores: null, activePlayer: '0' });
  });
});
