/** Section 6.4: what is played for somebody whose clock ran out. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesState } from '../../games/houses-and-courses/state';
import { checkMove, type Seat } from '../../games/kit';
import { start, table } from './school';

const chain: HousesState['chain'] = [{ kind: 'spell', player: '0', card: 'm20', params: { target: '1' } }];
const players = [
  { hand: ['m38', 'm39'], school: ['s01', 's37'] },
  { hand: ['m01'], school: ['s02', 's03', 's07'] },
];

describe('the default move', () => {
  const pendings: [Seat, NonNullable<HousesState['pending']>, string, object][] = [
    ['0', { kind: 'course', player: '0', card: 's01' }, 'skipCourse', {}],
    ['1', { kind: 'window', asked: ['1'], answers: { 1: null } }, 'respond', { use: null }],
    ['1', { kind: 'copy', player: '1' }, 'declineCopy', {}],
    ['1', { kind: 'pickFromHand', player: '1', target: '0' }, 'pickFromHand', { card: 'm38' }],
    ['0', { kind: 'pickMail', player: '0', slot: 0 }, 'pickMail', { mail: null }],
    ['1', { kind: 'giveSchool', player: '1', to: '0' }, 'giveSchool', { card: 's07' }],
    [
      '0',
      { kind: 'serpentin', player: '0', receivers: ['1', '2'] },
      'giveCards',
      { gifts: { 1: 'm38', 2: 'm39' } },
    ],
    ['0', { kind: 'poufmoufle', player: '0', mail: 'c01' }, 'placeMail', { slot: 1 }],
  ];

  it.each(pendings)('of seat %s with %j pending is %s %j', (seat, pending, move, args) => {
    const state = table(3, {
      players,
      pending,
      chain: ['course', 'serpentin', 'poufmoufle'].includes(pending.kind) ? [] : chain,
      timetable: [{ card: null, mail: [] }, 's08'],
    });
    const view = rules.view(state, seat);
    expect(rules.defaultMove(view, seat)).toEqual({ move, args });
    expect(checkMove(rules, state, seat, move, args)).toBeNull();
  });

  it('in main ends the turn', () => {
    expect(rules.defaultMove(table(2), '0')).toEqual({ move: 'endTurn', args: {} });
  });

  it('in the draft takes the first free House', () => {
    const { state } = start(2, { houseMode: 'pick' }).match;
    const picker = state.draft?.order[0] ?? '0';
    expect(rules.defaultMove(state, picker)).toEqual({ move: 'pickHouse', args: { house: 'grosfondor' } });
    const first = state.players[picker];
    if (first) first.houses = ['grosfondor'];
    expect(rules.defaultMove(state, picker)).toEqual({ move: 'pickHouse', args: { house: 'serpentin' } });
  });
});
