/** What every game wants to be remembered of a finished match. */
import { beforeAll, describe, expect, it } from 'vitest';
import { KEEPSAKES } from '../../games/keepsakes';
import { type AnyKeepsakes, type AnyWords, LANGUAGES, seatsOf } from '../../games/kit';
import { type Finished, finishedMatch, GAMES } from '../replay/matches';

const GAME_WORDS = import.meta.glob<{ words: AnyWords }>('../../games/*/text/{en,fr}.ts');

describe.each(GAMES)('the keepsakes of %s', (game) => {
  let keepsakes: AnyKeepsakes;
  let match: Finished;
  let state: object;
  beforeAll(async () => {
    const loaded = await KEEPSAKES[game]?.();
    if (!loaded) throw new Error('no keepsakes');
    keepsakes = loaded;
    match = await finishedMatch(game);
    state = match.positions.at(-1)?.match.state ?? {};
  });

  it('are numbers with a name in every language, and something was done at all', () => {
    const all = seatsOf(match.played.seats.length).map((seat) => keepsakes.numbers(state, seat));
    expect(all.flatMap((numbers) => Object.values(numbers)).some((value) => value > 0)).toBe(true);
    for (const numbers of all) {
      for (const value of Object.values(numbers)) expect(Number.isInteger(value)).toBe(true);
      for (const language of LANGUAGES) {
        const { used, ...names } = keepsakes.names[language];
        expect(used).toBeTruthy();
        expect(Object.keys(names).toSorted()).toEqual(Object.keys(numbers).toSorted());
      }
    }
  });

  it('need nothing but what the seat sees at the end', () => {
    for (const seat of seatsOf(match.played.seats.length)) {
      const view = match.rules.view(state, seat);
      expect(keepsakes.numbers(view, seat)).toEqual(keepsakes.numbers(state, seat));
      expect(keepsakes.used(view, seat)).toEqual(keepsakes.used(state, seat));
    }
  });

  it.each(LANGUAGES)('name what was used (%s), and nothing else', async (language) => {
    const words = (await GAME_WORDS[`../../games/${game}/text/${language}.ts`]?.())?.words;
    if (!words) throw new Error('no words');
    const used = seatsOf(match.played.seats.length).flatMap((seat) =>
      Object.entries(keepsakes.used(state, seat)),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const [id, count] of used) {
      expect(keepsakes.nameOf(id, words)).toMatch(/\p{L}/u);
      expect(count).toBeGreaterThan(0);
    }
    expect(keepsakes.nameOf('nothing', words)).toBeUndefined();
  });
});

describe('the numbers', () => {
  it('of Houses & Courses add up to the points', async () => {
    const { rules, positions, played } = await finishedMatch('houses-and-courses');
    const state = positions.at(-1)?.match.state ?? {};
    const keepsakes = await KEEPSAKES['houses-and-courses']?.();
    const sums = seatsOf(played.seats.length).map((seat) =>
      Object.values(keepsakes?.numbers(state, seat) ?? {}).reduce((sum, value) => sum + value, 0),
    );
    expect(sums).toEqual(rules.points?.(state));
  });

  it('of Wizards Cup count the rounds that gave a token', async () => {
    const { rules, positions } = await finishedMatch('wizards-cup');
    const state = positions.at(-1)?.match.state ?? {};
    const keepsakes = await KEEPSAKES['wizards-cup']?.();
    const won = seatsOf(2).map((seat) => keepsakes?.numbers(state, seat).rounds);
    expect(won).toEqual(rules.points?.(state));
  });
});
