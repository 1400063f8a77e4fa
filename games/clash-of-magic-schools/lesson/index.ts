/** The first two turns of Dragombre: every kind of action once, and a Maleficio to live through. */
import type { Lesson } from '../../../src/lesson/contract';
import { type Element, elementOf, type StudentId } from '../data';
import type { ClashMoves, ClashView } from '../state';

const HAND = '[data-guide="hand"]';
const WATER = '[data-guide="water"]';
const FIRE = '[data-guide="fire"]';
const MINE = '[data-guide="own"]';
const THEIRS = '[data-guide="opponent"]';
const BAR = '[data-guide="bar"]';

const of = ({ players }: ClashView, element: Element): StudentId[] =>
  players[0].hand.flatMap((card) => (card !== null && elementOf(card) === element ? card : []));
const isOf = (card: string | undefined, element: Element): boolean =>
  card?.startsWith(`${element}-`) === true;
/** The middle one of the three water Students that stand in a row. */
const casterIn = ({ players }: ClashView): string => players[0].columns.water[1] ?? '';

export const lesson: Lesson<ClashView, ClashMoves> = {
  players: 2,
  options: {},
  learner: '0',
  deal: [
    [
      ...['water-1', 'water-2', 'fire-1'],
      ...['earth-2', 'earth-3', 'earth-4', 'earth-5', 'dark-1'],
      ...['water-3', 'earth-1', 'air-1'],
      ...['dark-2', 'air-2', 'air-3'],
      ...['water-4', 'fire-2', 'fire-3'],
    ],
    ['t3-1', 't5-1', 't1-1', 't4-1', 't2-1', 't2-2'],
  ],
  steps: [
    { id: 'field', at: ['[data-guide="lanes"]'], rule: 'goal' },
    { id: 'score', at: ['[data-guide="score"]'], rule: 'end' },
    {
      id: 'move',
      at: [HAND, WATER, BAR],
      rule: 'move',
      task: {
        example: (view) => ({ move: 'moveEmblem', args: { card: of(view, 'water')[0] ?? '' } }),
        judge: ({ move, args }) => (move === 'moveEmblem' && isOf(args.card, 'water') ? null : 'elsewhere'),
      },
    },
    {
      id: 'deploy',
      at: [HAND, WATER, BAR],
      rule: 'deploy',
      task: {
        example: (view) => ({ move: 'deployStudents', args: { cards: of(view, 'water') } }),
        judge: ({ move, args }) => {
          if (move !== 'deployStudents') return 'away';
          if (!args.cards.every((card) => isOf(card, 'water'))) return 'others';
          return args.cards.length < 2 ? 'one' : null;
        },
      },
    },
    {
      id: 'pass',
      at: [MINE, WATER],
      rule: 'first-turn',
      task: {
        example: () => ({ move: 'passTrial', args: { from: 'own' } }),
        judge: ({ move }) => (move === 'passTrial' ? null : 'trial'),
      },
    },
    {
      id: 'end',
      at: [BAR],
      rule: 'turn',
      task: {
        example: () => ({ move: 'endTurn', args: null }),
        judge: ({ move }) => (move === 'endTurn' ? null : 'enough'),
        answers: [
          { seat: '1', move: 'moveEmblem', args: { card: 'earth-2' } },
          { seat: '1', move: 'deployStudents', args: { cards: ['earth-3', 'earth-4', 'earth-5'] } },
          { seat: '1', move: 'passTrial', args: { from: 'own' } },
          { seat: '1', move: 'endTurn', args: null },
        ],
      },
    },
    { id: 'announced', at: [MINE, THEIRS], rule: 'announce' },
    {
      id: 'trio',
      at: [HAND, WATER, BAR],
      rule: 'cast',
      task: {
        example: (view) => ({
          move: 'deployStudents',
          args: { cards: [...of(view, 'water'), ...of(view, 'earth')] },
        }),
        judge: ({ move, args }) => {
          if (move !== 'deployStudents') return 'other';
          if (args.cards.length > 2) return 'many';
          if (!isOf(args.cards[0], 'water')) return 'first';
          return args.cards.length === 1 ? 'alone' : null;
        },
      },
    },
    {
      id: 'spell',
      at: [WATER, BAR],
      rule: 'inundatio',
      task: {
        example: (view) => ({
          move: 'castSpell',
          args: { caster: casterIn(view), spell: 'inundatio', from: 'own' },
        }),
        judge: ({ move, args }) => {
          if (move !== 'castSpell') return 'other';
          return args.spell === 'inundatio' ? null : 'maleficio';
        },
      },
    },
    {
      id: 'summon',
      at: [WATER, FIRE, BAR],
      rule: 'summon',
      task: {
        example: () => ({ move: 'summonStudents', args: { from: 'water', to: 'fire' } }),
        judge: ({ move, args }) => {
          if (move !== 'summonStudents') return 'other';
          return args.to === 'fire' ? null : 'elsewhere';
        },
      },
    },
    {
      id: 'follow',
      at: [HAND, FIRE, BAR],
      rule: 'move',
      task: {
        example: (view) => ({ move: 'moveEmblem', args: { card: of(view, 'fire')[0] ?? '' } }),
        judge: ({ move, args }) => (move === 'moveEmblem' && isOf(args.card, 'fire') ? null : 'other'),
      },
    },
    {
      id: 'theirs',
      at: [THEIRS, FIRE],
      rule: 'pass',
      task: {
        example: () => ({ move: 'passTrial', args: { from: 'opponent' } }),
        judge: ({ move }) => (move === 'passTrial' ? null : 'trial'),
      },
    },
    {
      id: 'again',
      at: [BAR],
      rule: 'announce',
      task: {
        example: () => ({ move: 'endTurn', args: null }),
        judge: ({ move }) => (move === 'endTurn' ? null : 'enough'),
        answers: [{ seat: '1', move: 'castSpell', args: { caster: 'earth-4', spell: 'maleficio' } }],
      },
    },
    {
      id: 'hexed',
      at: ['section[data-ground="night"]'],
      rule: 'maleficio',
      task: {
        example: ({ players }) => ({
          move: 'discardForMaleficio',
          args: { cards: players[0].hand.slice(0, 1).flatMap((card) => card ?? []) },
        }),
        judge: () => null,
        answers: [{ seat: '1', move: 'endTurn', args: null }],
      },
    },
    { id: 'win', at: ['[data-guide="score"]'], rule: 'tips' },
  ],
};
