// @vitest-environment happy-dom
/** Anludim speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/anludim/board';
import { DISCIPLINES } from '../../games/anludim/data';
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import { words as en } from '../../games/anludim/text/en';
import { words as fr } from '../../games/anludim/text/fr';
import { describeWords, type Samples } from '../fixtures/board/words';
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

const EVENTS: Record<AnludimEvent['type'], 'told' | 'silent'> = {
  roundBegan: 'told',
  turnBegan: 'told',
  tookBack: 'told',
  laid: 'told',
  called: 'told',
  drew: 'told',
  tookFaceUp: 'told',
  turnedUp: 'told',
  reshuffled: 'told',
  spent: 'told',
  passed: 'told',
  gained: 'told',
  roundEnded: 'told',
  kept: 'told',
  gameEnded: 'told',
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Samples = {
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

describeWords({
  en,
  fr,
  rules,
  events: EVENTS,
  told: manyEvents,
  headings: ['roundBegan', 'turnBegan'],
  reasons: REASONS,
  stages: ['main', 'optional', 'keep'],
  roles: ['0', '1', '2', '3', '4'],
  view: new Course({ players: 3 }).view('0'),
  nameOf,
  figures,
  icons,
  samples: SAMPLES,
});

describe.each(each)('the words (%s)', (_, words) => {
  it('tell the five colours apart by their letters', () => {
    const letters = Object.values(words.colours).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(5);
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
  it('agree with the gender of what they name in French', () => {
    expect(fr.board.build.beats('trips', [1, 5])).toBe('bat le brelan de 5');
    expect(fr.board.build.beats('run', [3, 9])).toBe('bat la suite de 3 jusqu’à 9');
    expect(fr.board.build.beats('pairs', [2, 13, 6])).toContain('bat les deux paires');
    expect(fr.board.build.beats('assembly', [4, 6])).toContain('bat l’assemblée');
    expect(fr.board.lecterns.heldBy('Éloïse')).toBe('Auprès d’Éloïse.');
  });
});
