/** Derived values that the specification names (section 3.2). */
import { describe, expect, it } from 'vitest';
import { facts } from '../../games/shazamm/facts';
import { duel, play, turn } from './duel';

describe('facts', () => {
  it('of the bridge: intact tiles, distances to the wall, room behind the wizards', () => {
    expect(facts(duel({ collapsed: 3, wall: 11, wizards: { 0: 7, 1: 13 } }))).toMatchObject({
      intact: { first: 4, last: 16 },
      distance: { 0: 4, 1: 2 },
      margin: { 0: 3, 1: 3 },
    });
  });

  it('a wizard outside has less than no room', () => {
    const state = duel({ round: 6, collapsed: 5, wizards: { 0: 8, 1: 14 }, wall: 13 });
    turn(state, { bid: 2 }, { bid: 1 });
    expect(facts(state)).toMatchObject({ intact: { first: 7, last: 13 }, margin: { 0: 4, 1: -4 } });
  });

  it('what either Clone could copy: the other’s last spells without Clone', () => {
    const { clonePool } = facts(duel({ lastPlayed: { 0: [1, 2, 9], 1: [2] } }));
    expect(clonePool).toEqual({ 0: [], 1: [1, 9] });
  });

  it('targets and range only while the decision waits', () => {
    const state = duel();
    expect(facts(state)).toMatchObject({ theftTargets: [], recyclingRange: null });
    turn(state, { bid: 5, spells: [3] }, { bid: 5, spells: [6, 13] });
    expect(facts(state)).toMatchObject({ theftTargets: ['h1-6', 'h1-13'], recyclingRange: null });
    play(state, '0', 'chooseTheft', { apply: ['h1-6'] });
    expect(facts(state)).toMatchObject({ theftTargets: [], recyclingRange: { min: -4, max: 5 } });
  });

  it('unspent spells: not revealed yet, whether in hand or deck', () => {
    const state = duel({ lastPlayed: { 0: [], 1: [14] } });
    play(state, '1', 'commit', { bid: 1, spells: [13], decoy: false });
    expect(facts(state).unspent['1']).toContain(13);
    play(state, '0', 'commit', { bid: 1, spells: [2], decoy: false });
    play(state, '0', 'chooseClone', { spell: 14 });
    expect(facts(state).unspent).toEqual({
      0: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      1: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14],
    });
  });

  it('spells on the table are no longer unspent, but copies are no cards', () => {
    const state = duel({ lastPlayed: { 0: [], 1: [6, 14] } });
    turn(state, { bid: 4, spells: [2] }, { bid: 4 });
    play(state, '0', 'chooseClone', { spell: 6 });
    expect(state.stage).toBe('recycling');
    expect(facts(state).unspent['0']).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});
