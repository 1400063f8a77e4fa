// @vitest-environment happy-dom
/** Anludim speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/anludim/board';
import { DISCIPLINES } from '../../games/anludim/data';
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import { words as en } from '../../games/anludim/text/en';
import { words as fr } from '../../games/anludim/text/fr';
import type { AnludimWords } from '../../games/anludim/text/words';
import { Course, manyEvents, playBlindly } from './match';

const each = Object.entries({ en, fr });
const NAMES = ['Éloïse', 'Théo', 'Zoé', 'Grimaud', 'Maxime'];
const nameOf = (seat: string) => NAMES[Number(seat)] ?? seat;

/** Section 7.9: what the moves may be refused for, besides the reasons that all games share. */
const REASONS = [
  'TAKE_BACK_FORBIDDEN',
  'TAKE_BACK_TOO_LATE',
  'COMBO_NOT_FOUND',
  'EXTEND_NOT_ALLOWED',
  'EXTEND_WRONG_DISCIPLINE',
  'DUPLICATE_CARD',
  'CARD_NOT_AVAILABLE',
  'SOURCE_NOT_LOWER',
  'TOO_FEW_CARDS',
  'NOT_CONSECUTIVE',
  'NOT_SAME_COLOUR',
  'BAD_GROUPS',
  'COLOURS_NOT_DIFFERENT',
  'NOT_SAME_VALUE',
  'COMBO_NOT_STRONGEST',
  'DRAW_PILE_EMPTY',
  'DISPLAY_SLOT_EMPTY',
  'OPTIONAL_ALREADY_USED',
  'NO_PARCHMENT',
  'OBJECT_NOT_OWNED',
  'PASS_NOT_ALLOWED',
  'KEEP_TOO_MANY',
];

const EVENTS: Record<AnludimEvent['type'], true> = {
  roundBegan: true,
  turnBegan: true,
  tookBack: true,
  laid: true,
  called: true,
  drew: true,
  tookFaceUp: true,
  turnedUp: true,
  reshuffled: true,
  spent: true,
  passed: true,
  gained: true,
  roundEnded: true,
  kept: true,
  gameEnded: true,
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Record<string, readonly unknown[]> = {
  'seats.known': [['green 9', 'red 11']],
  'seats.socket': ['Vial', [1, 2]],
  'lecterns.pile': [[1, 2, 3]],
  'lecterns.followedBy': [[2, 3]],
  'lecterns.brief': ['flush', [3, 12, 11, 2]],
  'ends.kinds': [3, ['Théo', 'Zoé']],
  'build.beats': ['trips', [1, 9]],
  'build.joins': [{ from: 'player', name: 'Théo' }, 'The Seer'],
  'build.discards': [['green 9', 'red 11']],
  'build.returns': [['Seer']],
  'act.layIt': ['pairs', 2],
  'act.takes': ['the Seer', 'Théo'],
  'act.confirmLayBody': ['triple of 9s', ['green 9']],
  'spend.what': [{ kind: 'object', discipline: 'run', value: 1 }],
  'keep.confirmBody': [['green 9 / red 11']],
  'keep.waiting': [['Théo', 'Zoé']],
  'round.why': ['five', 'Théo'],
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

function everything(words: AnludimWords): string[] {
  const { title, tagline, summary, roles, tasks, options, colours, disciplines, rules: pages } = words;
  const printed = spoken({ title, tagline, summary, roles, tasks, options, colours, disciplines, pages });
  const view = new Course({ players: 3 }).view('0');
  const reasons = Object.values(words.reasons).map((one) =>
    typeof one === 'function' ? one(view, '0') : one,
  );
  const told = manyEvents('0').flatMap((event) => words.log(event, nameOf).map(({ text }) => text));
  const board = spoken(words.board).map(([, text]) => text);
  return [...printed.map(([, text]) => text), ...board, ...reasons, ...told];
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

  it('open a heading for every round and every turn', () => {
    const headings = manyEvents('0').filter((event) => words.log(event, nameOf)[0]?.kind === 'heading');
    expect(new Set(headings.map(({ type }) => type))).toEqual(new Set(['roundBegan', 'turnBegan']));
  });

  it('give every line of the log an icon that the board draws', () => {
    const lines = manyEvents('0').flatMap((event) => words.log(event, nameOf));
    for (const { icon, kind } of lines) if (kind !== 'heading') expect(icons).toHaveProperty(icon ?? 'none');
  });

  it('have a sentence for every reason', () => {
    const view = new Course({ players: 3 }).view('0');
    for (const code of REASONS) {
      const reason = words.reasons[code];
      expect(typeof reason === 'function' ? reason(view, '0') : reason, code).toMatch(/\.$/);
    }
    expect(Object.keys(words.reasons).sort()).toEqual(REASONS.toSorted());
  });

  it('name every option, every value, every stage and every coven', () => {
    for (const field of rules.optionFields(5)) {
      expect(words.options[field.key]?.label).toBeTruthy();
      if (field.kind !== 'choice') continue;
      for (const value of field.values) expect(words.options[field.key]?.values?.[value]?.label).toBeTruthy();
    }
    expect(Object.keys(words.tasks)).toEqual(['main', 'optional', 'keep']);
    expect(Object.keys(words.roles)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('tell the five colours apart by their letters', () => {
    const letters = Object.values(words.colours).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(5);
  });

  it('illustrate the rules with pictures that exist', () => {
    expect(figures).toHaveProperty('gallery');
    for (const { figure } of words.rules) if (figure !== undefined) expect(figures).toHaveProperty(figure);
    expect(new Set(words.rules.map(({ id }) => id)).size).toBe(words.rules.length);
  });

  it('say who won each round, and how', () => {
    const course = new Course({ players: 3, seed: 'verdict' });
    playBlindly(course, 'verdict', () => undefined);
    const { winner, history } = course.state;
    const { title, lines } = words.verdict(course.view('spectator'), nameOf);
    expect(title).toContain(nameOf(String(winner)));
    expect(lines).toHaveLength(history.length);
    for (const [round, line] of lines.entries()) {
      const result = history[round];
      expect(line).toContain(nameOf(String(result?.winner)));
      for (const total of result?.totals ?? []) expect(line).toContain(String(total));
    }
  });

  it('name the strength of every kind of combination, one group or several', () => {
    const names = DISCIPLINES.flatMap((discipline) => [
      words.combination(discipline, [1, 9]),
      words.combination(discipline, [2, 9, 4]),
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/9/);
  });
});

describe('the two languages', () => {
  it('say the same things in the same places', () => {
    const places = (words: AnludimWords) => spoken(words.board).map(([path]) => path);
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

  it('agree with the gender of what they name in French', () => {
    expect(fr.board.build.beats('trips', [1, 5])).toBe('bat le brelan de 5');
    expect(fr.board.build.beats('run', [3, 9])).toBe('bat la suite de 3 jusqu’à 9');
    expect(fr.board.build.beats('pairs', [2, 13, 6])).toContain('bat les deux paires');
    expect(fr.board.build.beats('assembly', [4, 6])).toContain('bat l’assemblée');
    expect(fr.board.lecterns.heldBy('Éloïse')).toBe('Auprès d’Éloïse.');
  });
});
