/** Section 4: who sees what, of the table and of what happens; and what may be taken back. */
import { describe, expect, it } from 'vitest';
import type { AnludimEvent } from '../../games/anludim/events';
import { facts } from '../../games/anludim/facts';
import { rules } from '../../games/anludim/rules';
import { type AnludimState, covenAt } from '../../games/anludim/state';
import {
  type AnyMoveCall,
  advance,
  canUndo,
  type Match,
  maskEvents,
  type Seat,
  type Viewer,
} from '../../games/kit';
import { combo, laid, start, table } from './university';

const VIEWERS: readonly Viewer[] = ['0', '1', 'spectator'];

type Call = AnyMoveCall & { player: Seat };

/** Plays moves that must be legal; gives the match after them and the events of the last one. */
function played(state: AnludimState, ...calls: Call[]) {
  let match: Match<AnludimState> = { seed: 'secret', state, moves: 0, undo: null };
  let events: readonly unknown[] = [];
  for (const { player, move, args } of calls) {
    const advanced = advance(rules, match, player, move, args);
    if (!advanced.ok) throw new Error(advanced.reason);
    ({ match, events } = advanced);
  }
  return { match, events: events as readonly AnludimEvent[] };
}

const keeping = (): AnludimState =>
  table({
    phase: 'keep',
    nextFirstPlayer: 1,
    history: [{ round: 1, endedBy: 'piles', trigger: 0, winner: 0, second: 1, third: null, totals: [1, 0] }],
    players: [
      {
        hand: ['g9r11', 'g8y10', 'v1y7'],
        known: ['g9r11'],
        kept: ['g9r11', 'v1y7'],
        crest: 'gold',
        roundsWon: 1,
      },
      { hand: ['b2y5', 'b3r6'] },
    ],
  });

describe('the view', () => {
  const state = keeping();
  const hidden = (cards: readonly unknown[]) => cards.map(() => null);

  it.each(VIEWERS)('%s sees everything but the draw pile and what others hold unseen', (viewer) => {
    const [first, second] = state.players;
    expect(rules.view(state, viewer)).toEqual({
      ...state,
      deck: hidden(state.deck),
      players: [
        viewer === '0' ? first : { ...first, hand: ['g9r11', null, null], kept: [null, null] },
        viewer === '1' ? second : { ...second, hand: [null, null] },
      ],
    });
  });

  it('gives everybody the same facts', () => {
    for (const viewer of VIEWERS) expect(facts(rules.view(state, viewer))).toEqual(facts(state));
  });

  it('does not hand out the state itself', () => {
    const seen = rules.view(state, '0');
    seen.players.pop();
    seen.display[0] = null;
    seen.piles.run = [];
    seen.professors.run = 'k9';
    seen.turn.mainDone = true;
    covenAt(seen, 0).parchments = 3;
    expect(state).toEqual(keeping());
  });
});

describe('events', () => {
  const DRAW: Call = { player: '0', move: 'drawHidden', args: null };

  it('tell a draw to the one who draws; others learn how many cards it was', () => {
    const state = table();
    const drawn = state.deck.slice(0, 2);
    const { events } = played(state, DRAW);
    expect(VIEWERS.map((viewer) => maskEvents(events, viewer)[0])).toMatchObject([
      { type: 'drew', count: 2, secret: { 0: { cards: drawn } } },
      { type: 'drew', count: 2, secret: {} },
      { type: 'drew', count: 2, secret: {} },
    ]);
    for (const card of drawn) expect(JSON.stringify(maskEvents(events, '1'))).not.toContain(card);
  });

  it('tell each player the own hand of a round', () => {
    const { match, events } = start(2);
    const [first, second] = match.state.players;
    expect(events[0]).toMatchObject({ secret: { 0: { hand: first?.hand }, 1: { hand: second?.hand } } });
    for (const card of first?.hand ?? []) {
      expect(JSON.stringify(maskEvents(events, '1'))).not.toContain(`"${card}"`);
      expect(JSON.stringify(maskEvents(events, 'spectator'))).not.toContain(`"${card}"`);
    }
  });

  it('tell how many cards somebody keeps, and nobody else which', () => {
    const state = keeping();
    for (const coven of state.players) coven.kept = null;
    const { events } = played(state, { player: '1', move: 'keepCards', args: { cards: ['b3r6'] } });
    expect(VIEWERS.map((viewer) => maskEvents(events, viewer))).toEqual([
      [{ type: 'kept', player: '1', count: 1, secret: {} }],
      [{ type: 'kept', player: '1', count: 1, secret: { 1: { cards: ['b3r6'] } } }],
      [{ type: 'kept', player: '1', count: 1, secret: {} }],
    ]);
    expect(rules.moves.keepCards).toMatchObject({ secret: true, simultaneous: true });
  });

  it('show a face-up card, its successor and a combination taken back to everybody', () => {
    const state = table({ players: [{ combos: [combo('k1', 'run', 'g9r11', 'g8y10')] }, {}] });
    const [card, next] = [state.display[1], state.deck[0]];
    const { events } = played(state, { player: '0', move: 'drawFaceUp', args: { slot: 1 } });
    expect(maskEvents(events, 'spectator').slice(0, 2)).toEqual([
      { type: 'tookFaceUp', player: '0', slot: 1, card, hand: 1 },
      { type: 'turnedUp', slot: 1, card: next, deck: state.deck.length - 1 },
    ]);
    const back = played(state, { player: '0', move: 'takeBack', args: { combos: ['k1'] } });
    expect(maskEvents(back.events, 'spectator')).toMatchObject([
      { combo: { cards: laid('g9r11', 'g8y10') } },
    ]);
  });
});

describe('undoing', () => {
  const state = (variant: 'base' | 'expert') =>
    table({
      variant,
      players: [
        {
          hand: ['g9r11', 'g8y10', 'g7b9'],
          combos: [combo('k1', 'flush', 'y13b4', 'y12g3')],
          parchments: 1,
        },
        {},
      ],
    });
  const back: Call = { player: '0', move: 'takeBack', args: { combos: ['k1'] } };
  const lay: Call = {
    player: '0',
    move: 'layCombination',
    args: { discipline: 'run', cards: laid('g9r11', 'g8y10') },
  };
  const undo: Call = { player: '0', move: 'undo', args: null };
  const mayUndo = (...calls: Call[]) => canUndo(played(state('base'), ...calls).match, '0');

  it('leads back over a lay and a taking back, as long as the turn waits', () => {
    expect(played(state('base'), back, lay, undo).match.state).toEqual(
      played(state('base'), back).match.state,
    );
    expect(played(state('base'), back, lay, undo, undo).match.state).toEqual(state('base'));
  });

  it('stops at every draw and at the end of the turn', () => {
    expect(mayUndo(back)).toBe(true);
    expect(mayUndo(back, { player: '0', move: 'drawHidden', args: null })).toBe(false);
    expect(mayUndo({ player: '0', move: 'drawFaceUp', args: { slot: 0 } })).toBe(false);
    expect(mayUndo({ player: '0', move: 'discardForCard', args: { kind: 'parchment' } })).toBe(false);
    expect(mayUndo(lay, { player: '0', move: 'endTurn', args: null })).toBe(false);
  });

  it('is not possible for a lay of the expert variant', () => {
    expect(canUndo(played(state('expert'), lay).match, '0')).toBe(false);
  });
});
