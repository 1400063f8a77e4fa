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
import { describeWords, type Samples } from '../fixtures/board/words';
import { manyEvents } from './match';

const each = Object.entries({ en, fr });
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

const EVENTS: Record<ClashEvent['type'], 'told' | 'silent'> = {
  dealt: 'told',
  turnBegan: 'told',
  reshuffled: 'told',
  drew: 'told',
  emblemMoved: 'told',
  deployed: 'told',
  passed: 'told',
  summoned: 'told',
  cast: 'told',
  banished: 'told',
  burned: 'told',
  lured: 'told',
  leapt: 'told',
  stolen: 'told',
  hexed: 'told',
  discarded: 'told',
  casterLeft: 'told',
  overtimeBegan: 'told',
  announced: 'told',
  ended: 'told',
};

const FIT = { level: 4, needed: 3, students: 2, reason: 'NOT_ENOUGH_STUDENTS' };

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Samples = {
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

describeWords({
  en,
  fr,
  rules,
  events: EVENTS,
  told: manyEvents,
  headings: ['turnBegan'],
  reasons: REASONS,
  stages: ['act', 'maleficio'],
  roles: ['0', '1'],
  view: rules.view(table({ own: { emblem: 'fire' } }), '0'),
  nameOf,
  figures,
  icons,
  samples: SAMPLES,
});

function reasonOf(words: ClashWords, code: string): string {
  const reason = words.reasons[code];
  const view = rules.view(table({ own: { emblem: 'fire' } }), '0');
  return typeof reason === 'function' ? reason(view, '0') : String(reason);
}

describe.each(each)('the words (%s)', (_, words) => {
  it('keep what the other draws to themselves', () => {
    const own = manyEvents('0').find((event) => event.type === 'drew' && event.player === '0');
    const foreign = manyEvents('0').find((event) => event.type === 'drew' && event.player === '1');
    const names = Object.values(words.elements).map(({ student }) => student);
    const told = (event: ClashEvent | undefined) => (event ? words.effect(event, nameOf) : '');
    expect(names.some((name) => told(own).includes(name))).toBe(true);
    expect(names.some((name) => told(foreign).includes(name))).toBe(false);
  });

  it('say with figures what is missing for a Trial', () => {
    expect(reasonOf(words, 'WRONG_TRIAL_LEVEL')).toContain('1');
    expect(reasonOf(words, 'NOT_ENOUGH_STUDENTS')).toContain('0');
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
