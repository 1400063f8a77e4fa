/** What the stage shows after any number of events. */
import { describe, expect, it } from 'vitest';
import { scene, sceneOf } from '../../games/wizards-cup/board/story/scene';
import { timesOf } from '../../games/wizards-cup/board/story/times';
import { CARD_IDS, wizardOf } from '../../games/wizards-cup/data';
import { bonusesOf, stanceOf } from '../../games/wizards-cup/duel';
import { Cup, fought, playBlindly } from './cup';

/** The scene when the nth event of this type has just been told. */
function told(cup: Cup, type: string, nth = 0) {
  const indices = cup.events.flatMap((event, at) => (event.type === type ? at : []));
  const index = indices[nth];
  if (index === undefined) throw new Error(`${type} was not told`);
  return scene(cup.events.slice(0, index + 1));
}

describe('the scene', () => {
  it.each(['auto', 'manual'])('ends where the view is, after every move (%s draw)', (draw) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const cup = new Cup({ draw }, seed);
      playBlindly(cup, seed, () => {
        const view = cup.view('0');
        if (view.phase === 'prepare' && view.players[0].step !== 'ready' && view.players[1].step !== 'ready')
          return;
        const shown = scene(cup.seenBy('0'));
        const { no, round, duels, winners, sides } = sceneOf(view);
        expect(shown).toMatchObject({ no, round, duels, winners });
        for (const side of ['0', '1'] as const) {
          const { tokens, duel, discard, shown: seen, deck } = sides[side];
          expect(shown.sides[side]).toMatchObject({ tokens, duel, discard, shown: seen });
          expect(shown.sides[side].deck).toHaveLength(deck.length);
          expect(shown.sides[side].waiting === null).toBe(sides[side].waiting === null);
        }
        if (view.phase === 'duel') expect(shown.sides['0'].deck).toEqual(sides['0'].deck);
      });
    }
  });

  const E4 = [
    'traveler > executioner > siren > dancer > diver | druid',
    'geomaster > priestess > blacksmith > alchimist > medium | botanist',
  ] as const;

  it('puts both Wizards on stage, then names who lost, then clears the stage', () => {
    const cup = fought(...E4);
    const placed = told(cup, 'placed', 1);
    expect([placed.sides['0'].duel, placed.sides['1'].duel]).toEqual(['traveler', 'geomaster']);
    expect(placed.decided).toBeNull();
    const decided = told(cup, 'decided');
    expect(decided.decided).toMatchObject({ criterion: 'value', losers: ['0'], values: [5, 6] });
    expect(decided.sides['0'].duel).toBe('traveler');
    const left = told(cup, 'discarded');
    expect(left.sides['0']).toMatchObject({ duel: null, discard: ['traveler'] });
    expect(left.decided).not.toBeNull();
    expect(told(cup, 'placed', 2).decided).toBeNull();
  });

  it('keeps the own deck in its order and only counts the other', () => {
    const cup = fought(...E4);
    const at = cup.seenBy('0').findIndex(({ type }) => type === 'placed');
    const shown = scene(cup.seenBy('0').slice(0, at + 2));
    expect(shown.sides['0'].deck).toEqual(['executioner', 'siren', 'dancer', 'diver']);
    expect(shown.sides['1'].deck).toEqual([null, null, null, null]);
    expect(shown.sides['1'].waiting).toEqual({ card: null, faceUp: false });
  });

  it('leaves the last round on stage when the cup is over', () => {
    const cup = new Cup({}, 'end');
    playBlindly(cup, 'end', () => undefined);
    const { sides, winners, decided } = sceneOf(cup.view('spectator'));
    const final = cup.state.rounds.at(-1)?.final;
    expect(sides['0'].discard).toEqual(final?.[0].discard);
    expect(winners).toEqual(cup.state.rounds.at(-1)?.winners);
    expect(decided).toEqual(cup.state.rounds.at(-1)?.duels.at(-1));
  });
});

describe('the times', () => {
  it('let both Wizards come on stage, and both losers leave it, at the same time', () => {
    const cup = fought(
      'botanist > dancer > medium > siren > shaman | executioner',
      'botanist > blacksmith > geomaster > traveler > diver | executioner',
    );
    const times = timesOf(cup.events);
    const timed = cup.events.map((event) => [event.type, times.get(event) ?? 0] as const);
    const placed = timed.filter(([type]) => type === 'placed');
    expect(placed[0]?.[1]).toBe(0);
    expect(placed[1]?.[1]).toBeGreaterThan(0);
    const discarded = timed.filter(([type]) => type === 'discarded');
    expect(discarded[0]?.[1]).toBe(0);
    expect(discarded[1]?.[1]).toBeGreaterThan(0);
  });

  it('pass over what players do in secret', () => {
    const cup = fought(
      'traveler > executioner > siren > dancer > diver | druid',
      'geomaster > priestess > blacksmith > alchimist > medium | botanist',
    );
    const times = timesOf(cup.events);
    for (const event of cup.events) {
      if (event.type === 'selected' || event.type === 'ordered') expect(times.get(event)).toBe(0);
    }
  });
});

describe('the sum', () => {
  it('explains every Value that the rules give, whatever lies in the discard pile', () => {
    for (const duel of CARD_IDS) {
      for (const visible of CARD_IDS) {
        for (const discard of [[], [visible], ['dancer', 'siren', visible] as const]) {
          const fighter = { duel, discard };
          const sum = bonusesOf(fighter).reduce((all, { bonus }) => all + bonus, wizardOf(duel).value);
          expect(sum).toBe(stanceOf(fighter)?.value);
        }
      }
    }
  });

  it('names where a bonus comes from', () => {
    expect(bonusesOf({ duel: 'siren', discard: ['alchimist'] })).toEqual([{ from: 'alchimist', bonus: 3 }]);
    expect(bonusesOf({ duel: 'diver', discard: ['dancer', 'traveler'] })).toEqual([
      { from: 'diver', bonus: 2 },
      { from: 'traveler', bonus: 2 },
    ]);
    expect(bonusesOf({ duel: 'siren', discard: ['druid'] })).toEqual([]);
  });
});
