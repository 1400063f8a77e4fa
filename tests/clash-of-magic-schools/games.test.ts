/** Whole games: nothing breaks, every game ends, every rule is met, and the figures are those of the specification. */
import { beforeAll, describe, expect, it } from 'vitest';
import { SPELLS } from '../../games/clash-of-magic-schools/data';
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import { type ClashState, PLAYERS } from '../../games/clash-of-magic-schools/state';
import { blind, eager, playGame } from './players';

interface Chronicle {
  readonly broken: string[];
  readonly ends: ClashState[];
  readonly events: ClashEvent[];
}

/** Plays so many games and notes everything worth looking at. */
function playGames(players: Parameters<typeof playGame>[0], games: number): Chronicle {
  const chronicle: Chronicle = { broken: [], ends: [], events: [] };
  for (let game = 0; game < games; game++) {
    let previous: ClashState | undefined;
    for (const { state, events } of playGame(players, `game ${game}`)) {
      chronicle.broken.push(...rules.invariants(state), ...brokenBetween(previous, state));
      chronicle.events.push(...events);
      if (state.result !== null) chronicle.ends.push(state);
      // A Maleficio is over only when it is answered.
      if (state.pending === null) previous = state;
    }
  }
  return chronicle;
}

/** The laws that compare successive states. */
function brokenBetween(before: ClashState | undefined, after: ClashState): string[] {
  if (before === undefined || after.pending !== null) return [];
  const sameTurn =
    before.turnNumber === after.turnNumber && before.trialDeck.length <= after.trialDeck.length;
  const laws = {
    'I6: the marker never returns to the crest': PLAYERS.every(
      (p) => before.players[p].emblem === null || after.players[p].emblem !== null,
    ),
    'I9: Overtime never ends': !before.overtime || after.overtime,
    'I14: every action uses something up': !sameTurn || means(after) < means(before),
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
}

function means({ players, current, summonUsed }: ClashState): number {
  const deployed = PLAYERS.flatMap((p) => Object.values(players[p].columns).flat());
  const offered = PLAYERS.flatMap((p) => players[p].offered);
  return 3 * players[current].hand.length + 2 * deployed.length + offered.length + (summonUsed ? 0 : 1);
}

const reasonsOf = ({ ends }: Chronicle) => new Set(ends.map(({ result }) => result?.reason));
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

describe('blind players', () => {
  let record: Chronicle;
  beforeAll(() => {
    record = playGames({ 0: blind, 1: blind }, 500);
  });

  it('break no law in five hundred games', () => {
    expect(record.broken).toEqual([]);
    expect(record.ends).toHaveLength(500);
  });

  it('empty the Trial pile in about 22 turns and cast every spell', () => {
    const turns = record.ends.map(({ turnNumber }) => turnNumber);
    expect(median(turns)).toBe(22);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...turns)).toBeLessThanOrEqual(30);
    expect(reasonsOf(record)).toContain('deckExhausted');
    const cast = new Set(record.events.flatMap((event) => (event.type === 'cast' ? [event.spell] : [])));
    expect(cast).toEqual(new Set(SPELLS));
  });
});

describe('eager players', () => {
  let record: Chronicle;
  beforeAll(() => {
    record = playGames({ 0: eager, 1: eager }, 80);
  });

  it('break no law either', () => {
    expect(record.broken).toEqual([]);
  });

  it('reach every kind of end but the turn limit, and meet every event', () => {
    expect(reasonsOf(record)).toEqual(new Set(['fifteen', 'twenty', 'collapse', 'deckExhausted']));
    const EVENTS: readonly ClashEvent['type'][] = [
      'dealt',
      'turnBegan',
      'reshuffled',
      'drew',
      'emblemMoved',
      'deployed',
      'passed',
      'summoned',
      'cast',
      'banished',
      'burned',
      'lured',
      'leapt',
      'stolen',
      'hexed',
      'discarded',
      'casterLeft',
      'overtimeBegan',
      'announced',
      'ended',
    ];
    expect(new Set(record.events.map(({ type }) => type))).toEqual(new Set(EVENTS));
  });
});
