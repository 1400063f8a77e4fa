/** The first round of a school year: two Courses, a Spell, a Bonus card, a letter, and an answer to a thief. */
import type { Lesson } from '../../../src/lesson/contract';
import { courseOf } from '../catalogue';
import type { HousesMoves, HousesView } from '../state';

const TIMETABLE = 'section[aria-labelledby="timetable"]';
const HAND = '[data-guide="hand"]';
const MINE = '[data-guide="mine"]';
const BAR = '[data-guide="bar"]';
const card = (id: string): string => `${HAND} [data-piece="${id}"]`;

const [OUBLIETTES, PINCHIO, TEMPUS, DISCOUNTUS, GOOD_MARKS] = ['m01', 'm08', 'm14', 'm17', 'm44'] as const;
/** What may go in payment. */
const SPARE = ['m29', 'm35'] as const;
const THEIR_PINCHIO = 'm09';
/** The letter that lets its owner draw. */
const LETTER = 'c01';

const passes = [{ seat: '1', move: 'respond', args: { use: null } }] as const;

const isHerbology = ({ timetable }: HousesView, slot: number): boolean => {
  const school = timetable[slot]?.card ?? null;
  return school !== null && courseOf(school) === 'herbologie';
};
const herbologyIn = (view: HousesView): number =>
  view.timetable.findIndex((_, slot) => isHerbology(view, slot));
/** A card of the hand that can be spared. */
const spareIn = ({ players }: HousesView): string =>
  players[0]?.hand.find((id) => id !== null && [...SPARE, PINCHIO, TEMPUS].some((spare) => spare === id)) ??
  '';

export const lesson: Lesson<HousesView, HousesMoves> = {
  players: 2,
  options: {
    houseMode: 'fixed',
    houses: [['grosfondor'], ['poufmoufle']],
    twoHouses: false,
    reactions: 'full',
  },
  learner: '0',
  deal: [
    ['s01', 's02', 's37', 's19', 's03', 's31'],
    [
      ...[OUBLIETTES, PINCHIO, SPARE[0], SPARE[1], GOOD_MARKS],
      ...[THEIR_PINCHIO, 'm11', 'm20', 'm26', 'm50'],
      ...[TEMPUS, DISCOUNTUS],
      ...['m23', 'm38', 'm21', 'm39', 'm15'],
    ],
    ['c14', LETTER, 'c21', 'c18', 'c15', 'c16'],
  ],
  steps: [
    { id: 'timetable', at: [TIMETABLE], rule: 'goal' },
    { id: 'hand', at: [HAND], rule: 'turn' },
    {
      id: 'collect',
      at: [`${TIMETABLE} li:nth-child(1)`, `${TIMETABLE} li:nth-child(2)`, HAND, BAR],
      rule: 'collect',
      task: {
        example: (view) => ({ move: 'collect', args: { slot: herbologyIn(view), pay: [SPARE[0]] } }),
        judge: ({ move, args }, view) => {
          if (move !== 'collect') return 'other';
          if (!isHerbology(view, args.slot)) return 'course';
          return SPARE.some((spare) => args.pay.includes(spare)) ? null : 'keep';
        },
      },
    },
    {
      id: 'apply',
      at: [BAR],
      rule: 'courses',
      task: {
        example: () => ({ move: 'applyCourse', args: { params: {} } }),
        judge: ({ move }) => (move === 'applyCourse' ? null : 'skip'),
        answers: passes,
      },
    },
    {
      id: 'spell',
      at: [card(DISCOUNTUS), BAR],
      rule: 'spells',
      task: {
        example: () => ({ move: 'playSpell', args: { card: DISCOUNTUS, params: {} } }),
        judge: ({ move, args }) => (move === 'playSpell' && args.card === DISCOUNTUS ? null : 'other'),
        answers: passes,
      },
    },
    {
      id: 'second',
      at: [TIMETABLE, HAND, BAR],
      rule: 'courses',
      task: {
        example: (view) => ({ move: 'collect', args: { slot: herbologyIn(view), pay: [spareIn(view)] } }),
        judge: ({ move, args }, view) => {
          if (move !== 'collect') return 'other';
          if (!isHerbology(view, args.slot)) return 'course';
          return args.pay.includes(OUBLIETTES) || args.pay.includes(GOOD_MARKS) ? 'keep' : null;
        },
      },
    },
    {
      id: 'again',
      at: [BAR],
      rule: 'courses',
      task: {
        example: () => ({ move: 'applyCourse', args: { params: {} } }),
        judge: ({ move }) => (move === 'applyCourse' ? null : 'skip'),
        answers: passes,
      },
    },
    {
      id: 'bonus',
      at: [card(GOOD_MARKS), MINE, BAR],
      rule: 'bonus',
      task: {
        example: () => ({ move: 'playBonus', args: { card: GOOD_MARKS, to: '0' } }),
        judge: ({ move, args }) => {
          if (move !== 'playBonus' || args.card !== GOOD_MARKS) return 'other';
          return args.to === '0' ? null : 'gift';
        },
      },
    },
    {
      id: 'end',
      at: [BAR],
      rule: 'turn',
      task: {
        example: () => ({ move: 'endTurn', args: {} }),
        judge: ({ move }) => (move === 'endTurn' ? null : 'other'),
        answers: [{ seat: '1', move: 'playSpell', args: { card: THEIR_PINCHIO, params: { target: '0' } } }],
      },
    },
    {
      id: 'react',
      at: [card(OUBLIETTES), BAR],
      rule: 'reactions',
      task: {
        example: () => ({ move: 'respond', args: { use: { card: OUBLIETTES } } }),
        judge: ({ move, args }) => (move === 'respond' && args.use === null ? 'pass' : null),
        answers: [
          ...passes,
          { seat: '1', move: 'drawFive', args: {} },
          { seat: '1', move: 'endTurn', args: {} },
        ],
      },
    },
    { id: 'round', at: [TIMETABLE], rule: 'mail' },
    {
      id: 'letter',
      at: [MINE],
      rule: 'mail',
      task: {
        example: () => ({ move: 'useMail', args: { mail: LETTER } }),
        judge: ({ move }) => (move === 'useMail' ? null : 'other'),
      },
    },
    { id: 'houses', at: [MINE], rule: 'houses' },
    { id: 'points', at: [MINE], rule: 'end' },
  ],
};
