/** Section 7: the moves, and why they are refused, where no worked example tells it. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/anludim/rules';
import type { AnludimState } from '../../games/anludim/state';
import { combo, laid, objects, play, refusal, table } from './university';

const own = (state: AnludimState) => {
  const [first] = state.players;
  if (!first) throw new Error('nobody sits there');
  return first;
};

describe('taking back', () => {
  const layout = () =>
    table({
      players: [
        {
          hand: ['g1r3'],
          combos: [
            combo('k1', 'run', 'g9r11', 'g8y10'),
            combo('k2', 'pairs', 'g5r7', 'b5g8'),
            combo('k3', 'run', 'b2y5', 'b3r6', 'b4v7'),
          ],
          parchments: 1,
        },
        { combos: [combo('k4', 'flush', 'y13b4', 'y12g3')] },
      ],
      professors: { run: 'k3', flush: 'k4', pairs: 'k2', trips: null, assembly: null },
    });

  it('returns the cards in the order named, and only the professors who stood there', () => {
    const state = layout();
    const events = play(state, '0', 'takeBack', { combos: ['k2', 'k1'] });
    expect(own(state).hand).toEqual(['g5r7', 'b5g8', 'g9r11', 'g8y10', 'g1r3']);
    expect(own(state).known).toEqual(['g5r7', 'b5g8', 'g9r11', 'g8y10']);
    expect(own(state).combos.map(({ id }) => id)).toEqual(['k3']);
    expect(state.professors).toMatchObject({ run: 'k3', pairs: null, flush: 'k4' });
    expect(events).toMatchObject([
      { type: 'tookBack', combo: { id: 'k2' }, professor: true, hand: 3 },
      { type: 'tookBack', combo: { id: 'k1' }, professor: false, hand: 5 },
    ]);
  });

  it('may be done several times, and a main action must still follow', () => {
    const [once, twice] = [layout(), layout()];
    play(once, '0', 'takeBack', { combos: ['k1', 'k3'] });
    play(twice, '0', 'takeBack', { combos: ['k1'] });
    play(twice, '0', 'takeBack', { combos: ['k3'] });
    expect(twice).toEqual(once);
    expect(rules.awaiting(twice)).toEqual({ 0: 'main' });
  });

  it('is refused for other players’ combinations, twice the same, and in the expert variant', () => {
    expect(refusal(layout(), '0', 'takeBack', { combos: ['k1', 'k4'] })).toBe('COMBO_NOT_FOUND');
    expect(refusal(layout(), '0', 'takeBack', { combos: ['k1', 'k1'] })).toBe('BAD_ARGS');
    const expert = { ...layout(), options: { ...layout().options, variant: 'expert' as const } };
    expect(refusal(expert, '0', 'takeBack', { combos: ['k9'] })).toBe('TAKE_BACK_FORBIDDEN');
  });

  it('comes too late after the optional action, whatever is named', () => {
    const state = layout();
    play(state, '0', 'discardForCard', { kind: 'parchment' });
    expect(refusal(state, '0', 'takeBack', { combos: ['k9'] })).toBe('TAKE_BACK_TOO_LATE');
  });
});

describe('laying', () => {
  const expert = (layout: Parameters<typeof table>[0] = {}) =>
    table({
      variant: 'expert',
      players: [
        {
          hand: ['r9v1', 'y9r13', 'g1r3'],
          combos: [
            combo('k1', 'pairs', 'g9r11:1', 'b8v11:1'),
            combo('k2', 'run', 'g6v8', 'g7b9'),
            combo('k3', 'trips', 'g4y6', 'b4v7', 'r4v9'),
          ],
        },
        { hand: ['v9b2'], combos: [combo('k4', 'run', 'b2y5', 'b3r6', 'b4v7')] },
      ],
      professors: { run: 'k4', flush: null, pairs: 'k1', trips: 'k3', assembly: null },
      ...layout,
    });
  const lay = (state: AnludimState, discipline: string, cards: unknown, extend?: string) =>
    refusal(state, '0', 'layCombination', { discipline, cards, ...(extend && { extend }) });

  it('is refused for one reason after the other', () => {
    const base = table({ players: [{ hand: ['g9r11', 'g8y10'] }, {}] });
    expect(lay(base, 'run', laid('g9r11', 'g9r11'), 'k1')).toBe('EXTEND_NOT_ALLOWED');
    expect(lay(base, 'run', laid('g9r11', 'g9r11:1'))).toBe('DUPLICATE_CARD');
    expect(lay(expert(), 'run', laid('r9v1', 'r9v1'), 'k9')).toBe('DUPLICATE_CARD');
    expect(lay(expert(), 'run', laid('v1y7'), 'k4')).toBe('COMBO_NOT_FOUND');
    expect(lay(expert(), 'run', laid('v1y7'), 'k1')).toBe('EXTEND_WRONG_DISCIPLINE');
    expect(lay(expert(), 'run', laid('g9r11', 'v1y7'))).toBe('SOURCE_NOT_LOWER');
    expect(lay(expert(), 'run', laid('v1y7', 'g9r11'))).toBe('CARD_NOT_AVAILABLE');
    expect(lay(expert(), 'pairs', laid('r9v1', 'g1r3'))).toBe('BAD_GROUPS');
  });

  it('takes cards neither from others, nor from the display, nor from the combination that grows', () => {
    const state = expert();
    const shown = state.display[0] ?? 'g1r3';
    for (const card of ['v9b2', 'b2y5', shown, state.deck[0], 'x1']) {
      const cards = [...laid('r9v1', 'y9r13'), { id: card, half: 0 }];
      expect(lay(state, 'trips', cards), `${card}`).toBe('CARD_NOT_AVAILABLE');
    }
    expect(lay(state, 'trips', laid('r9v1', 'y9r13', 'g4y6'), 'k3')).toBe('CARD_NOT_AVAILABLE');
  });

  it('does not use combinations of the same rank', () => {
    expect(lay(expert(), 'trips', laid('g4y6', 'r9v1', 'y9r13'))).toBe('SOURCE_NOT_LOWER');
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { discipline: 'run' },
    { discipline: 'straight', cards: laid('r9v1') },
    { discipline: 'run', cards: [] },
    { discipline: 'run', cards: ['r9v1'] },
    { discipline: 'run', cards: [{ id: 'r9v1', half: 2 }] },
    { discipline: 'run', cards: [{ id: 'r9v1' }] },
    { discipline: 'run', cards: [{ id: 7, half: 0 }] },
    { discipline: 'run', cards: [{ id: 'r9v1', half: 0, up: true }] },
    { discipline: 'run', cards: laid('r9v1'), extend: 7 },
    { discipline: 'run', cards: laid('r9v1'), target: 'k1' },
  ])('needs the documented shape, not %j', (args) => {
    expect(refusal(expert(), '0', 'layCombination', args)).toBe('BAD_ARGS');
  });

  it('breaks every source: professors return, what is left is discarded in order', () => {
    const state = expert();
    const events = play(state, '0', 'layCombination', {
      discipline: 'trips',
      cards: laid('r9v1', 'g7b9:1', 'y9r13'),
    });
    expect(state.discard).toEqual(['g6v8']);
    expect(own(state).combos.map(({ id }) => id)).toEqual(['k1', 'k3', 'k5']);
    expect(own(state).hand).toEqual(['g1r3']);
    expect(state.professors).toMatchObject({ run: 'k4', pairs: 'k1', trips: 'k5' });
    expect(events).toMatchObject([
      {
        type: 'laid',
        extended: false,
        sources: [{ combo: { id: 'k2' }, discarded: ['g6v8'], professor: false }],
      },
      { type: 'called', discipline: 'trips', combo: 'k5', from: 'k3', loser: null },
      { type: 'gained' },
      { type: 'gained' },
      { type: 'turnBegan', player: '1' },
    ]);
  });

  it('mixes several sources and changes halves as the cards move', () => {
    const state = expert();
    play(state, '0', 'layCombination', { discipline: 'trips', cards: laid('g9r11', 'g7b9:1', 'y9r13') });
    expect(state.discard).toEqual(['b8v11', 'g6v8']);
    expect(state.professors).toMatchObject({ pairs: null, trips: 'k5' });
  });

  it('refills the display from the discarded cards when the draw pile is empty', () => {
    const state = expert({ exhausted: true, display: [null, 'g2v4', null] });
    const events = play(state, '0', 'layCombination', {
      discipline: 'trips',
      cards: laid('r9v1', 'g7b9:1', 'y9r13'),
    });
    expect(state.display).toEqual(['g6v8', 'g2v4', null]);
    expect([state.deck, state.discard]).toEqual([[], []]);
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['laid', 'called', 'reshuffled', 'turnedUp']);
  });

  it('tells who loses the professor', () => {
    const state = table({
      players: [{ hand: ['g9r11', 'g8y10', 'g7b9'] }, { combos: [combo('k1', 'run', 'b2y5', 'b3r6')] }],
      professors: { run: 'k1', flush: null, pairs: null, trips: null, assembly: null },
    });
    const cards = laid('g9r11', 'g8y10', 'g7b9');
    const events = play(state, '0', 'layCombination', { discipline: 'run', cards });
    expect(events[1]).toMatchObject({ type: 'called', combo: 'k2', from: 'k1', loser: '1' });
    expect(state.players[1]?.combos.map(({ id }) => id)).toEqual(['k1']);
  });
});

describe('drawing', () => {
  it('two hidden cards come from the top and go behind the others', () => {
    const state = table({ players: [{ hand: ['g9r11'] }, {}], deck: ['v1y7', 'b1g4'] });
    const events = play(state, '0', 'drawHidden', null);
    expect(own(state).hand).toEqual(['g9r11', 'v1y7', 'b1g4']);
    expect(own(state).known).toEqual([]);
    expect(events[0]).toMatchObject({
      type: 'drew',
      player: '0',
      count: 2,
      hand: 3,
      deck: state.deck.length,
    });
  });

  it('shuffles the discard pile in the middle of a draw (expert)', () => {
    const state = table({
      variant: 'expert',
      exhausted: true,
      deck: ['v1y7'],
      discard: ['g1r3'],
      display: ['b1g4', 'y1r5', 'r1g6'],
    });
    const events = play(state, '0', 'drawHidden', null);
    expect(own(state).hand).toEqual(['v1y7', 'g1r3']);
    expect(state.discard).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['reshuffled', 'drew', 'turnBegan']);
  });

  it.each([undefined, null, {}, { slot: 3 }, { slot: '0' }, { slot: 0, card: 'g1r3' }])(
    'takes no slot from %j',
    (args) => {
      expect(refusal(table(), '0', 'drawFaceUp', args)).toBe('BAD_ARGS');
    },
  );
});

describe('spending', () => {
  const rich = () =>
    table({ players: [{ objects: objects({ run: [1, 1, 2], trips: [1] }), parchments: 1 }, {}] });

  it('gives the first such object away for a card, out of the round (R13)', () => {
    const state = rich();
    const top = state.deck[0];
    const pile = state.piles.run;
    const events = play(state, '0', 'discardForCard', { kind: 'object', discipline: 'run', value: 1 });
    expect(own(state).objects).toEqual(objects({ run: [1, 2], trips: [1] }));
    expect(state.outObjects).toEqual(objects({ run: [1] }));
    expect(state.piles.run).toEqual(pile);
    expect(own(state).hand).toEqual([top]);
    expect(events).toMatchObject([
      { type: 'spent', total: 5 },
      { type: 'drew', count: 1 },
    ]);
    expect(rules.awaiting(state)).toEqual({ 0: 'main' });
  });

  it('returns a parchment to the supply', () => {
    const state = rich();
    play(state, '0', 'discardForCard', { kind: 'parchment' });
    expect([own(state).parchments, state.parchmentSupply]).toEqual([0, 3]);
  });

  it('is done once in a turn, with what one has, as long as cards are left', () => {
    const state = rich();
    const exhausted = table({
      exhausted: true,
      players: [{ objects: objects({ run: [1] }), hand: ['g9r11'] }, {}],
    });
    expect(refusal(state, '0', 'discardForCard', { kind: 'object', discipline: 'run', value: 3 })).toBe(
      'OBJECT_NOT_OWNED',
    );
    expect(refusal(exhausted, '0', 'discardForCard', { kind: 'parchment' })).toBe('NO_PARCHMENT');
    expect(refusal(exhausted, '0', 'discardForCard', { kind: 'object', discipline: 'run', value: 1 })).toBe(
      'DRAW_PILE_EMPTY',
    );
    play(state, '0', 'discardForCard', { kind: 'parchment' });
    expect(refusal(state, '0', 'discardForCard', { kind: 'parchment' })).toBe('OPTIONAL_ALREADY_USED');
  });

  it('leaves the turn to finish by itself after the main action', () => {
    const state = rich();
    play(state, '0', 'discardForCard', { kind: 'parchment' });
    play(state, '0', 'drawHidden', null);
    expect(rules.awaiting(state)).toEqual({ 1: 'main' });
  });

  it.each([
    null,
    {},
    { kind: 'card' },
    { kind: 'parchment', value: 1 },
    { kind: 'object', discipline: 'run' },
    { kind: 'object', discipline: 'vial', value: 1 },
    { kind: 'object', discipline: 'run', value: 1.5 },
    { kind: 'object', discipline: 'run', value: 1, count: 1 },
  ])('has one of two shapes, not %j', (args) => {
    expect(refusal(rich(), '0', 'discardForCard', args)).toBe('BAD_ARGS');
  });
});

describe('passing', () => {
  it('is refused as long as a card can be drawn, hidden or face up', () => {
    expect(refusal(table(), '0', 'pass')).toBe('PASS_NOT_ALLOWED');
    const display: AnludimState['display'] = [null, null, 'g1r3'];
    expect(refusal(table({ exhausted: true, display }), '0', 'pass')).toBe('PASS_NOT_ALLOWED');
  });

  it('is refused if only an extension or a laid card makes a lay possible (expert)', () => {
    const players = (hand: 'b8v11' | 'g1r3') => [
      { hand: [hand], combos: [combo('k1', 'run', 'g6v8', 'g7b9')] },
      {
        combos: [combo('k2', 'run', 'b2y5', 'b3r6', 'b4v7'), combo('k3', 'flush', 'y13b4', 'y12g3', 'y11v2')],
      },
    ];
    const extension = table({ variant: 'expert', exhausted: true, players: players('b8v11') });
    expect(refusal(extension, '0', 'pass')).toBe('PASS_NOT_ALLOWED');
    const stuck = table({ variant: 'expert', exhausted: true, players: players('g1r3') });
    expect(play(stuck, '0', 'pass', null)).toMatchObject([
      { type: 'passed' },
      { type: 'turnBegan', player: '1' },
    ]);
  });
});
