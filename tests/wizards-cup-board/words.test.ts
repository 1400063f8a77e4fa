// @vitest-environment happy-dom
/** Wizards Cup speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/wizards-cup/board';
import { CARD_IDS } from '../../games/wizards-cup/data';
import type { CupEvent } from '../../games/wizards-cup/events';
import { rules } from '../../games/wizards-cup/rules';
import { words as en } from '../../games/wizards-cup/text/en';
import { words as fr } from '../../games/wizards-cup/text/fr';
import type { Decided } from '../../games/wizards-cup/text/log';
import type { CupWords } from '../../games/wizards-cup/text/words';
import { Cup, manyEvents, playBlindly } from './cup';

const LANGUAGES = { en, fr };
const each = Object.entries(LANGUAGES);
const nameOf = (seat: string) => (seat === '0' ? 'Éloïse' : 'Théo');

/** What the moves of the specification may be refused for, besides the reasons that all games share. */
const REASONS = [
  'BAD_POSITION',
  'WRONG_CARD_COUNT',
  'UNKNOWN_CARD',
  'DUPLICATE_CARD',
  'CARD_NOT_AVAILABLE',
  'NOT_A_PERMUTATION',
];

const EVENTS: Record<CupEvent['type'], true> = {
  drawn: true,
  selected: true,
  swapped: true,
  ordered: true,
  roundBegan: true,
  placed: true,
  cancelled: true,
  activated: true,
  asked: true,
  answered: true,
  rearranged: true,
  exchanged: true,
  recalled: true,
  discarded: true,
  decided: true,
  roundEnded: true,
  gameEnded: true,
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Record<string, readonly unknown[]> = {
  'build.confirmBody': [['Siren', 'Druid'], 'Shaman'],
  'rounds.wonBy': [['Éloïse']],
  'stage.sum': ['Siren', 6, ['+3 Alchimist'], 9],
  'wait.choosing': [['Éloïse', 'Théo']],
};

/** Everything that the board says, by its place. */
function spoken(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') {
    const sample = SAMPLES[path] ?? Array.from({ length: value.length }, () => '2');
    return [[path, String(value(...sample))]];
  }
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => spoken(part, path ? `${path}.${key}` : key));
}

function everything(words: CupWords): string[] {
  const {
    title,
    tagline,
    summary,
    roles,
    tasks,
    options,
    wizards,
    elements,
    kinds,
    kindNotes,
    rules: pages,
  } = words;
  const printed = spoken({
    title,
    tagline,
    summary,
    roles,
    tasks,
    options,
    wizards,
    elements,
    kinds,
    kindNotes,
    pages,
  });
  const told = manyEvents('0').flatMap((event) => words.log(event, nameOf).map(({ text }) => text));
  return [...printed.map(([, text]) => text), ...spoken(words.board).map(([, text]) => text), ...told];
}

describe.each(each)('the words (%s)', (_, words) => {
  it('tell every kind of event, as its player and as a stranger', () => {
    for (const viewer of ['0', 'spectator'] as const) {
      const events = manyEvents(viewer);
      expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
      for (const event of events) {
        const { title, text: said } = words.told(event, nameOf);
        for (const text of [said, title ?? 'x', ...words.log(event, nameOf).map((line) => line.text)]) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object|^\s*$|\s\s/);
          expect(text.split('**').length % 2).toBe(1);
        }
      }
    }
  });

  it('give a reason of its own to every way in which a duel ends', () => {
    const decided = manyEvents('spectator').filter((event): event is Decided => event.type === 'decided');
    const criteria = new Set(decided.map(({ criterion }) => criterion));
    expect([...criteria].sort()).toEqual(['element', 'immediate', 'power', 'value']);
    for (const event of decided) expect(words.told(event, nameOf).title).toMatch(/\.$/);
  });

  it('open a heading for every round', () => {
    const headings = manyEvents('0').filter((event) => words.log(event, nameOf)[0]?.kind === 'heading');
    expect(new Set(headings.map(({ type }) => type))).toEqual(new Set(['roundBegan']));
  });

  it('give every line of the log an icon that the board draws', () => {
    const lines = manyEvents('0').flatMap((event) => words.log(event, nameOf));
    for (const { icon, kind } of lines) if (kind !== 'heading') expect(icons).toHaveProperty(icon ?? 'none');
  });

  it('have a sentence for every reason', () => {
    const view = new Cup().view('0');
    for (const code of REASONS) {
      const reason = words.reasons[code];
      expect(typeof reason === 'function' ? reason(view, '0') : reason, code).toMatch(/\.$/);
    }
    expect(Object.keys(words.reasons).sort()).toEqual(REASONS.toSorted());
  });

  it('name every option, every value, every stage and both schools', () => {
    for (const field of rules.optionFields(2)) {
      expect(words.options[field.key]?.label).toBeTruthy();
      if (field.kind !== 'choice') continue;
      for (const value of field.values) expect(words.options[field.key]?.values?.[value]?.label).toBeTruthy();
    }
    expect(Object.keys(words.tasks)).toEqual(['draw', 'select', 'swap', 'order', 'may', 'rearrange']);
    expect(Object.keys(words.roles)).toEqual(['0', '1']);
  });

  it('say something about every Wizard, and its name without the article', () => {
    for (const card of CARD_IDS) {
      const { name, short, text, notes } = words.wizards[card];
      expect(name.endsWith(short) && name !== short, name).toBe(true);
      expect(text).toMatch(/\.$/);
      expect(notes.length).toBeGreaterThan(0);
    }
  });

  it('illustrate the rules with pictures that exist', () => {
    expect(figures).toHaveProperty('gallery');
    for (const { figure } of words.rules) if (figure !== undefined) expect(figures).toHaveProperty(figure);
    expect(new Set(words.rules.map(({ id }) => id)).size).toBe(words.rules.length);
  });

  it('say why the cup ended, round by round', () => {
    const cup = new Cup({}, 'verdict');
    playBlindly(cup, 'verdict', () => undefined);
    const { title, lines } = words.verdict(cup.view('spectator'), nameOf);
    expect(lines).toHaveLength(cup.state.rounds.length + 1);
    const winner = cup.state.result?.winner;
    if (!winner) throw new Error('a draw');
    expect(title).toContain(nameOf(winner));
    expect(lines.at(-1)).toContain(`${nameOf(winner)} **2**`);
  });
});

describe('the two languages', () => {
  it('say the same things in the same places', () => {
    const places = (words: CupWords) => spoken(words.board).map(([path]) => path);
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

  const lost = (card: 'alchimist' | 'sinners' | 'siren', loser: '0' | '1'): Decided => ({
    type: 'decided',
    no: 1,
    cards: loser === '0' ? [card, 'druid'] : ['druid', card],
    values: [1, 1],
    visible: [null, null],
    criterion: 'element',
    losers: [loser],
  });

  it('make articles, elisions and plurals where French needs them', () => {
    expect(fr.told(lost('alchimist', '0'), nameOf)).toEqual({
      title: 'La Nature bat l’Eau.',
      text: 'L’**Alchimiste** d’Éloïse perd.',
    });
    expect(fr.told(lost('sinners', '1'), nameOf).text).toBe('Les **Pécheurs** de Théo perdent.');
    const placed = (card: 'siren' | 'sinners'): CupEvent => ({
      type: 'answered',
      player: '0',
      card,
      use: true,
    });
    expect(fr.told(placed('siren'), nameOf).text).toContain('du pouvoir de la **Sirène**');
    expect(fr.told(placed('sinners'), nameOf).text).toContain('du pouvoir des **Pécheurs**');
  });

  it('know in English that the Sinners are several and the Priestess is one', () => {
    expect(en.told(lost('sinners', '1'), nameOf).text).toBe('Théo’s **Sinners** lose.');
    expect(en.told(lost('siren', '0'), nameOf).text).toBe('Éloïse’s **Siren** loses.');
  });
});
