/** The first round of a cup, and the choice before the second. */
import type { Lesson } from '../../../src/lesson/contract';
import type { CardId } from '../data';
import type { CupMoves, CupView } from '../state';

const GALLERY = '[data-guide="gallery"]';
const LINE_UP = '[data-guide="line-up"]';
const STAGE = '[data-guide="stage"]';
const BAR = '[data-guide="bar"]';
const piece = (card: CardId): string => `${GALLERY} [data-piece="0-${card}"]`;

/** The Geomaster is drawn blind. */
const CHOSEN: readonly CardId[] = ['cannoneer', 'detective', 'sinners', 'executioner', 'druid'];
const ORDER: readonly CardId[] = ['cannoneer', 'detective', 'sinners', 'executioner', 'geomaster'];
const REARRANGED: readonly CardId[] = ['geomaster', 'executioner'];

const RIVALS: readonly CardId[] = ['siren', 'pyrotechnician', 'priestess', 'revolutionary', 'dancer'];
const RIVAL_ORDER: readonly CardId[] = [
  'executioner',
  'siren',
  'pyrotechnician',
  'priestess',
  'revolutionary',
];

const inOrder = (cards: readonly string[], wanted: readonly string[]): boolean =>
  cards.every((card, at) => card === wanted[at]);

export const lesson: Lesson<CupView, CupMoves> = {
  players: 2,
  options: { draw: 'auto' },
  learner: '0',
  deal: [['geomaster'], ['executioner']],
  steps: [
    { id: 'goal', at: ['[data-guide="seats"]'], rule: 'goal' },
    { id: 'card', at: [piece('cannoneer')], rule: 'card' },
    { id: 'elements', at: ['[data-guide="wheel"]'], rule: 'elements' },
    { id: 'drawn', at: [`${LINE_UP} [data-piece="0-geomaster"]`], rule: 'selection' },
    {
      id: 'team',
      at: [...CHOSEN.map(piece), LINE_UP, BAR],
      rule: 'order',
      task: {
        example: () => ({ move: 'selectTeam', args: { cards: CHOSEN } }),
        judge: ({ move, args }) =>
          move === 'selectTeam' && !CHOSEN.every((card) => args.cards.includes(card)) ? 'others' : null,
      },
    },
    {
      id: 'order',
      at: [LINE_UP, BAR],
      rule: 'order',
      task: {
        example: () => ({ move: 'setOrder', args: { deck: ORDER } }),
        judge: ({ move, args }) => {
          if (move !== 'setOrder' || inOrder(args.deck, ORDER)) return null;
          return args.deck.includes('druid') ? 'waiting' : 'order';
        },
        answers: [
          { seat: '1', move: 'selectTeam', args: { cards: RIVALS } },
          { seat: '1', move: 'setOrder', args: { deck: RIVAL_ORDER } },
        ],
      },
    },
    {
      id: 'detective',
      at: [STAGE, BAR],
      rule: 'immediate',
      task: {
        example: () => ({ move: 'usePower', args: { use: true } }),
        judge: ({ move, args }) => (move === 'usePower' && !args.use ? 'stays' : null),
      },
    },
    {
      id: 'sinners',
      at: [STAGE, BAR],
      rule: 'immediate',
      task: {
        example: () => ({ move: 'rearrangeDeck', args: { deck: REARRANGED } }),
        judge: ({ move, args }) =>
          move === 'rearrangeDeck' && !inOrder(args.deck, REARRANGED) ? 'same' : null,
      },
    },
    { id: 'won', at: ['[data-guide="seats"]'], rule: 'duel' },
    { id: 'powers', at: [GALLERY], rule: 'dormant' },
    {
      id: 'swap',
      at: [GALLERY, LINE_UP, BAR],
      rule: 'swap',
      task: {
        example: () => ({ move: 'swapCard', args: { out: 'cannoneer', in: 'botanist' } }),
        judge: ({ move, args }) => (move === 'swapCard' && args.out === null ? 'none' : null),
      },
    },
    {
      id: 'again',
      at: [LINE_UP, BAR],
      rule: 'order',
      task: {
        example: ({ players }) => ({
          move: 'setOrder',
          args: { deck: players[0].hand.slice(1).flatMap((card) => card ?? []) },
        }),
        judge: () => null,
      },
    },
    { id: 'end', at: ['[data-guide="seats"]'], rule: 'end' },
  ],
};
