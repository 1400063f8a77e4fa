/** The paths of a scenario's expectations. */
import { describe, expect, it } from 'vitest';
import { unmet, unmetBy } from '../../tools/expectation';
import { rules } from '../fixtures/potions';
import { potionsTable } from '../fixtures/table';

const state = potionsTable({ discard: [20, 21, 22] });

describe('an expectation that is met', () => {
  it.each<[string, unknown]>([
    ['round', 1],
    ['players.0.hand', [1, 2]],
    ['players.1.hand.0', 3],
    ['deck.length', 20],
    ['discard#2', [20, 21]],
    ['discard$2', [21, 22]],
    ['discard#9', [20, 21, 22]],
    ['discard$0', []],
    ['~discard', [22, 20, 21]],
    ['~discard$2', [22, 21]],
    ['players.0', { points: 0, hand: [1, 2] }],
    ['players', [{ hand: [1, 2] }, { points: 0 }]],
    ['view:1|players.0.hand', [null, null]],
    ['view:1|players.1.hand', [3, 4]],
    ['view:spectator|players.1.hand', [null, null]],
    ['view:0|deck#1', [null]],
    ['awaiting', ['0']],
    ['awaiting.0', 'brew'],
    ['view:1|awaiting', ['0']],
    ['facts.points', [0, 0]],
    ['facts.points.1', 0],
  ])('%s is %j', (path, value) => {
    expect(unmet(rules, state, { [path]: value })).toEqual([]);
  });
});

describe('an expectation that is not met', () => {
  it.each<[string, unknown, string]>([
    ['round', 2, 'round is 1, expected 2'],
    ['round', '1', 'round is 1, expected "1"'],
    ['players.0.hand', [2, 1], 'players.0.hand is [1,2], expected [2,1]'],
    ['players.0.hand', [1], 'players.0.hand is [1,2], expected [1]'],
    ['players.0.hand', { 0: 1 }, 'players.0.hand is [1,2], expected {"0":1}'],
    ['players.7.hand', null, 'players.7.hand is absent, expected null'],
    ['constructor', null, 'constructor is absent, expected null'],
    ['~discard', [20, 20, 21], '~discard is [20,21,22], expected [20,20,21]'],
    ['~discard', [20, 21], '~discard is [20,21,22], expected [20,21]'],
    [
      'options',
      { rounds: 1, tip: null },
      'options is {"rounds":1,"handSize":2,"hidePicks":false}, expected {"rounds":1,"tip":null}',
    ],
    ['awaiting', ['0', '1'], 'awaiting is ["0"], expected ["0","1"]'],
    ['awaiting.1', 'brew', 'awaiting.1 is absent, expected "brew"'],
    ['view:0|players.1.hand', [3, 4], 'view:0|players.1.hand is [null,null], expected [3,4]'],
    ['facts.points', [0, 1], 'facts.points is [0,0], expected [0,1]'],
  ])('%s is not %j', (path, value, phrase) => {
    expect(unmet(rules, state, { [path]: value })).toEqual([phrase]);
  });

  it('is told for each path', () => {
    expect(unmet(rules, state, { round: 2, actions: 2, stage: 'over' })).toHaveLength(2);
  });
});

it('the seats that are awaited are sorted', () => {
  expect(unmet(rules, potionsTable({ stage: 'pick' }), { awaiting: ['0', '1'] })).toEqual([]);
});

describe('expectations of a plain value', () => {
  it('are paths for an object, and the value itself otherwise', () => {
    expect(unmetBy({ stages: [{ bye: 'Ed' }] }, { 'stages.length': 1, 'stages.0.bye': 'Ed' })).toEqual([]);
    expect(unmetBy(['Di', 'Cy'], ['Di', 'Cy'])).toEqual([]);
    expect(unmetBy(null, null)).toEqual([]);
    expect(unmetBy(['Di', 'Cy'], ['Cy', 'Di'])).toEqual(['["Di","Cy"], expected ["Cy","Di"]']);
    expect(unmetBy(null, { champion: 'Ed' })).toEqual(['champion is absent, expected "Ed"']);
  });
});
