// @vitest-environment happy-dom
/** The secret line-up: by click, button and keyboard, with a reason for whatever cannot be. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wizardOf } from '../../games/wizards-cup/data';
import { Cup, cupOf, fought } from './cup';
import { answer, button, cleanup, key, part, press, sit, text } from './table';

afterEach(cleanup);

const WHITE = 'traveler > executioner > siren > dancer > diver | druid';
const BLACK = 'geomaster > priestess > blacksmith > alchimist > medium | botanist';

const gallery = () => part('Your set of Wizards');
const lineUp = () => part('Your line-up');
const inGallery = (name: RegExp) => gallery().getByRole('button', { name });
const places = () =>
  lineUp()
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label')?.replace(/^The /, '').split(',')[0]);

/** Éloïse drew the Siren. */
function withSiren(): Cup {
  return cupOf('siren', BLACK);
}

describe('building a team', () => {
  it('begins with the drawn card in the first place', () => {
    sit(withSiren(), { viewer: '0' });
    expect(places()).toEqual(['Siren', 'Place 2', 'Place 3', 'Place 4', 'Place 5', 'Waiting place']);
    expect(text()).toContain('Choose 5 more Wizards.');
  });

  it('counts who is missing, and says when nobody is', () => {
    sit(withSiren(), { viewer: '0' });
    act(() => inGallery(/^The Dancer/).click());
    act(() => inGallery(/^The Dancer/).click());
    expect(text()).toContain('Choose 4 more Wizards.');
    press('Fill at random');
    expect(text()).toContain('Your team is complete.');
    expect(text()).toContain('Five fight, from first to last; the sixth waits.');
  });

  it('puts a selected Wizard in the place that is pressed', () => {
    sit(withSiren(), { viewer: '0' });
    act(() => inGallery(/^The Dancer/).click());
    expect(text()).toContain('Choose a place for the Dancer.');
    expect(text()).toContain('Wins its duel against a Wizard of even Value.');
    press('Put the Dancer in place 3');
    expect(places()[2]).toBe('Dancer');
    expect(inGallery(/^The Dancer/).getAttribute('aria-label')).toContain('in place 3');
  });

  it('takes the first free place at a second press', () => {
    sit(withSiren(), { viewer: '0' });
    act(() => inGallery(/^The Dancer/).click());
    act(() => inGallery(/^The Dancer/).click());
    expect(places()[1]).toBe('Dancer');
  });

  it('exchanges two placed Wizards, and lets one wait', () => {
    sit(withSiren(), { viewer: '0' });
    key(inGallery(/^The Dancer/), '2');
    key(inGallery(/^The Druid/), 'w');
    act(() =>
      lineUp()
        .getByRole('button', { name: /^The Siren/ })
        .click(),
    );
    act(() =>
      lineUp()
        .getByRole('button', { name: /^The Druid/ })
        .click(),
    );
    expect(places()).toEqual(['Druid', 'Dancer', 'Place 3', 'Place 4', 'Place 5', 'Siren']);
  });

  it('moves a Wizard with buttons, and says when it goes no further', () => {
    sit(withSiren(), { viewer: '0' });
    act(() =>
      lineUp()
        .getByRole('button', { name: /^The Siren/ })
        .click(),
    );
    press('Later');
    press('Later');
    expect(places()[2]).toBe('Siren');
    press('Earlier');
    press('Earlier');
    press('Earlier');
    expect(text()).toContain('It already fights first.');
  });

  it('moves a Wizard with Shift and the arrow keys, and keeps the focus on it', () => {
    sit(withSiren(), { viewer: '0' });
    const siren = lineUp().getByRole('button', { name: /^The Siren/ });
    act(() => siren.focus());
    key(siren, 'ArrowRight', true);
    expect(places()[1]).toBe('Siren');
    expect(document.activeElement).toBe(lineUp().getByRole('button', { name: /^The Siren/ }));
  });

  it('walks through all Wizards with the arrow keys, as one stop of the Tab key', () => {
    sit(withSiren(), { viewer: '0' });
    const stops = gallery()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    act(() => stops[0]?.focus());
    key(document.activeElement as HTMLElement, 'ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^The Pyrotechnician/);
  });

  it('keeps the drawn card in the team and says why', () => {
    sit(withSiren(), { viewer: '0' });
    act(() =>
      lineUp()
        .getByRole('button', { name: /^The Siren/ })
        .click(),
    );
    press('Take out');
    expect(text()).toContain('The card drawn blind stays in the team.');
    expect(places()[0]).toBe('Siren');
  });

  it('is not ready before six are placed, and says how many are missing', () => {
    const cup = withSiren();
    sit(cup, { viewer: '0' });
    press(/^Ready/);
    expect(text()).toContain('5 Wizards are missing.');
    expect(cup.state.players[0].step).toBe('select');
  });

  it('asks to select a Wizard before its place', () => {
    sit(withSiren(), { viewer: '0' });
    press('Place 4, free');
    expect(text()).toContain('Select a Wizard first, then its place.');
  });

  it('shows one kind of power or one Element alone', () => {
    sit(withSiren(), { viewer: '0' });
    press('Dormant');
    expect(button('Dormant').getAttribute('aria-pressed')).toBe('true');
    const fire = gallery().getByRole('button', { name: /^Fire/ });
    act(() => fire.click());
    expect(fire.getAttribute('aria-pressed')).toBe('true');
  });

  it('fills up at random and makes both moves after one question', async () => {
    const cup = withSiren();
    const { caughtUp } = sit(cup, { viewer: '0' });
    press('Fill at random');
    const line = places();
    press(/^Ready/);
    expect(screen.getByRole('dialog').textContent).toContain('Your line-up is final.');
    await answer('To the stage');
    const { step, deck, waiting } = cup.state.players[0];
    expect(step).toBe('ready');
    const names = [...deck, ...waiting].map((card) => wizardOf(card).name.en.replace('The ', ''));
    expect(names).toEqual(line);
    expect(text()).toContain('Théo is still choosing.');
    expect(caughtUp.length).toBeGreaterThan(0);
  });

  it('lays nothing when the player thinks again', async () => {
    const cup = withSiren();
    sit(cup, { viewer: '0' });
    press('Fill at random');
    press(/^Ready/);
    await answer('Cancel');
    expect(cup.state.players[0].step).toBe('select');
  });

  it('tells the round only after the story of the first of both moves', async () => {
    const cup = cupOf('siren', BLACK).lineUp('1', BLACK);
    sit(cup, { viewer: '0', wishes: { pace: 'normal', confirmMoves: false } });
    press('Fill at random');
    await act(async () => press(/^Ready/));
    expect(cup.state.rounds).toHaveLength(1);
    expect(button('Next step')).toBeTruthy();
  });

  it('shows nothing of the other team', () => {
    const pages = [BLACK, 'geomaster > dancer > siren > druid > diver | shaman'].map((line) => {
      const cup = cupOf('siren', 'geomaster').lineUp('1', line);
      const { html } = sit(cup, { viewer: '0' });
      const page = html();
      cleanup();
      return page;
    });
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toContain('Ready');
  });
});

describe('between the rounds', () => {
  function second(): Cup {
    const cup = fought(WHITE, BLACK);
    while (cup.state.pending) cup.play(cup.state.pending.player, 'usePower', { use: false });
    return cup;
  }

  it('begins with the last order, and shows what was seen of the other team', () => {
    const cup = second();
    sit(cup, { viewer: '0' });
    expect(places()).toEqual(['Traveler', 'Executioner', 'Siren', 'Dancer', 'Diver', 'Druid']);
    const seen = part('Théo’s team, seen so far').getAllByRole('button');
    expect(seen).toHaveLength(cup.state.rounds[0]?.shown[1].length ?? 0);
  });

  it('swaps one Wizard of the reserve in, and not a second', async () => {
    const cup = second();
    sit(cup, { viewer: '0' });
    key(inGallery(/^The Shaman/), '1');
    expect(text()).toContain('Shaman for Traveler');
    key(inGallery(/^The Priestess/), '2');
    expect(text()).toContain('Only one swap per round.');
    press(/^Ready/);
    expect(screen.getByRole('dialog').textContent).toContain('Shaman replaces Traveler.');
    await answer('To the stage');
    expect(cup.state.players[0].deck[0]).toBe('shaman');
    expect(cup.state.players[0].reserve).toContain('traveler');
  });

  it('keeps the same six when nothing is swapped', async () => {
    const cup = second();
    sit(cup, { viewer: '0', wishes: { confirmMoves: false } });
    expect(text()).toContain('same six');
    await act(async () => press(/^Ready/));
    expect(cup.state.players[0].deck[0]).toBe('traveler');
  });

  it('takes only the settled team once the swap is made', () => {
    const cup = second();
    cup.play('0', 'swapCard', { out: null, in: null });
    sit(cup, { viewer: '0' });
    act(() => inGallery(/^The Shaman/).click());
    expect(text()).toContain('Your team is settled');
  });
});

describe('the blind draw', () => {
  it('offers the opponent’s fan, and shows what was drawn', () => {
    const cup = new Cup({ draw: 'manual' });
    sit(cup, { viewer: '0' });
    expect(
      within(screen.getByRole('list', { name: /^The set of Théo/ })).getAllByRole('button'),
    ).toHaveLength(18);
    press('Card 7 of 18');
    expect(cup.state.players[1].forced).not.toBeNull();
    expect(text()).toContain('Théo draws a card.');
  });

  it('can be made before everybody’s eyes', () => {
    const cup = new Cup({ draw: 'manual' });
    sit(cup, { viewer: 'spectator', actor: '1' });
    expect(text()).toContain('Théo, draw a card.');
    press('Card 1 of 18');
    expect(cup.state.players[0].forced).not.toBeNull();
  });
});
