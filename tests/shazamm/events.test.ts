/** The story that a move tells, in its order, and who is told what. */
import { describe, expect, it } from 'vitest';
import { advance, maskEvents, startMatch } from '../../games/kit';
import { rules } from '../../games/shazamm/rules';
import { duel, eventsOf, play, start, turn } from './duel';

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('the story of a turn', () => {
  it('a plain turn', () => {
    const events = turn(duel(), { bid: 8 }, { bid: 5, decoy: true });
    expect(events).toEqual([
      {
        type: 'committed',
        player: '0',
        faceDown: 0,
        secret: { 0: { bid: 8, spells: [], decoy: false } },
      },
      {
        type: 'committed',
        player: '1',
        faceDown: 1,
        secret: { 1: { bid: 5, spells: [], decoy: true } },
      },
      {
        type: 'revealed',
        round: 1,
        turn: 1,
        bid: { 0: 8, 1: 5 },
        spells: { 0: [], 1: [] },
        decoy: { 0: false, 1: true },
      },
      {
        type: 'compared',
        attack: { 0: 8, 1: 5 },
        towards: '1',
        steps: 1,
        loserWins: false,
        blaze: false,
        resisted: null,
        wall: 11,
      },
      { type: 'paid', paid: { 0: 8, 1: 5 }, spared: null, mana: { 0: 42, 1: 45 } },
    ]);
  });

  it('cancelled pairs first, then the spells in ascending number, each with the figures after it', () => {
    const state = duel({ wall: 11 });
    const events = turn(state, { bid: 2, spells: [7, 8, 13] }, { bid: 9, spells: [5, 10, 13] });
    expect(types(events).slice(2)).toEqual([
      'revealed',
      'cancelled',
      'applied',
      'applied',
      'applied',
      'applied',
      'compared',
      'paid',
    ]);
    expect(eventsOf(events, 'cancelled')).toMatchObject([
      {
        spell: 13,
        entries: [
          { id: 'h0-13', controller: '0' },
          { id: 'h1-13', controller: '1' },
        ],
      },
    ]);
    expect(eventsOf(events, 'applied')).toMatchObject([
      { id: 'h1-5', attack: { 0: 2, 1: 9 }, wall: 10, idle: null },
      { id: 'h0-7', attack: { 0: 9, 1: 9 }, wall: 10 },
      { id: 'h0-8', attack: { 0: 18, 1: 9 }, wall: 10 },
      { id: 'h1-10', attack: { 0: 18, 1: 9 }, wall: 10 },
    ]);
    expect(eventsOf(events, 'compared')).toMatchObject([{ towards: '1', steps: 2, blaze: true, wall: 12 }]);
  });

  it('Mutism and End of Round are applied, then tell what they strike', () => {
    const muted = turn(duel(), { bid: 1, spells: [1] }, { bid: 1, spells: [8, 9] });
    expect(types(muted).slice(3, 5)).toEqual(['applied', 'muted']);
    expect(eventsOf(muted, 'muted')[0]?.entries.map(({ id }) => id)).toEqual(['h1-8', 'h1-9']);
    const ended = turn(duel(), { bid: 1, spells: [4] }, { bid: 1, spells: [8] });
    expect(types(ended).slice(3)).toEqual(['applied', 'voided', 'roundEnded', 'roundBegan']);
  });

  it('a Mutism in force strikes right after the reveal', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [1] }, { bid: 1 });
    const events = turn(state, { bid: 1, spells: [9] }, { bid: 1 });
    expect(types(events).slice(2)).toEqual(['revealed', 'muted', 'compared', 'paid']);
  });

  it('Resistance and Scrooge are named where they count', () => {
    const resisted = turn(duel(), { bid: 1, spells: [11] }, { bid: 2 });
    expect(eventsOf(resisted, 'compared')).toMatchObject([{ towards: null, steps: 0, resisted: '0' }]);
    const spared = turn(duel(), { bid: 1, spells: [12] }, { bid: 2 });
    expect(eventsOf(spared, 'paid')).toMatchObject([{ paid: { 0: 0, 1: 2 }, spared: '0' }]);
    const idle = turn(duel(), { bid: 2, spells: [11, 12] }, { bid: 1 });
    expect(eventsOf(idle, 'compared')).toMatchObject([{ resisted: null }]);
    expect(eventsOf(idle, 'paid')).toMatchObject([{ spared: null }]);
  });

  it('decisions are asked, answered, and the story goes on', () => {
    const state = duel({ lastPlayed: { 0: [], 1: [10] } });
    const asked = turn(state, { bid: 5, spells: [2, 6] }, { bid: 5, spells: [3, 10, 14] });
    expect(types(asked).slice(2)).toEqual(['revealed', 'asked']);
    expect(eventsOf(asked, 'asked')).toEqual([{ type: 'asked', id: 'h0-2', spell: 2, controller: '0' }]);

    const cloned = play(state, '0', 'chooseClone', { spell: 10 });
    expect(types(cloned)).toEqual(['cloned', 'cancelled', 'asked']);
    expect(eventsOf(cloned, 'cancelled')[0]?.entries.map(({ id }) => id)).toEqual(['h1-10', 'c0-10']);

    const stolen = play(state, '1', 'chooseTheft', { apply: ['h0-6'] });
    expect(stolen).toEqual([
      {
        type: 'stolen',
        player: '1',
        kept: [{ id: 'h0-6', spell: 6, controller: '1' }],
        destroyed: [],
      },
      { type: 'asked', id: 'h0-6', spell: 6, controller: '1' },
    ]);

    const recycled = play(state, '1', 'chooseRecycling', { delta: -2 });
    expect(types(recycled)).toEqual(['recycled', 'applied', 'compared', 'paid', 'gained']);
    expect(recycled[0]).toMatchObject({
      player: '1',
      delta: -2,
      bid: { 0: 5, 1: 3 },
      attack: { 0: 5, 1: 3 },
    });
    expect(recycled.at(-1)).toMatchObject({ player: '1', spell: 14, amount: 3, mana: { 0: 45, 1: 50 } });
  });

  it('a push, the collapse, and the next round', () => {
    const state = duel({ mana: { 0: 4, 1: 20 } });
    const events = turn(state, { bid: 4 }, { bid: 19 });
    expect(types(events).slice(4)).toEqual(['paid', 'pushed', 'roundEnded', 'roundBegan']);
    expect(eventsOf(events, 'pushed')).toEqual([{ type: 'pushed', exhausted: '0', steps: 1, wall: 8 }]);
    expect(eventsOf(events, 'roundEnded')).toEqual([
      {
        type: 'roundEnded',
        round: 1,
        cause: 'MANA_EXHAUSTED',
        collapsed: 1,
        wall: 8,
        wizards: { 0: 5, 1: 11 },
      },
    ]);
    expect(eventsOf(events, 'roundBegan')).toMatchObject([
      { round: 2, collapsed: 1, wall: 8, mana: { 0: 50, 1: 50 }, drawn: { 0: 0, 1: 0 } },
    ]);
  });

  it('the fall closes the story', () => {
    const state = duel({ round: 7, collapsed: 6 });
    const events = turn(state, { bid: 1, spells: [4] }, { bid: 1 });
    expect(events.at(-1)).toEqual({
      type: 'fell',
      players: ['0', '1'],
      result: { draw: true, reason: 'BOTH_FELL' },
    });
  });

  it('the first round begins with the setup, in variant 2 when both decks are in order', () => {
    expect(types(start().events)).toEqual(['roundBegan']);
    const { state } = start({ deckMode: 'chosenOrder' });
    const order = state.players['0'].deck.slice();
    expect(types(play(state, '1', 'arrangeDeck', { order }))).toEqual(['arranged']);
    const events = play(state, '0', 'arrangeDeck', { order });
    expect(types(events)).toEqual(['arranged', 'roundBegan']);
    expect(eventsOf(events, 'roundBegan')).toMatchObject([{ drawn: { 0: 5, 1: 5 } }]);
  });
});

describe('secrets', () => {
  it('a commitment is told to its owner; others learn how many cards lie face down', () => {
    const [committed] = play(duel(), '0', 'commit', { bid: 7, spells: [9, 4], decoy: true });
    if (!committed) throw new Error('nothing was told');
    expect(maskEvents([committed], '0')).toEqual([committed]);
    for (const viewer of ['1', 'spectator'] as const) {
      expect(maskEvents([committed], viewer)).toEqual([
        { type: 'committed', player: '0', faceDown: 3, secret: {} },
      ]);
    }
  });

  it('with the option off not even how many', () => {
    const state = start({ deckMode: 'allInHand', showFaceDownCount: false }).state;
    const events = play(state, '0', 'commit', { bid: 7, spells: [9], decoy: true });
    expect(events).toMatchObject([{ faceDown: null }]);
  });

  it('drawn cards are told to who draws them, ascending: the order of the deck stays unknown', () => {
    const { state, events } = start();
    const secrets = (viewer: '0' | '1' | 'spectator') => maskEvents(events, viewer)[0]?.secret;
    expect(secrets('0')).toEqual({ 0: { drawn: state.players['0'].hand } });
    expect(secrets('1')).toEqual({ 1: { drawn: state.players['1'].hand } });
    expect(secrets('spectator')).toEqual({});
  });

  it('arranging a deck tells nothing but that it was done', () => {
    const { state } = start({ deckMode: 'chosenOrder' });
    const order = state.players['0'].deck.toReversed();
    expect(play(state, '0', 'arrangeDeck', { order })).toEqual([{ type: 'arranged', player: '0' }]);
  });
});

describe('undo', () => {
  it('takes back neither a commitment nor a decision, even one’s own after one’s own', () => {
    const started = startMatch(rules, { players: 2, options: { deckMode: 'allInHand' }, seed: 'undo' });
    if (!started.ok) throw new Error(started.error.message);
    let { match } = started;
    const make = (player: '0' | '1', move: string, args: object) => {
      const advanced = advance(rules, match, player, move, args);
      if (!advanced.ok) throw new Error(advanced.reason);
      match = advanced.match;
      expect(match.undo).toBeNull();
    };
    make('0', 'commit', { bid: 1, spells: [7], decoy: false });
    make('1', 'commit', { bid: 1, spells: [], decoy: false });
    make('0', 'commit', { bid: 1, spells: [8], decoy: false });
    make('1', 'commit', { bid: 5, spells: [2, 6], decoy: false });
    make('1', 'chooseClone', { spell: 7 });
    make('1', 'chooseRecycling', { delta: 1 });
  });
});
