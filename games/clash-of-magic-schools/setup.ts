/** The options of a match, and the table before the first action: Dragombre has already drawn (section 5). */
import { type Effects, type OptionField, type Parsed, parseFields } from '../kit';
import {
  PILE_TRIALS,
  START_HAND,
  STARTING_TRIALS,
  STUDENTS,
  type StudentId,
  type TrialId,
  TURN_LIMIT,
} from './data';
import type { ClashEvent } from './events';
import type { ClashOptions, ClashState, PerArena, School } from './state';
import { beginTurn } from './turn';

export const OPTION_FIELDS: readonly OptionField[] = [
  { kind: 'integer', key: 'turnLimit', step: 2, ...TURN_LIMIT },
];

export function parseOptions(raw: unknown): Parsed<ClashOptions> {
  const parsed = parseFields(OPTION_FIELDS, raw);
  return parsed.ok ? { ok: true, options: { turnLimit: Number(parsed.options.turnLimit) } } : parsed;
}

export function setup({ turnLimit }: ClashOptions, effects: Effects<ClashEvent>): ClashState {
  const studentDeck = STUDENTS.slice();
  const trialDeck: TrialId[] = PILE_TRIALS.slice();
  effects.random.shuffle(studentDeck);
  effects.random.shuffle(trialDeck);
  const hands = {
    0: studentDeck.splice(0, START_HAND.dragombre),
    1: studentDeck.splice(0, START_HAND.blancgriffon),
  };
  const state: ClashState = {
    studentDeck,
    studentDiscard: [],
    trialDeck,
    trialKnownTop: 0,
    players: { 0: newSchool('dragombre', hands[0]), 1: newSchool('blancgriffon', hands[1]) },
    current: '0',
    turnNumber: 0,
    turnLimit,
    summonUsed: false,
    pending: null,
    overtime: false,
    result: null,
  };
  effects.emit?.({
    type: 'dealt',
    hands: { 0: hands[0].length, 1: hands[1].length },
    deck: studentDeck.length,
    secret: { 0: { hand: hands[0] }, 1: { hand: hands[1] } },
  });
  beginTurn(state, effects);
  return state;
}

function newSchool(school: School, hand: StudentId[]): ClashState['players']['0'] {
  return {
    school,
    hand,
    emblem: null,
    columns: emptyPiles(),
    trials: emptyPiles(),
    offered: [STARTING_TRIALS[school]],
    startingTrialPassed: false,
  };
}

function emptyPiles<Card>(): PerArena<Card[]> {
  return { earth: [], water: [], air: [], fire: [], dark: [] };
}
