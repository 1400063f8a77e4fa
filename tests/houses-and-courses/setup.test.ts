/** Section 5: what is refused, what a match begins with, and how Houses are found. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import { parseSetup, seatsOf } from '../../games/kit';
import { at, play, start } from './school';

function refused(players: number, options?: unknown): string {
  const parsed = parseSetup(rules, players, options);
  return parsed.ok ? 'accepted' : parsed.error.code;
}

describe('options', () => {
  it.each([
    [1, { level: 1 }, 'INVALID_PLAYER_COUNT'],
    [5, {}, 'INVALID_PLAYER_COUNT'],
    [3, { level: 1, twoHouses: true }, 'INVALID_OPTION'],
    [3, { houseMode: 'chance' }, 'INVALID_OPTION'],
    [3, { reactions: 'none' }, 'INVALID_OPTION'],
    [2, { twoHouses: 1 }, 'INVALID_OPTION'],
    [3, [], 'INVALID_OPTION'],
    [3, null, 'INVALID_OPTION'],
    [3, { twoHouses: true, houseMode: 'fixed' }, 'TWO_HOUSES_NEEDS_TWO_PLAYERS'],
    [2, { houseMode: 'fixed', firstSeat: 9 }, 'HOUSES_REQUIRED'],
    [2, { houses: [], firstSeat: 9 }, 'HOUSES_NOT_ALLOWED'],
    [2, { houseMode: 'pick', houses: [['serpentin'], ['grosfondor']] }, 'HOUSES_NOT_ALLOWED'],
    [2, { houseMode: 'fixed', houses: 'serpentin' }, 'HOUSES_BAD_SHAPE'],
    [2, { houseMode: 'fixed', houses: [['serpentin'], ['grosfondor']] }, 'HOUSES_BAD_SHAPE'],
    [3, { houseMode: 'fixed', houses: [['serpentin'], ['grosfondor']] }, 'HOUSES_BAD_SHAPE'],
    [3, { houseMode: 'fixed', houses: [['serpentin'], [], ['grosfondor']] }, 'HOUSES_BAD_SHAPE'],
    [2, { twoHouses: false, houseMode: 'fixed', houses: [['serpentin'], ['gryffon']] }, 'HOUSE_UNKNOWN'],
    [2, { twoHouses: false, houseMode: 'fixed', houses: [['serpentin'], [7]] }, 'HOUSE_UNKNOWN'],
    [2, { twoHouses: false, houseMode: 'fixed', houses: [['serpentin'], ['serpentin']] }, 'HOUSE_TAKEN'],
    [2, { firstSeat: 2 }, 'BAD_FIRST_SEAT'],
    [2, { firstSeat: -1 }, 'BAD_FIRST_SEAT'],
    [2, { firstSeat: 'youngest' }, 'BAD_FIRST_SEAT'],
    [3, { houseMode: null, houses: null, twoHouses: null, firstSeat: null, reactions: null }, 'accepted'],
    [3, undefined, 'accepted'],
  ])('%i players with %j: %s', (players, options, code) => {
    expect(refused(players, options)).toBe(code);
  });

  it('are two Houses each for two players and one for more, by chance, with all reactions', () => {
    expect(start(2).match.state.options).toEqual({
      houseMode: 'random',
      houses: null,
      twoHouses: true,
      firstSeat: 'random',
      reactions: 'full',
    });
    expect(start(4).match.state.options.twoHouses).toBe(false);
  });

  it('offered to players are all accepted', () => {
    for (const players of [2, 3, 4]) {
      const options = Object.fromEntries(
        rules.optionFields(players).map((field) => [field.key, field.default]),
      );
      expect(refused(players, options)).toBe('accepted');
    }
  });
});

describe('a new match', () => {
  it.each([
    [2, 45, 45, 26],
    [3, 43, 40, 24],
    [4, 41, 35, 22],
  ])('of %i leaves %i School cards, %i Magic cards and %i tokens in the piles', (players, ...piles) => {
    const { state } = start(players).match;
    expect([state.schoolDeck.length, state.magicDeck.length, state.mailReserve.length]).toEqual(piles);
    expect(state.timetable.every(({ card, mail }) => card !== null && mail.length === 1)).toBe(true);
    expect(rules.invariants(state)).toEqual([]);
  });

  it('begins with Grosfondor, else with the youngest', () => {
    const fixed = (house: string) => ({
      houseMode: 'fixed',
      twoHouses: false,
      houses: [['serpentin'], [house]],
      firstSeat: 0,
    });
    expect(start(2, fixed('grosfondor')).match.state.firstPlayer).toBe('1');
    expect(start(2, fixed('poufmoufle')).match.state.firstPlayer).toBe('0');
    expect(start(2, { ...fixed('poufmoufle'), firstSeat: 1 }).match.state.roundOrder).toEqual(['1', '0']);
  });

  it('lets chance choose Houses and the youngest', () => {
    const seeds = Array.from(
      { length: 60 },
      (_, seed) => start(2, { twoHouses: false }, `${seed}`).match.state,
    );
    expect(new Set(seeds.map((state) => at(state, '0').houses.join())).size).toBe(4);
    const none = seeds.filter(({ housesOut }) => housesOut.includes('grosfondor'));
    expect(new Set(none.map(({ firstPlayer }) => firstPlayer)).size).toBe(2);
  });

  it('deals all four Houses to two players with two each', () => {
    const { state } = start(2).match;
    expect(state.housesOut).toEqual([]);
    expect(seatsOf(2).map((seat) => at(state, seat).houses.length)).toEqual([2, 2]);
  });
});

describe('the draft', () => {
  it('goes a, b, b, a with two Houses each, and nothing is dealt before it ends', () => {
    const { state } = start(2, { houseMode: 'pick' }).match;
    const order = state.draft?.order ?? [];
    expect(order).toHaveLength(4);
    expect([order[0], order[1]]).toEqual([order[3], order[2]]);
    expect(order[0]).not.toBe(order[1]);
    for (const house of ['serdongle', 'grosfondor', 'poufmoufle']) {
      const picker = rules.turnOf?.(state);
      if (picker) play(state, picker, 'pickHouse', { house });
      expect(state).toMatchObject({ round: 0, firstPlayer: null, roundOrder: [] });
      expect(rules.invariants(state)).toEqual([]);
    }
    const events = play(state, order[3] ?? '0', 'pickHouse', { house: 'serpentin' });
    expect(events.map(({ type }) => type)).toEqual([
      'housePicked',
      'dealt',
      'cardsLaid',
      'mailLaid',
      'roundBegan',
      'turnBegan',
    ]);
    expect(state).toMatchObject({ draft: null, round: 1, firstPlayer: order[1], housesOut: [] });
    expect(rules.invariants(state)).toEqual([]);
  });
});
