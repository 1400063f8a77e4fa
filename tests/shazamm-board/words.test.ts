// @vitest-environment happy-dom
/** Shazamm! speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/shazamm/board';
import type { ShazammEvent } from '../../games/shazamm/events';
import { rules } from '../../games/shazamm/rules';
import type { Wizard } from '../../games/shazamm/state';
import { words as en } from '../../games/shazamm/text/en';
import { words as fr } from '../../games/shazamm/text/fr';
import type { ShazammWords } from '../../games/shazamm/text/words';
import { Duel, manyEvents, playBlindly } from './match';

const LANGUAGES = { en, fr };
const each = Object.entries(LANGUAGES);
const nameOf = (seat: string) => (seat === '0' ? 'Éloïse' : 'Théo');

/** What the moves of the specification may be refused for, besides the reasons that all games share. */
const REASONS = [
  'ORDER_NOT_PERMUTATION',
  'BID_TOO_LOW',
  'BID_TOO_HIGH',
  'SPELL_UNKNOWN',
  'SPELL_DUPLICATE',
  'SPELL_NOT_IN_HAND',
  'CLONE_NOT_IN_POOL',
  'THEFT_DUPLICATE',
  'THEFT_NOT_A_TARGET',
  'RECYCLING_OUT_OF_RANGE',
  'RECYCLING_BID_TOO_LOW',
  'RECYCLING_BID_TOO_HIGH',
];

const EVENTS: Record<ShazammEvent['type'], true> = {
  roundBegan: true,
  arranged: true,
  committed: true,
  revealed: true,
  cancelled: true,
  muted: true,
  voided: true,
  applied: true,
  asked: true,
  cloned: true,
  stolen: true,
  recycled: true,
  compared: true,
  paid: true,
  gained: true,
  pushed: true,
  roundEnded: true,
  fell: true,
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Record<string, readonly unknown[]> = {
  'bridge.fire': [12, { 0: 4, 1: 2 }, { 0: 'Éloïse', 1: 'Théo' }],
  'commit.summary': [{ bid: 12, spells: 2, decoy: true }],
  'commit.confirmBody': [12, ['Blaze', 'Siphon']],
  'wait.choosing': [['Éloïse', 'Théo']],
  'wait.laid': [{ bid: 12, spells: 0, decoy: true }],
  'wait.arranging': [['Éloïse']],
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

function everything(words: ShazammWords): string[] {
  const { title, tagline, summary, roles, tasks, options, spells, decoy, classes, rules: pages } = words;
  const printed = spoken({ title, tagline, summary, roles, tasks, options, spells, decoy, classes, pages });
  const told = manyEvents('0').flatMap((event) => words.log(event, nameOf).map(({ text }) => text));
  return [...printed.map(([, text]) => text), ...spoken(words.board).map(([, text]) => text), ...told];
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
    expect(new Set(headings.map(({ type }) => type))).toEqual(new Set(['roundBegan', 'revealed']));
  });

  it('give every line of the log an icon that the board draws', () => {
    const lines = manyEvents('0').flatMap((event) => words.log(event, nameOf));
    for (const { icon, kind } of lines) if (kind !== 'heading') expect(icons).toHaveProperty(icon ?? 'none');
  });

  it('have a sentence for every reason', () => {
    const view = new Duel().view('0');
    for (const code of REASONS) {
      const reason = words.reasons[code];
      expect(typeof reason === 'function' ? reason(view, '0') : reason, code).toMatch(/\.$/);
    }
    expect(Object.keys(words.reasons).sort()).toEqual(REASONS.toSorted());
  });

  it('name every option, every value, every stage and both wizards', () => {
    for (const field of rules.optionFields(2)) {
      expect(words.options[field.key]?.label).toBeTruthy();
      if (field.kind !== 'choice') continue;
      for (const value of field.values) expect(words.options[field.key]?.values?.[value]?.label).toBeTruthy();
    }
    expect(Object.keys(words.tasks)).toEqual(['arrange', 'commit', 'clone', 'theft', 'recycling']);
    expect(Object.keys(words.roles)).toEqual(['0', '1']);
  });

  it('illustrate the rules with pictures that exist', () => {
    expect(figures).toHaveProperty('gallery');
    for (const { figure } of words.rules) if (figure !== undefined) expect(figures).toHaveProperty(figure);
    expect(new Set(words.rules.map(({ id }) => id)).size).toBe(words.rules.length);
  });

  it('say why the duel ended, round by round', () => {
    const duel = new Duel({}, 'verdict');
    playBlindly(duel, 'verdict', () => undefined);
    const { result, round, history } = duel.state;
    const { title, lines } = words.verdict(duel.view('spectator'), nameOf);
    const ends = history.filter(({ roundEnd }) => roundEnd !== null);
    expect(ends).toHaveLength(round);
    expect(lines).toHaveLength(round + 2);
    const winner = result && 'winner' in result ? result.winner : '0';
    expect(title).toContain(nameOf(winner));
    expect(lines.at(-1)).toContain(nameOf(winner === '0' ? '1' : '0'));
  });

  it('follow the fire through the rounds, pushes included', () => {
    const duel = new Duel();
    duel.lay('0', 50).lay('1', 1);
    const [line] = words.verdict(duel.view('0'), nameOf).lines;
    expect(line).toContain('Éloïse');
    expect(line).toContain(`**${duel.state.wall}**`);
  });
});

describe('the two languages', () => {
  it('say the same things in the same places', () => {
    const places = (words: ShazammWords) => spoken(words.board).map(([path]) => path);
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
    const doubled = (controller: Wizard) =>
      fr.effect(
        {
          type: 'applied',
          id: 'x',
          spell: 8,
          controller,
          attack: { '0': 24, '1': 24 },
          wall: 10,
          idle: null,
        },
        nameOf,
      );
    expect(doubled('0')).toContain('L’attaque d’**Éloïse**');
    expect(doubled('1')).toContain('L’attaque de **Théo**');
  });
});
