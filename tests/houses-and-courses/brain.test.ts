/** What bots consider, imagine and prefer. */
import { describe, expect, it } from 'vitest';
import { brain } from '../../games/houses-and-courses/brain';
import { mailOf } from '../../games/houses-and-courses/catalogue';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesState } from '../../games/houses-and-courses/state';
import {
  advance,
  createRandom,
  isSeat,
  makeMove,
  type Random,
  type Seat,
  silentEffects,
} from '../../games/kit';
import { at, start, table, withMail } from './school';

function candidates(state: HousesState, seat: Seat = '0') {
  return brain
    .candidates(rules.view(state, seat), seat, createRandom('candidates'))
    .map(({ move, args }) => `${move} ${JSON.stringify(args)}`);
}

describe('candidates', () => {
  it('are one move for each kind of card, target and payment', () => {
    const state = table(2, {
      players: [
        { hand: ['m14', 'm15', 'm44', 'm45', 'm26'], mail: ['c01', 'c02'] },
        { mail: ['c14', 'c15'] },
      ],
      timetable: ['s01'],
    });
    expect(candidates(state).toSorted()).toEqual(
      [
        'endTurn {}',
        'drawTwo {}',
        'drawFive {}',
        'useMail {"mail":"c01"}',
        'collect {"slot":0,"pay":["m14"]}',
        'collect {"slot":0,"pay":["m26"]}',
        'collect {"slot":0,"pay":["m44"]}',
        'playSpell {"card":"m14","params":{}}',
        'playSpell {"card":"m26","params":{"target":"1"}}',
        'playBonus {"card":"m44","to":"0"}',
      ].toSorted(),
    );
  });

  it('lay good Bonus cards before oneself and Bad Marks before the others', () => {
    const state = table(3, { players: [{ hand: ['m38', 'm44', 'm50'] }] });
    expect(candidates(state).filter((call) => call.startsWith('playBonus'))).toEqual([
      'playBonus {"card":"m38","to":"0"}',
      'playBonus {"card":"m44","to":"0"}',
      'playBonus {"card":"m50","to":"1"}',
      'playBonus {"card":"m50","to":"2"}',
    ]);
  });

  it('at a distance pay with the cheapest cards, and look at no tokens', () => {
    const state = table(3, {
      players: [{ houses: ['serdongle'], hand: ['m14', 'm44', 'm26'] }],
      timetable: [withMail('s01', ['c10'])],
    });
    const ahead = brain.prospects?.(state, '0', createRandom('')).map(({ move }) => move);
    const near = candidates(state).map((call) => call.split(' ')[0]);
    expect(near.filter((move) => move === 'collect')).toHaveLength(3);
    expect(near).toContain('useSerdongle');
    expect(ahead?.filter((move) => move === 'collect')).toHaveLength(1);
    expect(ahead).not.toContain('useSerdongle');
    expect(ahead).toContain('drawFive');
  });

  it('answer with a pass, each kind of reaction and a token', () => {
    const state = table(2, {
      players: [{}, { hand: ['m01', 'm02', 'm05', 'm38'], mail: ['c07', 'c08', 'c14'] }],
      chain: [{ kind: 'spell', player: '0', card: 'm14', params: {} }],
      pending: { kind: 'window', asked: ['1'], answers: { 1: null } },
    });
    expect(candidates(state, '1')).toEqual([
      'respond {"use":null}',
      'respond {"use":{"card":"m01"}}',
      'respond {"use":{"card":"m05"}}',
      'respond {"use":{"mail":"c07"}}',
    ]);
  });

  it('stay few for Chamboulum on a full Timetable and for many gifts', () => {
    const cards = table(4).schoolDeck.slice(0, 8);
    const shuffle = table(4, { players: [{ hand: ['m35'] }], timetable: cards });
    expect(candidates(shuffle).filter((call) => call.startsWith('playSpell'))).toHaveLength(92);
    const gifts = table(4, {
      players: [{ hand: table(4).magicDeck.slice(0, 20) }],
      pending: { kind: 'serpentin', player: '0', receivers: ['1', '2', '3'] },
    });
    expect(candidates(gifts)).toHaveLength(24);
  });

  it('take back one Spell of each kind', () => {
    const state = table(2, {
      players: [{ school: ['s25'] }],
      magicDiscard: ['m01', 'm02', 'm14', 'm38'],
      pending: { kind: 'course', player: '0', card: 's25' },
    });
    expect(candidates(state)).toEqual([
      'skipCourse {}',
      'applyCourse {"params":{}}',
      'applyCourse {"params":{"take":"m01"}}',
      'applyCourse {"params":{"take":"m14"}}',
    ]);
  });
});

describe('imagined tables', () => {
  it('agree with the view and differ in what it hides', () => {
    const state = table(3, {
      players: [{}, { hand: ['m01', 'm02', 'm03'], mail: ['c14', 'c15', 'c16', 'c17'] }, { hand: ['m04'] }],
      timetable: [withMail('s01', ['c10', 'c11'], ['0']), withMail('s02', ['c12', 'c13'])],
    });
    const view = rules.view(state, '0');
    const random = createRandom('imagine');
    const worlds = Array.from({ length: 60 }, () => brain.sample(view, '0', random));
    for (const world of worlds) {
      expect(rules.view(world, '0')).toEqual(view);
      expect(rules.invariants(world)).toEqual([]);
      expect(at(world, '1').mail.some((id) => mailOf(id).kind === 'engueulante')).toBe(false);
    }
    const different = (zone: (world: HousesState) => unknown) =>
      new Set(worlds.map((one) => JSON.stringify(zone(one)))).size;
    expect(different((world) => at(world, '1').hand)).toBeGreaterThan(50);
    expect(different((world) => at(world, '1').mail)).toBeGreaterThan(50);
    expect(different((world) => world.timetable[1])).toBeGreaterThan(20);
    expect(different((world) => world.schoolDeck)).toBe(60);
  });
});

describe('evaluation', () => {
  it('is 1 for the winner, -1 for the loser, and less than that before', () => {
    const state = table(3);
    const over = (winners: Seat[]): HousesState => ({
      ...state,
      result: { reason: 'tenCards', winners, scores: {} },
    });
    expect(['0', '1'].map((seat) => brain.evaluate(over(['1']), seat as Seat))).toEqual([-1, 1]);
    expect(brain.evaluate(over(['0', '1']), '0')).toBe(0.5);
    expect(brain.evaluate(over(['0', '1', '2']), '0')).toBe(0);
    expect(Math.abs(brain.evaluate(state, '0'))).toBeLessThan(1);
  });

  it('sees where an effect under way leads', () => {
    const players = [{ hand: ['m20'] }, { hand: ['m38'] }];
    const before = table(2, { players });
    const after = table(2, { players });
    makeMove(
      rules,
      after,
      '0',
      'playSpell',
      { card: 'm20', params: { target: '1' } },
      silentEffects(createRandom('')),
    );
    expect(after.pending?.kind).toBe('window');
    const loss = table(2, { players: [{}, { hand: ['m38'] }], magicDiscard: ['m20'] });
    expect(brain.evaluate(after, '0')).toBeGreaterThan(brain.evaluate(loss, '0'));
    expect(brain.evaluate(before, '1')).toBeGreaterThan(brain.evaluate(after, '1'));
  });

  it('prefers cards while there is time to use them, and points in the last round', () => {
    const rich = (school: string[]) => table(2, { players: [{ hand: ['m01', 'm02'], school }, {}] });
    const ahead = (school: string[]) => table(2, { players: [{ bonus: ['m44'], school }, {}] });
    const last = table(2).schoolDeck.slice(0, 10);
    expect(brain.evaluate(rich([]), '0')).toBeGreaterThan(brain.evaluate(ahead([]), '0'));
    expect(brain.evaluate(ahead(last), '0')).toBeGreaterThan(brain.evaluate(rich(last), '0'));
  });

  it('wins almost always against blind players when followed by one move', () => {
    let wins = 0;
    for (let game = 0; game < 10; game++) {
      const mine = game % 2 === 0 ? '0' : '1';
      if (winnersOf(`strength ${game}`, mine).join() === mine) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });
});

/** One game of two, in which one seat looks one move ahead in one imagined world. */
function winnersOf(seed: string, mine: Seat): readonly Seat[] {
  const random = createRandom(seed);
  let { match } = start(2, {}, seed);
  while (match.state.result === null) {
    const [seat] = Object.keys(rules.awaiting(match.state));
    if (!isSeat(seat)) throw new Error('nobody can act');
    const { move, args } =
      seat === mine ? greedy(match.state, seat, random) : blind(match.state, seat, random);
    const advanced = advance(rules, match, seat, move, args);
    if (!advanced.ok) throw new Error(advanced.reason);
    match = advanced.match;
  }
  return rules.winners(match.state);
}

function blind(state: HousesState, seat: Seat, random: Random) {
  return random.pick(brain.candidates(rules.view(state, seat), seat, random));
}

function greedy(state: HousesState, seat: Seat, random: Random) {
  const view = rules.view(state, seat);
  const world = brain.sample(view, seat, random);
  const calls = brain.candidates(view, seat, random);
  const outlook = calls.map(({ move, args }) => {
    const next = rules.copy(world);
    makeMove(rules, next, seat, move, args, silentEffects(createRandom('outlook')));
    return brain.evaluate(next, seat);
  });
  return calls[outlook.indexOf(Math.max(...outlook))] ?? random.pick(calls);
}
