/** Whole games: nothing breaks, every game ends, every rule is met, and the figures are those of the specification. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import type { RoundResult } from '../../games/anludim/state';
import { blind, eager, hoarder, type Player, playGame } from './players';

interface Chronicle {
  readonly broken: string[];
  readonly rounds: RoundResult[];
  readonly told: Set<AnludimEvent['type']>;
  games: number;
}

/** Plays so many games of every number of players, variant and length. */
function playGames(games: number, playerOf: (game: number, seat: number) => Player): Chronicle {
  const chronicle: Chronicle = { broken: [], rounds: [], told: new Set(), games: 0 };
  for (let game = 0; game < games; game++) {
    const count = 2 + (game % 4);
    const options = { variant: game % 8 < 4 ? 'base' : 'expert', roundsToWin: game % 16 < 8 ? 1 : 2 };
    const players = Array.from({ length: count }, (_, seat) => playerOf(game, seat));
    let rounds = 0;
    for (const { state, events } of playGame(players, options, `game ${game}`)) {
      chronicle.broken.push(...rules.invariants(state));
      for (const { type } of events) chronicle.told.add(type);
      chronicle.rounds.push(...state.history.slice(rounds));
      rounds = state.history.length;
    }
    expect(rounds).toBeLessThanOrEqual(count + 1);
    chronicle.games++;
  }
  return chronicle;
}

const EVENTS: readonly AnludimEvent['type'][] = [
  'roundBegan',
  'turnBegan',
  'tookBack',
  'laid',
  'called',
  'drew',
  'tookFaceUp',
  'turnedUp',
  'reshuffled',
  'spent',
  'passed',
  'gained',
  'roundEnded',
  'kept',
  'gameEnded',
];

describe('blind players and hoarders', () => {
  let record: Chronicle;
  beforeAll(() => {
    record = playGames(520, (game, seat) => ((game >> 4) % 5 === 0 || seat === game % 7 ? hoarder : blind));
  });

  it('break no law in five hundred games', () => {
    expect(record.broken).toEqual([]);
    expect(record.games).toBe(520);
  });

  it('meet every event, and rounds that end by empty piles and by stalemate', () => {
    expect(record.told).toEqual(new Set(EVENTS));
    const ends = new Set(record.rounds.map(({ endedBy }) => endedBy));
    expect(ends).toContain('piles');
    expect(ends).toContain('stalemate');
  });
});

describe('eager players', () => {
  it('break no law either, and win some rounds with five different objects', () => {
    const record = playGames(32, () => eager);
    expect(record.broken).toEqual([]);
    expect(record.rounds.map(({ endedBy }) => endedBy)).toContain('five');
  });
});
