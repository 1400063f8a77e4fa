// @vitest-environment happy-dom
/** Clash of Magic Schools speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/clash-of-magic-schools/board';
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import { words as en } from '../../games/clash-of-magic-schools/text/en';
import { words as fr } from '../../games/clash-of-magic-schools/text/fr';
import type { ClashWords } from '../../games/clash-of-magic-schools/text/words';
import { table } from '../clash-of-magic-schools/tournament';
import { manyEvents } from './match';

const LANGUAGES = { en, fr };
const each = Object.entries(LANGUAGES);
const nameOf = (seat: string) => (seat === '0' ? 'Éloïse' : 'Théo');

/** What the moves of the specification may be refused for, besides the reasons that all games share. */
const REASONS = [
  'CARD_NOT_IN_HAND',
  'DUPLICATE_CARD',
  'NO_CARDS_CHOSEN',
  'ALREADY_IN_ARENA',
  'EMBLEM_NOT_IN_ARENA',
  'TRIAL_NOT_AVAILABLE',
  'STARTING_TRIAL_RESERVED',
  'WRONG_TRIAL_LEVEL',
  'NOT_ENOUGH_STUDENTS',
  'SUMMON_ALREADY_USED',
  'SAME_ARENA',
  'SUMMON_NEEDS_THREE',
  'CASTER_NOT_IN_ARENA',
  'CASTER_NOT_SURROUNDED',
  'SPELL_ELEMENT_MISMATCH',
  'SPELL_NO_TARGET',
  'EVERSIO_LEVEL_TOO_LOW',
  'WRONG_DISCARD_COUNT',
  'FIRST_TRIAL_REQUIRED',
  'FIRST_TRIAL_UNREACHABLE',
];

const EVENTS: Record<ClashEvent['type'], true> = {
  dealt: true,
  turnBegan: true,
  reshuffled: true,
  drew: true,
  emblemMoved: true,
  deployed: true,
  passed: true,
  summoned: true,
  cast: true,
  banished: true,
  burned: true,
  lured: true,
  leapt: true,
  stolen: true,
  hexed: true,
  discarded: true,
  casterLeft: true,
  overtimeBegan: true,
  announced: true,
  ended: true,
};

const FIT = { level: 4, needed: 3, students: 2, reason: 'NOT_ENOUGH_STUDENTS' };

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Record<string, readonly unknown[]> = {
  'mast.label': [{ 0: 10, 1: 11 }, { 0: 'Éloïse', 1: 'Théo' }, false],
  'lane.plate': ['the Fire Arena', ['Dragombre', 'Blancgriffon']],
  'lane.stack': ['Éloïse', [1, 2, 4], 5],
  'lane.column': ['the Fire Arena', 'Théo', ['Batrax', 'Hypnox']],
  'lane.ownColumn': ['the Fire Arena', []],
  'lane.next': [{ kind: 'few', level: 3, missing: 1 }],
  'offer.label': ['Dragombre', [5, 3, 1]],
  'tribune.knownLevels': [[1, 2]],
  'sheet.fit': [FIT, true],
  'sheet.stackOf': [[1, 2]],
  'card.label': ['fire', 'Combustio'],
  'card.kind': ['air'],
  'act.canPass': [3, 'there'],
  'choosing.one': ['water'],
  'choosing.move': ['dark'],
  'choosing.deploySub': ['earth'],
  'choosing.elsewhere': ['fire'],
  'choosing.leadsTo': ['air'],
  'tray.summonDetail': [['Batrax', 'Hypnox', 'Eversio']],
  'tray.summonAct': ['dark'],
  'tray.castDetail': ['earth'],
  'tray.fit': [FIT],
  'over.reason': ['collapse'],
};

/** Everything that the board says, by its place. */
function spoken(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') {
    const sample = SAMPLES[path] ?? Array.from({ length: value.length }, () => 2);
    return [[path, String(value(...sample))]];
  }
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => spoken(part, path ? `${path}.${key}` : key));
}

function everything(words: ClashWords): string[] {
  const { title, tagline, summary, roles, tasks, options, elements, spells, rules: pages } = words;
  const printed = spoken({ title, tagline, summary, roles, tasks, options, elements, spells, pages });
  const told = manyEvents('0').flatMap((event) => words.log(event, nameOf).map(({ text }) => text));
  const reasons = REASONS.map((code) => reasonOf(words, code));
  return [
    ...printed.map(([, text]) => text),
    ...spoken(words.board).map(([, text]) => text),
    ...told,
    ...reasons,
  ];
}

function reasonOf(words: ClashWords, code: string): string {
  const reason = words.reasons[code];
  const view = rules.view(table({ own: { emblem: 'fire' } }), '0');
  return typeof reason === 'function' ? reason(view, '0') : String(reason);
}

describe.each(each)('the words (%s)', (_, words) => {
  it('tell every kind of event, as its player and as a stranger', () => {
    for (const viewer of ['0', 'spectator'] as const) {
      const events = manyEvents(viewer);
      expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
      for (const event of events) {
        for (const { text } of words.log(event, nameOf)) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object|^\s*$/);
          expect(text.split('**').length % 2).toBe(1);
        }
      }
    }
  });

  it('open a heading for every turn, and nowhere else', () => {
    const headings = manyEvents('0').filter((event) => words.log(event, nameOf)[0]?.kind === 'heading');
    expect(new Set(headings.map(({ type }) => type))).toEqual(new Set(['turnBegan']));
  });

  it('give every line of the log an icon that the board draws', () => {
    const lines = manyEvents('0').flatMap((event) => words.log(event, nameOf));
    for (const { icon, kind } of lines) if (kind !== 'heading') expect(icons).toHaveProperty(icon ?? 'none');
  });

  it('keep what the other draws to themselves', () => {
    const own = manyEvents('0').find((event) => event.type === 'drew' && event.player === '0');
    const foreign = manyEvents('0').find((event) => event.type === 'drew' && event.player === '1');
    const names = Object.values(words.elements).map(({ student }) => student);
    const told = (event: ClashEvent | undefined) => (event ? words.effect(event, nameOf) : '');
    expect(names.some((name) => told(own).includes(name))).toBe(true);
    expect(names.some((name) => told(foreign).includes(name))).toBe(false);
  });

  it('have a sentence for every reason', () => {
    for (const code of REASONS) expect(reasonOf(words, code), code).toMatch(/\.$/);
    expect(Object.keys(words.reasons).sort()).toEqual(REASONS.toSorted());
  });

  it('say with figures what is missing for a Trial', () => {
    expect(reasonOf(words, 'WRONG_TRIAL_LEVEL')).toContain('1');
    expect(reasonOf(words, 'NOT_ENOUGH_STUDENTS')).toContain('0');
  });

  it('name every option, every stage and both schools', () => {
    for (const field of rules.optionFields(2)) expect(words.options[field.key]?.label).toBeTruthy();
    expect(Object.keys(words.tasks)).toEqual(['act', 'maleficio']);
    expect(words.roles).toEqual({ '0': 'Dragombre', '1': 'Blancgriffon' });
  });

  it('illustrate the rules with pictures that exist, and use them all', () => {
    const used = words.rules.flatMap(({ figure }) => figure ?? []);
    expect(new Set(used)).toEqual(new Set(Object.keys(figures)));
    expect(new Set(words.rules.map(({ id }) => id)).size).toBe(words.rules.length);
  });

  it('say who won and why, Arena by Arena', () => {
    const state = table({
      own: { trials: { earth: ['t1-1', 't2-1', 't3-1'], fire: ['t1-2', 't6-1'], air: ['t6-2'] } },
      opponent: { trials: { water: ['t1-3', 't2-2'] } },
    });
    state.result = { winner: '0', reason: 'fifteen', scores: { 0: 15, 1: 2 }, overtime: false };
    const { title, lines } = words.verdict(rules.view(state, 'spectator'), nameOf);
    expect(title).toContain('Éloïse');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/Éloïse.*3.*0.*6.*6.*0 = \*\*15\*\*/);
    expect(lines[2]).toMatch(/Théo.*0.*2.*0.*0.*0 = \*\*2\*\*/);
  });

  it('do not tell in the bar that the match is over', () => {
    const state = table({ turnNumber: 9 });
    const going = words.progress(state);
    state.result = { winner: '0', reason: 'fifteen', scores: { 0: 15, 1: 2 }, overtime: false };
    expect(words.progress(state)).toBe(going);
    expect(words.progress({ ...state, overtime: true })).not.toBe(going);
  });
});

describe('the two languages', () => {
  it('say the same things in the same places', () => {
    const places = (words: ClashWords) => spoken(words.board).map(([path]) => path);
    expect(places(fr)).toEqual(places(en));
    expect(fr.rules.map(({ id, figure }) => [id, figure])).toEqual(
      en.rules.map(({ id, figure }) => [id, figure]),
    );
  });

  it('use the marks of their typography', () => {
    for (const text of everything(fr)) {
      expect(text).not.toMatch(/'/);
      expect(text, 'no narrow space before a double mark').not.toMatch(/[^\u202f][;:!?]/);
    }
    for (const text of everything(en)) expect(text).not.toMatch(/'|\s[;:!?]/);
  });

  it('make the elision where French needs one', () => {
    expect(fr.elements.air.students(2)).toBe('2 Élèves d’air');
    expect(fr.elements.earth.students(1)).toBe('1 Élève de terre');
    expect(fr.board.lane.column('là', 'Éloïse', [])).toContain('Colonne d’Éloïse');
    expect(fr.board.lane.column('là', 'Théo', [])).toContain('Colonne de Théo');
  });

  it('count in English', () => {
    expect([1, 2, 3, 4, 11, 12, 21].map(en.board.card.place)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '21st',
    ]);
  });
});
