/** The invariants of section 3 notice what they are there for. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesState } from '../../games/houses-and-courses/state';
import { at, start, table } from './school';

type Damage = (state: HousesState) => unknown;

const DAMAGES: [string, Damage][] = [
  ['I1', ({ schoolDeck }) => schoolDeck.pop()],
  ['I1', (state) => at(state, '1').school.push('s01')],
  ['I2', ({ magicDiscard, magicDeck }) => magicDiscard.push(magicDeck[0] ?? '')],
  ['I2', (state) => at(state, '0').hand.pop()],
  ['I3', ({ mailReserve }) => mailReserve.pop()],
  [
    'I4',
    (state) => at(state, '0').mail.push(...state.mailReserve.splice(state.mailReserve.indexOf('c10'), 1)),
  ],
  ['I4', (state) => at(state, '0').bonus.push(...state.magicDeck.splice(state.magicDeck.indexOf('m01'), 1))],
  ['I4', (state) => state.mailRemoved.push(...state.mailReserve.splice(state.mailReserve.indexOf('c14'), 1))],
  ['I5', ({ timetable }) => timetable.push({ card: null, mail: [] })],
  [
    'I5',
    ({ timetable, mailReserve }) => timetable[3]?.mail.push({ id: mailReserve.pop() ?? '', seenBy: [] }),
  ],
  ['I6', (state) => Object.assign(state, { actionsLeft: 3 })],
  ['I6', (state) => Object.assign(state, { round: 31 })],
  ['I6', (state) => Object.assign(state, { spellsThisTurn: 11 })],
  ['I6', (state) => Object.assign(at(state, '0'), { discount: 2 })],
  ['I7', (state) => Object.assign(state, { roundOrder: ['1', '0'] })],
  ['I7', (state) => Object.assign(state, { roundOrder: ['0', '0'] })],
  ['I8', (state) => Object.assign(state, { pending: { kind: 'copy', player: '0' } })],
  [
    'I9',
    (state) => {
      const seven = state.schoolDeck.filter((card) => card >= 's37' && card <= 's43');
      state.schoolDeck = state.schoolDeck.filter((card) => !seven.includes(card));
      at(state, '0').school.push(...seven);
    },
  ],
  ['I11', (state) => Object.assign(state, { housesOut: [] })],
  ['I13', (state) => Object.assign(state, { turnIndex: 2 })],
];

describe('invariants', () => {
  const sound = () => table(2, { players: [{ hand: ['m38'] }], timetable: ['s01', 's02', 's03'] });

  it('hold on a sound table, in a chain and in the draft', () => {
    expect(rules.invariants(sound())).toEqual([]);
    const chained = table(2, {
      players: [{ hand: ['m38'] }],
      chain: [
        { kind: 'spell', player: '0', card: 'm14', params: {} },
        { kind: 'oubliettes', player: '1', mail: 'c07' },
      ],
      mailRemoved: ['c07'],
      pending: { kind: 'window', asked: ['0'], answers: { 0: null } },
    });
    expect(rules.invariants(chained)).toEqual([]);
    expect(rules.invariants(start(3, { houseMode: 'pick' }).match.state)).toEqual([]);
  });

  it.each(DAMAGES)('%s notices %s', (law, damage) => {
    const state = sound();
    damage(state);
    expect(rules.invariants(state).map((sentence) => sentence.split(':')[0])).toContain(law);
  });
});
