/** What shows to whom (specification, section 4). */
import { describe, expect, it } from 'vitest';
import { hideAll, type Viewer } from '../../games/kit';
import { rules } from '../../games/shazamm/rules';
import type { DeckMode, ShazammState } from '../../games/shazamm/state';
import { play, start, turn } from './duel';

/** Mid-game: a turn is over, green has committed for the next. */
function position(deckMode: DeckMode, showFaceDownCount = true): ShazammState {
  const { state } = start({ deckMode, showFaceDownCount });
  if (deckMode === 'chosenOrder') {
    play(state, '0', 'arrangeDeck', { order: [3, 1, 4, 2, 5, 9, 6, 8, 7, 10, 14, 13, 12, 11] });
    play(state, '1', 'arrangeDeck', { order: [2, 7, 1, 8, 14, 4, 5, 9, 6, 3, 10, 13, 11, 12] });
  }
  const laid = state.players['0'].hand.filter((spell) => spell > 4).slice(0, 1);
  turn(state, { bid: 4, spells: laid }, { bid: 6, decoy: true });
  play(state, '1', 'commit', { bid: 13, spells: state.players['1'].hand.slice(0, 2), decoy: true });
  return state;
}

const VIEWERS: readonly Viewer[] = ['0', '1', 'spectator'];

describe.each(['draw', 'allInHand', 'chosenOrder'] as const)('in mode %s', (deckMode) => {
  const state = position(deckMode);

  it('a hand shows to its owner; of others’ hands only the size', () => {
    expect(rules.view(state, '0').players['0'].hand).toEqual(state.players['0'].hand);
    for (const viewer of ['1', 'spectator'] as const) {
      expect(rules.view(state, viewer).players['0'].hand).toEqual(hideAll(state.players['0'].hand));
    }
  });

  it('a deck shows to nobody, unless its owner has put it in order', () => {
    for (const viewer of VIEWERS) {
      const { deck } = rules.view(state, viewer).players['0'];
      const known = viewer === '0' && deckMode === 'chosenOrder';
      expect(deck).toEqual(known ? state.players['0'].deck : hideAll(state.players['0'].deck));
    }
  });

  it('a commitment shows to its owner; to others the number of cards face down, decoy included (R26)', () => {
    expect(rules.view(state, '1').commits['1']).toEqual(state.commits['1']);
    for (const viewer of ['0', 'spectator'] as const) {
      expect(rules.view(state, viewer).commits).toEqual({ 0: null, 1: { hidden: true, faceDown: 3 } });
    }
  });

  it('everything else shows to everybody', () => {
    for (const viewer of VIEWERS) {
      const { players, commits, ...open } = rules.view(state, viewer);
      const { players: cards, commits: laid, ...all } = state;
      expect(open).toEqual(all);
      expect(players['0'].discard).toEqual(cards['0'].discard);
      expect(Object.keys(commits)).toEqual(Object.keys(laid));
    }
  });

  it('the facts are the same in every view', () => {
    for (const viewer of VIEWERS) expect(rules.facts(rules.view(state, viewer))).toEqual(rules.facts(state));
  });
});

it('with the option off not even the number of cards face down shows', () => {
  const seen = rules.view(position('draw', false), '0');
  expect(seen.commits['1']).toEqual({ hidden: true, faceDown: null });
});

it('a view shares nothing that a later move changes', () => {
  const state = position('draw');
  const seen = rules.view(state, '0');
  const before = JSON.stringify(seen);
  play(state, '0', 'commit', { bid: 9, spells: [], decoy: false });
  expect(JSON.stringify(seen)).toBe(before);
});

it('hands and decks stay hidden when the game is over', () => {
  const { state } = start();
  while (state.stage !== 'over') turn(state, { bid: 2 }, { bid: 1 });
  const seen = rules.view(state, '0');
  expect(seen.players['1'].hand.every((card) => card === null)).toBe(true);
  expect(seen.players['1'].deck.every((card) => card === null)).toBe(true);
});
