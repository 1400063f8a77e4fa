/** The powers, in the situations that the worked examples leave out. */
import { describe, expect, it } from 'vitest';
import { fight, left, play, story } from './lineup';

describe('Immediate powers', () => {
  it('are used by the lower printed Value first, bonuses aside (R3)', () => {
    // The visible Traveler makes the Detective a 4, above the Medium's 3.
    const state = fight(
      'traveler > detective > siren > diver > druid | executioner',
      'shaman > medium > geomaster > alchimist > dancer | pyrotechnician',
    );
    expect(story(state)).toEqual(['traveler-shaman immediate: both lose']);
    expect(state.pending).toEqual({ player: '0', kind: 'may', card: 'detective' });
    expect(state.queue).toEqual(['1']);
  });

  it('work only when the Wizard is placed, not for one that stays', () => {
    const state = fight(
      'cannoneer > diver > druid > traveler > geomaster | siren',
      'botanist > executioner > alchimist > pyrotechnician > dancer | druid',
    );
    expect(story(state).slice(0, 2)).toEqual([
      'cannoneer-botanist immediate: Black loses',
      'cannoneer-executioner value: White loses',
    ]);
  });

  it('the Cannoneer looks at the current Value', () => {
    const state = fight(
      'botanist > cannoneer > diver > druid > traveler | siren',
      'geomaster > pyrotechnician > alchimist > executioner > dancer | diver',
    );
    // The visible Geomaster makes the Pyrotechnician a 7.
    expect(state.rounds[0]?.duels[2]).toMatchObject({
      cards: ['cannoneer', 'pyrotechnician'],
      values: [4, 7],
      criterion: 'immediate',
      losers: ['1'],
    });
  });

  it('the Medium comes before the Cannoneer, whom it gives nothing to shoot at', () => {
    const state = fight(
      'shaman > cannoneer > diver > druid > traveler | siren',
      'shaman > medium > geomaster > alchimist > dancer | pyrotechnician',
    );
    expect(state.pending).toEqual({ player: '1', kind: 'may', card: 'medium' });
    expect(state.queue).toEqual(['0']);
    play(state, '1', 'usePower', { use: false });
    expect(story(state).slice(0, 2)).toEqual([
      'shaman-shaman value: both lose',
      'cannoneer-medium element: Black loses',
    ]);
  });

  it('the Medium uncovers a dormant power, which works at once', () => {
    const lineUps = [
      'geomaster > blacksmith > medium > siren > druid | traveler',
      'pyrotechnician > alchimist > diver > dancer > executioner | druid',
    ] as const;
    const used = fight(...lineUps);
    play(used, '0', 'usePower', { use: true });
    expect(used.rounds[0]?.duels[2]).toMatchObject({ cards: ['medium', 'pyrotechnician'], values: [4, 6] });
    const declined = fight(...lineUps);
    play(declined, '0', 'usePower', { use: false });
    expect(declined.rounds[0]?.duels[2]).toMatchObject({
      cards: ['medium', 'pyrotechnician'],
      values: [3, 6],
    });
  });
});

describe('the Detective', () => {
  const white = 'detective > siren > diver > druid > traveler | executioner';
  const black = 'botanist > geomaster > alchimist > blacksmith > dancer | pyrotechnician';

  it('chooses before the Botanist, who then discards the card that still waits', () => {
    const state = fight(white, black);
    expect(state.pending?.card).toBe('detective');
    play(state, '0', 'usePower', { use: false });
    expect(story(state)[0]).toBe('detective-botanist element: White loses');
    expect(left(state, '0').discard.slice(0, 2)).toEqual(['executioner', 'detective']);
  });

  it('lies face up in the Waiting space, where the Botanist finds it', () => {
    const state = fight(white, black);
    play(state, '0', 'usePower', { use: true });
    expect(story(state)[0]).toBe('executioner-botanist value: Black loses');
    expect(left(state, '0').discard[0]).toBe('detective');
    expect(left(state, '0').waitingCount).toBe(0);
  });

  it('brings the Shaman: both lose, and the opposing power is lost', () => {
    const state = fight(
      'detective > siren > diver > druid > traveler | shaman',
      'sinners > geomaster > alchimist > blacksmith > dancer | pyrotechnician',
    );
    play(state, '0', 'usePower', { use: true });
    expect(story(state)[0]).toBe('shaman-sinners immediate: both lose');
    expect(state.events.some(({ t }) => t === 'rearranged')).toBe(false);
    expect(state.phase).toBe('prepare');
    expect(left(state, '0').waitingCount).toBe(1);
  });

  it.each([
    ['sinners', 'rearrange'],
    ['medium', 'may'],
  ])('brings %s, and the same player is asked again at once (R9)', (newcomer, kind) => {
    const state = fight(
      `blacksmith > detective > siren > druid > traveler | ${newcomer}`,
      'alchimist > geomaster > diver > cannoneer > dancer | pyrotechnician',
    );
    play(state, '0', 'usePower', { use: true });
    expect(state.pending).toEqual({ player: '0', kind, card: newcomer });
    expect(state.duelNo).toBe(2);
    expect(state.players[0]).toMatchObject({ duel: newcomer, waiting: ['detective'], waitingFaceUp: true });
  });

  it('brings the name of a Wizard that stands there already: nothing is activated (R8)', () => {
    const state = fight(
      'diver > detective > siren > druid > traveler | sinners',
      'sinners > geomaster > alchimist > blacksmith > dancer | pyrotechnician',
    );
    play(state, '1', 'rearrangeDeck', { deck: ['geomaster', 'alchimist', 'blacksmith', 'dancer'] });
    play(state, '0', 'usePower', { use: true });
    expect(story(state)[1]).toBe('sinners-sinners value: both lose');
    expect(state.events).toContainEqual({ t: 'cancel', card: 'sinners' });
  });
});

describe('nobody is asked where there is nothing to choose (R30)', () => {
  it('the Detective without a Waiting card', () => {
    const state = fight(
      'alchimist > detective > siren > diver > druid | executioner',
      'botanist > geomaster > cannoneer > blacksmith > dancer | pyrotechnician',
    );
    expect(story(state)[1]).toBe('detective-botanist element: White loses');
    expect(state.phase).toBe('prepare');
  });

  it('the Medium on an empty pile, or on a visible card above Value 4', () => {
    const first = fight(
      'medium > siren > diver > druid > geomaster | executioner',
      'alchimist > geomaster > cannoneer > blacksmith > dancer | pyrotechnician',
    );
    expect(first.phase).toBe('prepare');
    const second = fight(
      'diver > medium > siren > druid > geomaster | executioner',
      'botanist > geomaster > cannoneer > blacksmith > dancer | pyrotechnician',
    );
    expect(story(second)[1]).toBe('medium-botanist element: White loses');
    expect(second.phase).toBe('prepare');
  });

  it('the Sinners with one card left in the deck', () => {
    const state = fight(
      'dancer > siren > diver > sinners > geomaster | executioner',
      'geomaster > botanist > cannoneer > blacksmith > druid | pyrotechnician',
    );
    expect(state.rounds[0]?.shown[0]).toContain('sinners');
    expect(state.events.some(({ t }) => t === 'rearranged')).toBe(false);
    expect(state.phase).toBe('prepare');
  });
});

describe('Permanent and Dormant powers', () => {
  it('two Sirens: still the lowest Value wins', () => {
    const state = fight(
      'traveler > siren > diver > druid > geomaster | executioner',
      'pyrotechnician > siren > cannoneer > blacksmith > dancer | alchimist',
    );
    expect(state.rounds[0]?.duels[2]).toMatchObject({
      cards: ['siren', 'siren'],
      values: [8, 6],
      criterion: 'value',
      losers: ['0'],
    });
  });

  it('the Priestess helps against Elements, not against powers (R32)', () => {
    const state = fight(
      'priestess > druid > siren > traveler > geomaster | executioner',
      'diver > blacksmith > dancer > cannoneer > alchimist | pyrotechnician',
    );
    expect(story(state).slice(0, 4)).toEqual([
      'priestess-diver element: White loses',
      'druid-diver element: Black loses',
      'druid-blacksmith value: Black loses',
      'druid-dancer power: White loses',
    ]);
  });

  it('the Diver adds a dormant bonus to its own', () => {
    const state = fight(
      'traveler > diver > siren > druid > geomaster | blacksmith',
      'executioner > geomaster > cannoneer > blacksmith > dancer | pyrotechnician',
    );
    expect(state.rounds[0]?.duels[1]).toMatchObject({ cards: ['diver', 'executioner'], values: [8, 10] });
  });

  it('the Revolutionary takes nothing when both lose', () => {
    const state = fight(
      'revolutionary > siren > druid > traveler > geomaster | executioner',
      'diver > blacksmith > dancer > cannoneer > alchimist | pyrotechnician',
    );
    expect(state.rounds[0]?.duels[0]).toMatchObject({ losers: ['0', '1'], milled: null });
    expect(state.rounds[0]?.shown[1].slice(0, 2)).toEqual(['diver', 'blacksmith']);
  });

  it('a milled card uses no Immediate power (R25), and the last one ends the round (R24)', () => {
    const state = fight(
      'traveler > dancer > botanist > cannoneer > diver | druid',
      'shaman > revolutionary > geomaster > alchimist > druid | pyrotechnician',
    );
    expect(story(state)).toEqual([
      'traveler-shaman immediate: both lose',
      'dancer-revolutionary value: White loses',
      'cannoneer-revolutionary value: White loses',
    ]);
    expect(state.rounds[0]?.duels.map(({ milled }) => milled)).toEqual([null, 'botanist', 'diver']);
    expect(state.rounds[0]?.winners).toEqual(['1']);
    expect(left(state, '1').waitingCount).toBe(1);
    // R22: White's Waiting card cannot be placed.
    expect(left(state, '0')).toMatchObject({ duel: null, deckCount: 0, waitingCount: 1 });
  });
});
