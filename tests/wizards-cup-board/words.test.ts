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
import { describeWords, type Samples } from '../fixtures/board/words';
import { Cup, manyEvents, playBlindly } from './cup';

const each = Object.entries({ en, fr });
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

const EVENTS: Record<CupEvent['type'], 'told' | 'silent'> = {
  drawn: 'told',
  selected: 'told',
  swapped: 'told',
  ordered: 'told',
  roundBegan: 'told',
  placed: 'told',
  cancelled: 'told',
  activated: 'told',
  asked: 'told',
  answered: 'told',
  rearranged: 'told',
  exchanged: 'told',
  recalled: 'told',
  discarded: 'told',
  decided: 'told',
  roundEnded: 'told',
  gameEnded: 'told',
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Samples = {
  'build.confirmBody': [['Siren', 'Druid'], 'Shaman'],
  'rounds.wonBy': [['Éloïse']],
  'stage.sum': ['Siren', 6, ['+3 Alchimist'], 9],
  'wait.choosing': [['Éloïse', 'Théo']],
};

describeWords({
  en,
  fr,
  rules,
  events: EVENTS,
  told: manyEvents,
  headings: ['roundBegan'],
  reasons: REASONS,
  stages: ['draw', 'select', 'swap', 'order', 'may', 'rearrange'],
  roles: ['0', '1'],
  view: new Cup().view('0'),
  nameOf,
  figures,
  icons,
  samples: SAMPLES,
});

describe.each(each)('the words (%s)', (_, words) => {
  it('tell on the stage what happens, title and sentence', () => {
    for (const viewer of ['0', 'spectator'] as const) {
      for (const event of manyEvents(viewer)) {
        const { title, text } = words.told(event, nameOf);
        for (const said of [title ?? 'x', text]) {
          expect(said).not.toMatch(/undefined|null|NaN|\[object|^\s*$|\s\s/);
          expect(said.split('**').length % 2).toBe(1);
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

  it('say something about every Wizard, and its name without the article', () => {
    for (const card of CARD_IDS) {
      const { name, short, text, notes } = words.wizards[card];
      expect(name.endsWith(short) && name !== short, name).toBe(true);
      expect(text).toMatch(/\.$/);
      expect(notes.length).toBeGreaterThan(0);
    }
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
