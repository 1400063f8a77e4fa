/** From the choices of the game page to a match. */
import { describe, expect, it } from 'vitest';
import { createRandom, type OptionField } from '../../games/kit';
import { planMatch, type Setup } from '../../src/app/game/setup';

const nameless = { nobody: 'Mage', player: (number: number) => `Player ${number}` };

const setup: Setup = {
  mode: 'bot',
  players: 2,
  level: 'novice',
  levels: [],
  seat: '0',
  names: [],
  bots: [],
  shuffle: false,
  options: {},
};

const fields: readonly OptionField[] = [
  { kind: 'choice', key: 'deck', values: ['draw', 'all'], default: 'draw' },
  { kind: 'switch', key: 'open', default: true },
];

function plan(change: Partial<Setup>, seed = 'seed') {
  return planMatch('shazamm', { ...setup, ...change }, fields, nameless, createRandom(seed));
}

describe('against bots', () => {
  it('seats me where I chose to sit, under my name, and a bot of the chosen level opposite', () => {
    const { seats } = plan({ seat: '1', names: ['Éloïse'] });
    expect(seats[1]).toEqual({ kind: 'human', name: 'Éloïse' });
    expect(seats[0]).toMatchObject({ kind: 'bot', level: 'novice' });
  });

  it('gives me a name that fits any sentence when I have none', () => {
    expect(plan({ names: ['   '] }).seats[0]).toEqual({ kind: 'human', name: 'Mage' });
  });

  it('lets chance seat me: both seats occur', () => {
    const seatsTaken = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      plan({ seat: 'random' }, seed).seats.findIndex(({ kind }) => kind === 'human'),
    );
    expect(new Set(seatsTaken)).toEqual(new Set([0, 1]));
  });

  it('fills a larger table with bots of different names, none of them mine', () => {
    const { seats } = plan({ players: 5, names: ['Isolde'] });
    expect(seats.filter(({ kind }) => kind === 'bot')).toHaveLength(4);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(5);
  });

  it('gives every bot its own level where they differ, whoever sits where', () => {
    const levels = ['adept', 'novice', 'archmage'] as const;
    const { seats } = plan({ players: 4, seat: '1', level: 'apprentice', levels });
    expect(seats.map((seat) => (seat.kind === 'bot' ? seat.level : 'me'))).toEqual([
      'adept',
      'me',
      'novice',
      'archmage',
    ]);
    const around = plan({ mode: 'device', players: 4, bots: ['3', '0'], levels: ['adept'], level: 'novice' });
    expect(around.seats.map((seat) => (seat.kind === 'bot' ? seat.level : ''))).toEqual([
      'adept',
      '',
      '',
      'novice',
    ]);
  });
});

describe('around one device', () => {
  it('seats everybody as listed, and numbers those without a name', () => {
    const { seats } = plan({ mode: 'device', names: [' Zoé  Marie ', ''] });
    expect(seats).toEqual([
      { kind: 'human', name: 'Zoé Marie' },
      { kind: 'human', name: 'Player 2' },
    ]);
  });

  it('tells two people of the same name apart, for the curtain calls them by name', () => {
    const { seats } = plan({ mode: 'device', names: ['Sam', 'Sam'] });
    expect(seats.map(({ name }) => name)).toEqual(['Sam', 'Sam 2']);
  });

  it('puts a bot where one was asked for', () => {
    const { seats } = plan({ mode: 'device', players: 3, names: ['A', 'B', 'C'], bots: ['1'] });
    expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'human']);
  });

  it('draws lots for the seats when asked to', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => plan({ mode: 'device', names: ['A', 'B'], shuffle: true }, seed).seats[0]?.name,
    );
    expect(new Set(firsts)).toEqual(new Set(['A', 'B']));
  });
});

describe('the options', () => {
  it('hand on what was chosen and leave the rest to the rules', () => {
    expect(plan({ options: { deck: 'all' } }).options).toEqual({ deck: 'all' });
  });

  it('drop a value that another number of players does not offer', () => {
    expect(plan({ options: { deck: 'gone', stranger: 1, open: false } }).options).toEqual({ open: false });
  });
});
