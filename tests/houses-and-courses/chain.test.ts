/** Section 6.3: reaction windows, beside the worked examples. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesState } from '../../games/houses-and-courses/state';
import { at, hands, passAll, play, refusal, table } from './school';

const touched = (state: HousesState) => (rules.facts(state) as { touched: string[] }).touched;

describe('who is asked', () => {
  it('is whoever has a card or a token, clockwise (R24)', () => {
    const state = table(4, {
      players: [{ hand: ['m38'] }, {}, { hand: ['m14'] }, { mail: ['c14'] }],
      roundOrder: ['2', '3', '0', '1'],
      firstPlayer: '2',
    });
    play(state, '2', 'playSpell', { card: 'm14', params: {} });
    expect(state.pending).toMatchObject({ kind: 'window', asked: ['3', '0'] });
    expect(refusal(state, '1', 'respond', { use: null })).toBe('NOT_YOUR_TURN');
  });

  it.each([
    [{ card: 'm02' }, 'CARD_NOT_IN_HAND'],
    [{ card: 'm38' }, 'NOT_A_REACTION'],
    [{ card: 'm15' }, 'NOT_A_REACTION'],
    [{ mail: 'c08' }, 'MAIL_NOT_YOURS'],
    [{ mail: 'c14' }, 'NOT_A_REACTION'],
  ])('cannot use %j: %s', (use, reason) => {
    const state = table(2, {
      players: [{ hand: ['m14'] }, { hand: ['m01', 'm38', 'm15'], mail: ['c07', 'c14'] }],
    });
    play(state, '0', 'playSpell', { card: 'm14', params: {} });
    expect(refusal(state, '1', 'respond', { use })).toBe(reason);
  });
});

describe('Copius', () => {
  it('is skipped when its player could declare nothing', () => {
    // Seat 1 has more School cards than anybody: nothing to confiscate.
    const state = table(2, {
      players: [{ hand: ['m32'] }, { hand: ['m05'], school: ['s01'] }],
    });
    play(state, '0', 'playSpell', { card: 'm32', params: { target: '1' } });
    const events = play(state, '1', 'respond', { use: { card: 'm05' } });
    expect(state).toMatchObject({ pending: null, chain: [], magicDiscard: ['m32', 'm05'] });
    expect(events).toContainEqual({ type: 'settled', owner: null, takenOver: false, cancelled: [0] });
    expect(at(state, '1').school).toEqual(['s01']);
  });

  it('may be left unused', () => {
    const state = table(2, { players: [{ hand: ['m14'] }, { hand: ['m05'] }] });
    play(state, '0', 'playSpell', { card: 'm14', params: {} });
    play(state, '1', 'respond', { use: { card: 'm05' } });
    play(state, '1', 'declineCopy', {});
    expect([at(state, '0').extraCollects, at(state, '1').extraCollects]).toEqual([0, 0]);
    expect(state).toMatchObject({ pending: null, chain: [] });
  });

  it('lets the root’s player take the effect back and declare it anew', () => {
    const state = table(3, {
      players: [{ hand: ['m20', 'm06'] }, { hand: ['m05'] }, {}],
    });
    play(state, '0', 'playSpell', { card: 'm20', params: { target: '1' } });
    play(state, '1', 'respond', { use: { card: 'm05' } });
    expect(state.pending).toMatchObject({ asked: ['0'] });
    play(state, '0', 'respond', { use: { card: 'm06' } });
    expect(state.pending).toEqual({ kind: 'copy', player: '0' });
    expect(refusal(state, '0', 'copyEffect', { params: { target: '0' } })).toBe('TARGET_SELF');
    play(state, '0', 'copyEffect', { params: { target: '2' } });
    expect([at(state, '1').stunned, at(state, '2').stunned]).toEqual([false, true]);
  });

  it('copies a Course out of turn: the card stays, the effect is the copier’s', () => {
    const state = table(2, {
      players: [{ school: ['s31'] }, { hand: ['m05'] }],
      pending: { kind: 'course', player: '0', card: 's31' },
    });
    play(state, '0', 'applyCourse', { params: {} });
    play(state, '1', 'respond', { use: { card: 'm05' } });
    play(state, '1', 'copyEffect', { params: {} });
    expect(state).toMatchObject({ firstPlayer: '1', firstPlayerMoved: true, magicDiscard: ['m05'] });
    expect(hands(state)).toEqual({ 0: [], 1: ['m01'] });
    expect(at(state, '0').school).toEqual(['s31']);
  });

  it('cancelled by an Oubliettes leaves the effect to its player', () => {
    const state = table(2, { players: [{ hand: ['m14', 'm01'] }, { hand: ['m05'] }] });
    play(state, '0', 'playSpell', { card: 'm14', params: {} });
    play(state, '1', 'respond', { use: { card: 'm05' } });
    const events = play(state, '0', 'respond', { use: { card: 'm01' } });
    expect(at(state, '0').extraCollects).toBe(1);
    expect(events).toContainEqual({ type: 'settled', owner: '0', takenOver: false, cancelled: [1] });
  });
});

describe('an effect does as much as it can', () => {
  it('Chipio finds an empty hand when the victim’s last card was a cancelled answer', () => {
    const state = table(2, { players: [{ hand: ['m08', 'm02'] }, { hand: ['m01'] }] });
    play(state, '0', 'playSpell', { card: 'm08', params: { target: '1' } });
    play(state, '1', 'respond', { use: { card: 'm01' } });
    play(state, '0', 'respond', { use: { card: 'm02' } });
    expect(state).toMatchObject({ pending: null, magicDiscard: ['m08', 'm01', 'm02'] });
  });

  it('draws nothing from empty piles; cards of the chain are not drawn (R9)', () => {
    const deck = table(2).magicDeck.filter((card) => card !== 'm35');
    const state = table(2, { players: [{ hand: ['m35'], bonus: deck }], timetable: ['s01'] });
    play(state, '0', 'playSpell', { card: 'm35', params: { slots: [0] } });
    expect(hands(state)[0]).toEqual([]);
    expect(state.magicDiscard).toEqual(['m35']);
  });
});

describe('touched', () => {
  const declared = (card: string, params: object, layout: Parameters<typeof table>[1] = {}) => {
    const players = [
      { hand: [card] },
      { hand: ['m01'], bonus: ['m44'] },
      { hand: ['m40'], shield: true },
      {},
    ];
    const state = table(4, { players, firstPlayer: '2', firstPlayerMoved: true, ...layout });
    play(state, '0', 'playSpell', { card, params });
    return state;
  };

  it('are the target, those who must discard and the owner of a Bonus card', () => {
    expect(touched(declared('m20', { target: '3' }))).toEqual(['3']);
    expect(touched(declared('m11', {}))).toEqual(['1']);
    expect(touched(declared('m29', { bonus: 'm44' }))).toEqual(['1']);
    expect(touched(declared('m14', {}))).toEqual([]);
  });

  it('is the holder of the First Player card, by Balais', () => {
    const state = table(3, {
      players: [{ school: ['s31'] }, { hand: ['m40'] }],
      firstPlayer: '2',
      firstPlayerMoved: true,
      pending: { kind: 'course', player: '0', card: 's31' },
    });
    play(state, '0', 'applyCourse', { params: {} });
    expect(touched(state)).toEqual(['2']);
  });

  it('is nobody once the chain is gone', () => {
    const state = declared('m20', { target: '3' });
    passAll(state);
    expect(touched(state)).toEqual([]);
  });
});
