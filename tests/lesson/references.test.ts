/** The links into the rules: from reasons, log lines and cards, to sections that exist in both languages. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { ELEMENTS } from '../../games/clash-of-magic-schools/data';
import { ruleOfStudent } from '../../games/clash-of-magic-schools/text/references';
import { MAGIC_IDS, SCHOOL_IDS } from '../../games/houses-and-courses/catalogue';
import { ruleOfMagic, ruleOfSchool } from '../../games/houses-and-courses/text/references';
import { LANGUAGES } from '../../games/kit';
import { LESSONS } from '../../games/lessons';
import { SPELL_NUMBERS } from '../../games/shazamm/data';
import { ruleOfCard as ruleOfSpell } from '../../games/shazamm/text/references';
import { CARD_IDS } from '../../games/wizards-cup/data';
import { ruleOfCard as ruleOfWizard } from '../../games/wizards-cup/text/references';
import { logLines } from '../../src/app/table/lines';
import { sectionFor } from '../../src/app/table/useReading';
import { words as shell } from '../../src/app/text/en';
import { begin, type Place, showHow, stepAt } from '../../src/lesson/place';

const CARDS: Readonly<Record<string, readonly string[]>> = {
  shazamm: [...SPELL_NUMBERS, 'decoy' as const].map(ruleOfSpell),
  'wizards-cup': CARD_IDS.map(ruleOfWizard),
  'clash-of-magic-schools': ELEMENTS.map(ruleOfStudent),
  'houses-and-courses': [...SCHOOL_IDS.map(ruleOfSchool), ...MAGIC_IDS.map(ruleOfMagic), 'mail', 'houses'],
  anludim: ['cards'],
};

describe.each(Object.keys(GAMES))('the references of %s', async (game) => {
  const loader = GAMES[game];
  const lessons = LESSONS[game];
  if (!loader || !lessons) throw new Error(game);
  const course = { rules: await loader.rules(), lesson: await lessons.lesson() };
  let end: Place = begin(course);
  while (stepAt(course, end)) end = showHow(course, end);

  it.each(LANGUAGES)('lead to sections that there are in %s', async (language) => {
    const { rules, references, reasons } = await loader.words(language);
    const sections = rules.map(({ id }) => id);
    expect(references).toBeDefined();
    for (const [reason, section] of Object.entries(references?.reasons ?? {})) {
      expect(Object.keys(reasons)).toContain(reason);
      expect(sections, reason).toContain(section);
    }
    for (const section of CARDS[game] ?? []) expect(sections).toContain(section);
    for (const event of end.events) {
      const section = references?.event(event);
      if (section !== undefined) expect(sections, event.type).toContain(section);
    }
  });

  it('stand in the log, once for each event that has one, and never in a heading', async () => {
    const own = await loader.words('en');
    const lines = logLines(end.events, own, shell, (seat) => seat);
    const linked = lines.filter(({ rule }) => rule !== undefined);
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter(({ kind }) => kind === 'heading')).toEqual([]);
  });

  it('are found from what a refusal said', async () => {
    const own = await loader.words('fr');
    const view = course.rules.view(end.match.state, course.lesson.learner);
    const [reason = '', section] = Object.entries(own.references?.reasons ?? {})[0] ?? [];
    const words = own.reasons[reason];
    const said = typeof words === 'string' ? words : (words?.(view, course.lesson.learner) ?? '');
    expect(sectionFor(said, own, view, course.lesson.learner)).toBe(section);
    expect(sectionFor('No such sentence.', own, view, course.lesson.learner)).toBeUndefined();
  });
});
