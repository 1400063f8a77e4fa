/** The table of Wizards keeps the promises that the rules rely on. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../games/kit';
import { CARD_IDS, ELEMENTS, SET_SIZE, WEAKNESS, wizardOf } from '../../games/wizards-cup/data';

const wizards = CARD_IDS.map(wizardOf);

describe('the set', () => {
  it('has 18 Wizards, three of each Element, with a total Value of 96', () => {
    expect(wizards).toHaveLength(SET_SIZE);
    for (const element of ELEMENTS) {
      expect(wizards.filter((wizard) => wizard.element === element)).toHaveLength(3);
    }
    expect(wizards.reduce((total, { value }) => total + value, 0)).toBe(96);
  });

  it('has six Immediate, six Dormant and five Permanent powers, and one Wizard without', () => {
    const count = (type: string) => wizards.filter(({ power }) => power.type === type).length;
    expect([count('immediate'), count('dormant'), count('permanent'), count('none')]).toEqual([6, 6, 5, 1]);
  });

  it('leaves no doubt about who acts first: Immediate Wizards have different Values', () => {
    const values = wizards.filter(({ power }) => power.type === 'immediate').map(({ value }) => value);
    expect(values.sort()).toEqual([1, 2, 3, 4, 8, 9]);
  });

  it('no two Elements are weak to each other', () => {
    for (const element of ELEMENTS) {
      for (const stronger of WEAKNESS[element]) expect(WEAKNESS[stronger]).not.toContain(element);
    }
  });

  it.each(LANGUAGES)('the words in %s are all there and say the numbers of the powers', (language) => {
    const names = wizards.map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(SET_SIZE);
    for (const { power, text } of wizards) {
      const numbers = Object.values(power ?? {}).filter((value) => typeof value === 'number');
      expect(text[language].match(/\d+/g) ?? []).toEqual(numbers.map(String));
    }
  });
});
