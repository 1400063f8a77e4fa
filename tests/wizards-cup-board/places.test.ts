/** How a line-up changes on the drawing board. */
import { describe, expect, it } from 'vitest';
import { firstPlaces, problemOf, teamMove } from '../../games/wizards-cup/board/build/lineUp';
import {
  filled,
  firstFree,
  type Places,
  put,
  shifted,
  takeOut,
} from '../../games/wizards-cup/board/build/places';
import { CARD_IDS } from '../../games/wizards-cup/data';
import { cupOf, fought } from './cup';

const ROW: Places = ['siren', null, 'druid', null, null, 'dancer'];

describe('the places', () => {
  it('take a card that comes from outside', () => {
    expect(put(ROW, 'shaman', 1)).toEqual(['siren', 'shaman', 'druid', null, null, 'dancer']);
  });

  it('let a newcomer push the one who stood there out', () => {
    expect(put(ROW, 'shaman', 0)).toEqual(['shaman', null, 'druid', null, null, 'dancer']);
  });

  it('exchange two cards that both have a place', () => {
    expect(put(ROW, 'siren', 5)).toEqual(['dancer', null, 'druid', null, null, 'siren']);
  });

  it('give a card back', () => {
    expect(takeOut(ROW, 'druid')).toEqual(['siren', null, null, null, null, 'dancer']);
  });

  it('move a card along, as far as the places go', () => {
    expect(shifted(ROW, 'druid', 1)).toEqual(['siren', null, null, 'druid', null, 'dancer']);
    expect(shifted(ROW, 'siren', -1)).toBeNull();
    expect(shifted(ROW, 'dancer', 1)).toBeNull();
    expect(shifted(ROW, 'shaman', 1)).toBeNull();
  });

  it('fill up by chance with what is not placed yet', () => {
    const full = filled(ROW, ['siren', 'shaman', 'medium', 'diver', 'botanist'], () => 0.999);
    expect(full).toEqual(['siren', 'botanist', 'druid', 'diver', 'medium', 'dancer']);
    expect(firstFree(full)).toBe(-1);
  });
});

describe('a line-up', () => {
  const WHITE = 'traveler > executioner > siren > dancer > diver | druid';
  const BLACK = 'geomaster > priestess > blacksmith > alchimist > medium | botanist';

  it('begins with the drawn card, which has to stay', () => {
    const view = cupOf(WHITE, BLACK).view('0');
    const places = firstPlaces(view, '0', []);
    const forced = view.players[0].forced;
    expect(places).toEqual([forced, null, null, null, null, null]);
    if (forced === null) throw new Error('nothing was drawn');
    expect(problemOf(view, '0', 'select', takeOut(places, forced))).toBe('mustStay');
    expect(problemOf(view, '0', 'select', put(places, forced, 5))).toBeNull();
  });

  it('begins a later round with the order of the last one', () => {
    const cup = fought(WHITE, BLACK);
    while (cup.state.phase === 'duel' && cup.state.pending) {
      cup.play(cup.state.pending.player, 'usePower', { use: false });
    }
    const places = firstPlaces(cup.view('0'), '0', cup.seenBy('0'));
    expect(places).toEqual(WHITE.split(/ [>|] /));
    expect(teamMove(cup.view('0'), '0', 'swap', places)).toEqual({
      move: 'swapCard',
      args: { out: null, in: null },
    });
  });

  it('swaps one Wizard and not two', () => {
    const cup = fought(WHITE, BLACK);
    while (cup.state.pending) cup.play(cup.state.pending.player, 'usePower', { use: false });
    const view = cup.view('0');
    const places = firstPlaces(view, '0', cup.seenBy('0'));
    const [one, two] = CARD_IDS.filter((card) => !places.includes(card));
    if (!one || !two) throw new Error('no reserve');
    const swapped = put(places, one, 0);
    expect(problemOf(view, '0', 'swap', swapped)).toBeNull();
    expect(teamMove(view, '0', 'swap', swapped)).toEqual({
      move: 'swapCard',
      args: { out: 'traveler', in: one },
    });
    expect(problemOf(view, '0', 'swap', put(swapped, two, 1))).toBe('oneSwap');
    expect(problemOf(view, '0', 'order', swapped)).toBe('teamOnly');
  });
});
