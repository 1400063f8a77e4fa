/** Section 5: what a match begins with, and what is refused. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/clash-of-magic-schools/rules';
import { parseSetup } from '../../games/kit';
import { start } from './tournament';

/** The code and the message with which a setup is refused. */
function refused(players: number, options?: unknown): string {
  const parsed = parseSetup(rules, players, options);
  return parsed.ok ? 'accepted' : `${parsed.error.code}: ${parsed.error.message}`;
}

describe('options', () => {
  const TURN_LIMIT = 'INVALID_OPTION: turnLimit must be an even integer between 40 and 1000';

  it('the turn limit is 200 unless chosen', () => {
    expect(start('any').match.state.turnLimit).toBe(200);
    expect(start('any', { turnLimit: 40 }).match.state.turnLimit).toBe(40);
    expect(start('any', { turnLimit: 1000 }).match.state.turnLimit).toBe(1000);
  });

  it.each([39, 38, 41, 1002, 50.5, '40', null, Number.NaN, [40], {}])('refuses the limit %j', (turnLimit) => {
    expect(refused(2, { turnLimit })).toBe(TURN_LIMIT);
  });

  it('refuses unknown keys and whatever is not an object', () => {
    expect(refused(2, { turnLimit: 40, level: 3 })).toContain('INVALID_OPTION');
    for (const options of [null, 'x', 7, true, [], [{}]]) {
      expect(refused(2, options)).toContain('INVALID_OPTION');
    }
  });

  it('asks for two players before anything else', () => {
    for (const players of [0, 1, 3, 2.5, Number.NaN]) {
      expect(refused(players, { turnLimit: 41 })).toContain('INVALID_PLAYER_COUNT');
    }
  });
});

describe('a new match', () => {
  const { match, events } = start('new');
  const { state } = match;

  it('has every card somewhere, and breaks no invariant', () => {
    expect(rules.invariants(state)).toEqual([]);
  });

  it('deals 3 to Dragombre and 5 to Blancgriffon, then Dragombre draws 3', () => {
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'turnBegan', 'drew']);
    expect(events[0]).toMatchObject({ hands: { 0: 3, 1: 5 }, deck: 52 });
    expect(events[2]).toMatchObject({ player: '0', count: 3, hand: 6, deck: 49 });
  });

  it('is shuffled by the seed: another one gives other hands and other Trials', () => {
    const again = start('new').match.state;
    const other = start('other').match.state;
    expect(again).toEqual(state);
    expect(other.players[0].hand).not.toEqual(state.players[0].hand);
    expect(other.trialDeck).not.toEqual(state.trialDeck);
  });

  it('keeps the starting Trials out of the pile (R1)', () => {
    expect(state.trialDeck).not.toContain('t1-d');
    expect(state.trialDeck).not.toContain('t1-b');
  });
});
