/** The checks that all games share come first, in their order, and an illegal move changes nothing. */
import { describe, expect, it } from 'vitest';
import { checkMove, createRandom, makeMove, silentEffects } from '../../games/kit';
import { rules } from '../fixtures/potions';
import { potionsTable } from '../fixtures/table';

describe('the order of the checks', () => {
  const over = potionsTable({ stage: 'over' });
  const brewing = potionsTable({ turn: '0', actions: 2 });
  const picking = potionsTable({ stage: 'pick' });

  it('UNKNOWN_MOVE comes before everything', () => {
    expect(checkMove(rules, over, 'nobody', 'castSpell', 7)).toBe('UNKNOWN_MOVE');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('%j is no move', (name) => {
    expect(checkMove(rules, brewing, '0', name, null)).toBe('UNKNOWN_MOVE');
  });

  it('GAME_OVER comes before the question whose turn it is', () => {
    expect(checkMove(rules, over, 'nobody', 'pick', 7)).toBe('GAME_OVER');
  });

  it('NOT_YOUR_TURN comes before the stage and the arguments', () => {
    expect(checkMove(rules, brewing, '1', 'pick', 7)).toBe('NOT_YOUR_TURN');
  });

  it.each(['2', '9', '', 'spectator', '__proto__', 'constructor', 0, null, undefined, ['0'], { '0': 0 }])(
    'nobody is awaited under the name %j',
    (player) => {
      expect(checkMove(rules, brewing, player, 'endTurn', null)).toBe('NOT_YOUR_TURN');
    },
  );

  it('WRONG_STAGE comes before the arguments', () => {
    expect(checkMove(rules, picking, '0', 'brew', 7)).toBe('WRONG_STAGE');
  });

  it('BAD_ARGS comes before the checks of the move', () => {
    const tired = potionsTable({ actions: 0 });
    expect(checkMove(rules, tired, '0', 'brew', 7)).toBe('BAD_ARGS');
    expect(checkMove(rules, tired, '0', 'brew', { card: 99 })).toBe('NO_ACTION_LEFT');
  });

  it('the checks of the move keep their own order', () => {
    expect(checkMove(rules, brewing, '0', 'brew', { card: 99 })).toBe('NOT_IN_HAND');
    expect(checkMove(rules, brewing, '0', 'brew', { card: 1 })).toBeNull();
  });
});

describe('making a move', () => {
  const effects = silentEffects(createRandom('x'));

  it('gives the reason and leaves the state alone when it is illegal', () => {
    const state = potionsTable({ turn: '0' });
    const before = structuredClone(state);
    expect(makeMove(rules, state, '1', 'endTurn', null, effects)).toBe('NOT_YOUR_TURN');
    expect(makeMove(rules, state, '0', 'brew', { card: 99 }, effects)).toBe('NOT_IN_HAND');
    expect(state).toEqual(before);
  });

  it('changes the given state when it is legal', () => {
    const state = potionsTable({ turn: '0' });
    expect(makeMove(rules, state, '0', 'brew', { card: 1 }, effects)).toBeNull();
    expect(state.players[0]).toMatchObject({ hand: [2], cauldron: [1] });
  });

  it('drops keys that the move does not know', () => {
    const state = potionsTable({ stage: 'pick' });
    makeMove(rules, state, '0', 'pick', { card: 1, tip: 'hello' }, effects);
    expect(state.picks).toEqual([{ card: 1 }, null]);
  });
});
