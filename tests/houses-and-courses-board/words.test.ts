// @vitest-environment happy-dom
/** Houses & Courses speaks both languages completely, and each of them well. */
import { describe, expect, it } from 'vitest';
import { figures, icons } from '../../games/houses-and-courses/board';
import type { HousesEvent } from '../../games/houses-and-courses/events';
import { rules } from '../../games/houses-and-courses/rules';
import { words as en } from '../../games/houses-and-courses/text/en';
import { words as fr } from '../../games/houses-and-courses/text/fr';
import type { Seat } from '../../games/kit';
import { describeWords, type Samples } from '../fixtures/board/words';
import { table } from '../houses-and-courses/school';
import { Classroom, manyEvents, playBlindly } from './match';

const each = Object.entries({ en, fr });
const NAMES = ['Éloïse', 'Théo', 'Priya', 'Oscar'];
const nameOf = (seat: Seat) => NAMES[Number(seat)] ?? seat;

/** What the moves of the specification may be refused for, besides the reasons that all games share. */
const REASONS = [
  'HOUSE_UNKNOWN',
  'HOUSE_TAKEN',
  'NO_ACTIONS_LEFT',
  'NO_CARDS_TO_DRAW',
  'NEEDS_TWO_ACTIONS',
  'SLOT_OUT_OF_RANGE',
  'SLOT_EMPTY',
  'NOT_ENOUGH_CARDS',
  'DUPLICATE_CARD',
  'CARD_NOT_IN_HAND',
  'WRONG_PAYMENT_COUNT',
  'NOT_A_SPELL',
  'REACTION_ONLY',
  'SPELL_LIMIT',
  'NOT_A_BONUS',
  'TARGET_UNKNOWN',
  'TARGET_SHIELDED',
  'MAIL_NOT_YOURS',
  'MAIL_NOT_USABLE',
  'HOUSE_NOT_YOURS',
  'POWER_ALREADY_USED',
  'POWER_NOT_READY',
  'WRONG_RECEIVERS',
  'SLOT_HAS_NO_MAIL',
  'TIMETABLE_EMPTY',
  'RESERVE_EMPTY',
  'NOT_A_REACTION',
  'MAIL_NOT_THERE',
  'NOT_YOUR_SCHOOL_CARD',
  'UNEXPECTED_PARAM',
  'NO_LEGAL_TARGET',
  'TARGET_REQUIRED',
  'TARGET_SELF',
  'TARGET_HAS_NO_CARDS',
  'TARGET_HAS_NO_MAIL',
  'TARGET_ALREADY_STUNNED',
  'TARGET_NOT_AHEAD',
  'BONUS_NOT_IN_PLAY',
  'TOO_MANY_SLOTS',
  'DUPLICATE_SLOT',
  'NOT_YOUR_COURSE',
  'SLOT_NOT_COURSE',
  'SAME_COURSE',
  'NOT_IN_DISCARD',
];

const STAGES = [
  'draft',
  'main',
  'course',
  'window',
  'copy',
  'pickFromHand',
  'pickMail',
  'giveSchool',
  'serpentin',
  'poufmoufle',
];

/** A window that closes, and the end of a chain, are told by what follows. */
const EVENTS: Record<HousesEvent['type'], 'told' | 'silent'> = {
  housePicked: 'told',
  dealt: 'told',
  mailLaid: 'told',
  cardsLaid: 'told',
  roundBegan: 'told',
  turnBegan: 'told',
  reshuffled: 'told',
  firstPlayerMoved: 'told',
  ended: 'told',
  drew: 'told',
  collected: 'told',
  mailTaken: 'told',
  bonusPlayed: 'told',
  mailUsed: 'told',
  powerUsed: 'told',
  cardsGiven: 'told',
  peeked: 'told',
  mailFound: 'told',
  mailPlaced: 'told',
  courseSkipped: 'told',
  declared: 'told',
  reacted: 'told',
  nobodyReacted: 'told',
  settled: 'told',
  copied: 'told',
  copyDeclined: 'told',
  chainEnded: 'silent',
  shielded: 'told',
  courseSwapped: 'told',
  spellTaken: 'told',
  cardStolen: 'told',
  mailStolen: 'told',
  discarded: 'told',
  extraCollectGained: 'told',
  discountGained: 'told',
  stunned: 'told',
  bonusDiscarded: 'told',
  schoolGiven: 'told',
  slotsCleared: 'told',
};

/** Arguments for the functions that take more than numbers and names. */
const SAMPLES: Samples = {
  'timetable.seenBy': [['Éloïse', 'Théo']],
  'collect.scale': [1, [1, 4, 9]],
  'power.giveDetail': [['Éloïse', 'Théo']],
  'respond.ifNobody': [{ effect: 'Tempus', owner: 'Éloïse', takenOver: true }],
  'scores.wins': [['Éloïse'], 38],
};

describeWords({
  en,
  fr,
  rules,
  events: EVENTS,
  told: manyEvents,
  headings: ['roundBegan', 'turnBegan'],
  reasons: REASONS,
  stages: STAGES,
  roles: [],
  view: table(4),
  nameOf,
  figures,
  icons,
  samples: SAMPLES,
});

describe.each(each)('the words (%s)', (_, words) => {
  it('tell a gift and a theft to those who know the card, and to nobody else', () => {
    const stolen: HousesEvent = {
      type: 'cardStolen',
      player: '0',
      from: '1',
      hands: { 0: 3, 1: 2 },
      secret: { 0: { card: 'm14' } },
    };
    expect(words.log(stolen, nameOf)[0]?.text).toContain('Tempus');
    expect(words.log({ ...stolen, secret: {} }, nameOf)[0]?.text).not.toContain('Tempus');
    const given: HousesEvent = {
      type: 'cardsGiven',
      player: '0',
      receivers: ['1', '2'],
      hands: { 0: 3, 1: 2, 2: 4 },
      secret: { 2: { gifts: { 2: 'm14' } } },
    };
    expect(words.log(given, nameOf)[0]?.text).toMatch(/Théo.*Tempus.*Priya/);
  });

  it('say why the game ended and add up every player’s points, line by line', () => {
    const room = new Classroom(3, {}, 'verdict');
    playBlindly(room, 'verdict');
    const { result } = room.state;
    const { title, lines, sheet } = words.verdict(room.view('spectator'), nameOf);
    if (!result || !sheet) throw new Error('there is no result');
    expect(title).toContain(nameOf(result.winners[0] ?? '3'));
    expect(lines[0]).toContain(words.ends[result.reason]);
    expect(sheet.players.map(({ wins }) => wins)).toEqual([true, false, false]);
    const sums = sheet.players.map((_, at) =>
      sheet.lines.reduce((sum, { scores }) => sum + (scores[at]?.points ?? 0), 0),
    );
    expect(sheet.total.scores.map(({ points }) => points)).toEqual(sums);
    expect(sums).toEqual(
      Object.values(result.scores)
        .map(({ total }) => total)
        .sort((a, b) => b - a),
    );
  });

  it('do not tell in the bar that the game is over', () => {
    const room = new Classroom(2, {}, 'progress');
    playBlindly(room, 'progress');
    expect(words.progress(room.view('0'))).toMatch(/\d+$/);
  });
});

describe('the two languages', () => {
  it('make the elision where French needs one', () => {
    expect(fr.board.wait.turn('Éloïse')).toBe('C’est le tour d’Éloïse');
    expect(fr.board.wait.turn('Théo')).toBe('C’est le tour de Théo');
  });
});
