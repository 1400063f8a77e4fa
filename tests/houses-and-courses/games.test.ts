/** Whole games: nothing breaks, every game ends, and every rule is met. */
import { beforeAll, describe, expect, it } from 'vitest';
import { brain } from '../../games/houses-and-courses/brain';
import type { HousesEvent } from '../../games/houses-and-courses/events';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesResult, HousesState } from '../../games/houses-and-courses/state';
import { createRandom, isSeat, makeMove, type Random } from '../../games/kit';
import { variantsOf } from '../../tools/variants';
import { play, start } from './school';

const GAMES = 512;

interface Chronicle {
  readonly broken: string[];
  readonly results: HousesResult[];
  readonly events: Set<HousesEvent['type']>;
  readonly moves: Set<string>;
}

/** A random player in every seat; the invariants are looked at after every move. */
function playBlindly(state: HousesState, random: Random, chronicle: Chronicle): void {
  const effects = {
    random,
    emit: ({ type }: HousesEvent) => void chronicle.events.add(type),
    reveal: () => undefined,
  };
  while (state.result === null) {
    const seat = random.pick(Object.keys(rules.awaiting(state)));
    if (!isSeat(seat)) throw new Error('nobody can act');
    const { move, args } = random.pick(brain.candidates(rules.view(state, seat), seat, random));
    const reason = makeMove(rules, state, seat, move, args, effects);
    if (reason !== null) throw new Error(`${move} is ${reason}`);
    chronicle.moves.add(move);
    chronicle.broken.push(...rules.invariants(state));
  }
  chronicle.results.push(state.result);
}

describe('blind players', () => {
  const chronicle: Chronicle = { broken: [], results: [], events: new Set(), moves: new Set() };
  beforeAll(() => {
    const variants = variantsOf(rules);
    for (let game = 0; game < GAMES; game++) {
      const variant = variants[game % variants.length];
      if (!variant) continue;
      const { match, events } = start(variant.players, variant.options, `game ${game}`);
      for (const { type } of events) chronicle.events.add(type);
      playBlindly(match.state, createRandom(`players ${game}`), chronicle);
    }
  });

  it('break no law in more than five hundred games, and finish them all before the cap', () => {
    expect(chronicle.broken).toEqual([]);
    expect(chronicle.results).toHaveLength(GAMES);
    expect(chronicle.results.filter(({ reason }) => reason === 'roundCap')).toEqual([]);
  });

  it('make every move and meet every event', () => {
    expect([...chronicle.moves].toSorted()).toEqual(Object.keys(rules.moves).toSorted());
    const EVENTS: readonly HousesEvent['type'][] = [
      'housePicked',
      'dealt',
      'mailLaid',
      'cardsLaid',
      'roundBegan',
      'turnBegan',
      'reshuffled',
      'firstPlayerMoved',
      'ended',
      'drew',
      'collected',
      'mailTaken',
      'bonusPlayed',
      'mailUsed',
      'powerUsed',
      'cardsGiven',
      'peeked',
      'mailFound',
      'mailPlaced',
      'courseSkipped',
      'declared',
      'reacted',
      'nobodyReacted',
      'settled',
      'copied',
      'copyDeclined',
      'chainEnded',
      'shielded',
      'courseSwapped',
      'spellTaken',
      'cardStolen',
      'mailStolen',
      'discarded',
      'extraCollectGained',
      'discountGained',
      'stunned',
      'bonusDiscarded',
      'schoolGiven',
      'slotsCleared',
    ];
    expect([...chronicle.events].toSorted()).toEqual(EVENTS.toSorted());
  });
});

describe('idle players', () => {
  it('reach the round cap', () => {
    const { state } = start(2, {}, 'idle').match;
    let turns = 0;
    for (; state.result === null; turns++) {
      const seat = rules.turnOf?.(state);
      if (seat) play(state, seat, 'endTurn', {});
    }
    expect(turns).toBe(60);
    expect(state.result).toMatchObject({ reason: 'roundCap', winners: ['0', '1'] });
  });
});
