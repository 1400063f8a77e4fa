/** The nodes of a search tree: what is learned of a move in one world counts in all, and which move is best. */
import { describe, expect, it } from 'vitest';
import type { AnyMoveCall } from '../../games/kit';
import {
  bestOf,
  createNode,
  keyOf,
  meanOf,
  menuOf,
  type Node,
  note,
  spellingOf,
} from '../../src/bots/search/node';
import { loadSubject } from '../../tools/command';

const { brain } = await loadSubject('houses-and-courses');
const spell = spellingOf(brain);
const menu = (node: Node, seat: '0' | '1', calls: AnyMoveCall[]) => menuOf(node, seat, calls, spell);

const collect = (pay: string[]) => ({ move: 'collect', args: { slot: 1, pay } });
const endTurn = { move: 'endTurn', args: null };

describe('a node', () => {
  it('has one arm for a move, in whichever world it is met', () => {
    const node = createNode();
    const [first, end] = menu(node, '0', [collect(['m01']), endTurn]);
    const [other, again] = menu(node, '0', [collect(['m02']), { ...endTurn }]);
    const [, third] = menu(node, '0', [endTurn, collect(['m02'])]);
    expect(again).toBe(end);
    expect(third).toBe(other);
    expect(other).not.toBe(first);
  });

  it('keeps the moves of the seats apart', () => {
    const node = createNode();
    const [own] = menu(node, '0', [endTurn]);
    expect(menu(node, '1', [endTurn])[0]).not.toBe(own);
  });

  it('tells moves apart by everything that they say', () => {
    const calls = [
      endTurn,
      { move: 'endTurn', args: {} },
      collect([]),
      collect(['m01', 'm02']),
      collect(['m02', 'm01']),
      { move: 'collect', args: { slot: 2, pay: ['m01', 'm02'] } },
      { move: 'respond', args: { use: null } },
      { move: 'respond', args: { use: { card: 'm01' } } },
      { move: 'respond', args: { use: { mail: 'm01' } } },
    ];
    const keys = menu(createNode(), '0', calls).map((arm) => keyOf(arm, spell));
    expect(new Set(keys).size).toBe(calls.length);
  });
});

describe('of the moves that were tried', () => {
  const values = (own: number) => [own, -own];

  it('the best has the highest mean for who chooses', () => {
    const arms = menu(createNode(), '0', [collect(['m01']), collect(['m02']), endTurn]);
    const [lucky, sound, untried] = arms;
    if (!lucky || !sound || !untried) throw new Error('three moves');
    note(lucky, values(0.9));
    for (let tries = 0; tries < 5; tries++) note(sound, values(0.4));
    expect(meanOf(lucky, '0')).toBeCloseTo(0.9);
    expect(meanOf(sound, '1')).toBeCloseTo(-0.4);
    expect(bestOf(arms, '0', sound)).toBe(lucky);
    expect(bestOf(arms, '1', sound)).toBe(sound);
  });
});
