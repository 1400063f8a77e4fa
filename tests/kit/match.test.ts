/** A match: the seed decides all chance, moves leave the past alone, and some can be taken back. */
import { describe, expect, it } from 'vitest';
import { advance, canUndo, type Match, type Seat, startMatch, UNDO_MOVE } from '../../games/kit';
import { type PotionsState, rules } from '../fixtures/potions';
import { potionsTable } from '../fixtures/table';

function begin(state: PotionsState = potionsTable(), seed = 'seed'): Match<PotionsState> {
  return { seed, state, moves: 0, undo: null };
}

/** Makes moves that must be legal. */
function play(match: Match<PotionsState>, ...moves: [Seat, string, unknown?][]): Match<PotionsState> {
  return moves.reduce((now, [player, move, args]) => {
    const advanced = advance(rules, now, player, move, args);
    if (!advanced.ok) throw new Error(`${move}: ${advanced.reason}`);
    return advanced.match;
  }, match);
}

function reasonOf(match: Match<PotionsState>, player: Seat, move: string, args?: unknown): string | null {
  const advanced = advance(rules, match, player, move, args);
  return advanced.ok ? null : advanced.reason;
}

describe('starting', () => {
  it('gives the same deal for the same seed, and another for another', () => {
    const deal = (seed: string) => {
      const started = startMatch(rules, { players: 3, seed });
      return started.ok ? started.match.state.players : null;
    };
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });

  it('tells what happened during the setup', () => {
    const started = startMatch(rules, { players: 2, seed: 'a' });
    expect(started.ok && started.events).toMatchObject([{ type: 'dealt' }]);
  });

  it('is refused with a code for a wrong number of players, then for wrong options', () => {
    expect(startMatch(rules, { players: 7, options: { rounds: 9 }, seed: 'a' })).toMatchObject({
      error: { code: 'INVALID_PLAYER_COUNT' },
    });
    expect(startMatch(rules, { players: 2, options: { rounds: 9 }, seed: 'a' })).toMatchObject({
      error: { code: 'INVALID_OPTION' },
    });
  });
});

describe('advancing', () => {
  it('leaves the match before the move as it was', () => {
    const match = begin();
    const before = structuredClone(match);
    play(match, ['0', 'brew', { card: 1 }], ['0', 'draw'], ['0', 'endTurn']);
    expect(match).toEqual(before);
  });

  it('gives the reason and no match when the move is illegal', () => {
    expect(advance(rules, begin(), '1', 'endTurn', null)).toEqual({ ok: false, reason: 'NOT_YOUR_TURN' });
  });

  it('says which arguments counted', () => {
    const advanced = advance(rules, begin(), '0', 'brew', { card: 1, tip: 'hello' });
    expect(advanced.ok && advanced.made).toEqual({ move: 'brew', args: { card: 1 } });
  });

  it('has fresh random numbers for every move, from the seed and the number of the move', () => {
    const discard = Array.from({ length: 20 }, (_, index) => index + 5);
    const table = (seed: string) => begin(potionsTable({ deck: [], discard }), seed);
    const deckAfter = (match: Match<PotionsState>, ...before: [Seat, string, unknown?][]) =>
      play(match, ...before, ['0', 'draw']).state.deck;
    expect(deckAfter(table('a'))).toEqual(deckAfter(table('a')));
    expect(deckAfter(table('a'))).not.toEqual(deckAfter(table('b')));
    expect(deckAfter(table('a'))).not.toEqual(deckAfter(table('a'), ['0', 'brew', { card: 1 }]));
  });
});

describe('undo', () => {
  it('gives the state before the move, one move at a time', () => {
    const start = begin();
    const once = play(start, ['0', 'brew', { card: 2 }]);
    const twice = play(once, ['0', 'brew', { card: 1 }]);
    const back = play(twice, ['0', UNDO_MOVE]);
    expect(back.state).toEqual(once.state);
    expect(play(back, ['0', UNDO_MOVE]).state).toEqual(start.state);
  });

  it('tells which move was taken back', () => {
    const advanced = advance(rules, play(begin(), ['0', 'brew', { card: 2 }]), '0', UNDO_MOVE, null);
    expect(advanced.ok && advanced.events).toEqual([{ type: 'undo', player: '0', move: 'brew' }]);
  });

  it('can be followed by other moves, and these taken back again', () => {
    const start = begin();
    const other = play(start, ['0', 'brew', { card: 2 }], ['0', UNDO_MOVE], ['0', 'brew', { card: 1 }]);
    expect(other.state.players[0]?.cauldron).toEqual([1]);
    expect(play(other, ['0', UNDO_MOVE]).state).toEqual(start.state);
  });

  it('is not there before the first move', () => {
    expect(canUndo(begin(), '0')).toBe(false);
    expect(reasonOf(begin(), '0', UNDO_MOVE)).toBe('NOTHING_TO_UNDO');
  });

  it('does not go past a reveal', () => {
    const drawn = play(begin(), ['0', 'brew', { card: 1 }], ['0', 'draw']);
    expect(canUndo(drawn, '0')).toBe(false);
    expect(reasonOf(drawn, '0', UNDO_MOVE)).toBe('NOTHING_TO_UNDO');
  });

  it('goes back to the reveal and no further', () => {
    const drawn = play(begin(), ['0', 'draw']);
    const brewed = play(drawn, ['0', 'brew', { card: 1 }]);
    expect(play(brewed, ['0', UNDO_MOVE]).state).toEqual(drawn.state);
    expect(reasonOf(play(brewed, ['0', UNDO_MOVE]), '0', UNDO_MOVE)).toBe('NOTHING_TO_UNDO');
  });

  it('does not go past a random event, even one that shows nothing', () => {
    const { brew } = rules.moves;
    const dicey = {
      ...rules,
      moves: {
        ...rules.moves,
        brew: {
          ...brew,
          apply: (...[state, player, args, effects]: Parameters<typeof brew.apply>) => {
            brew.apply(state, player, args, effects);
            effects.random.int(6);
          },
        },
      },
    };
    const advanced = advance(dicey, begin(), '0', 'brew', { card: 1 });
    expect(advanced.ok && canUndo(advanced.match, '0')).toBe(false);
  });

  it('does not leave the own turn', () => {
    const ended = play(begin(), ['0', 'brew', { card: 1 }], ['0', 'endTurn']);
    expect(canUndo(ended, '0')).toBe(false);
    expect(reasonOf(ended, '0', UNDO_MOVE)).toBe('NOTHING_TO_UNDO');
  });

  it('is for the player who made the move', () => {
    const brewed = play(begin(), ['0', 'brew', { card: 1 }]);
    expect(canUndo(brewed, '0')).toBe(true);
    for (const other of ['1', '2', 'spectator', null]) expect(canUndo(brewed, other)).toBe(false);
    expect(reasonOf(brewed, '1', UNDO_MOVE)).toBe('NOTHING_TO_UNDO');
  });

  it('is not for secret choices that others make at the same time', () => {
    const picked = play(begin(potionsTable({ stage: 'pick' })), ['0', 'pick', { card: 1 }]);
    expect(canUndo(picked, '0')).toBe(false);
  });

  it('is gone when the game is over', () => {
    const over = play(
      begin(potionsTable({ stage: 'pick' })),
      ['0', 'pick', { card: 1 }],
      ['1', 'pick', { card: 3 }],
    );
    expect(rules.result(over.state)).not.toBeNull();
    expect(canUndo(over, '1')).toBe(false);
  });
});
