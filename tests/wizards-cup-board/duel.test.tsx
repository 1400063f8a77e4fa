// @vitest-environment happy-dom
/** The stage: the duels told step by step at the player's pace, and the choices in the middle of them. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Cup, fought, playBlindly } from './cup';
import { button, cleanup, key, part, passTime, press, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const WHITE = 'traveler > executioner > siren > dancer > diver | druid';
const BLACK = 'geomaster > priestess > blacksmith > alchimist > medium | botanist';

/** From the first event of the round on nothing has been seen. */
const unseen = (cup: Cup) => cup.events.findIndex(({ type }) => type === 'roundBegan');

function watch(cup: Cup) {
  vi.useFakeTimers();
  return sit(cup, { viewer: '0', seen: unseen(cup), wishes: { pace: 'normal' } });
}

describe('the story', () => {
  it('speaks the reason of each duel, and ends at the view', () => {
    const cup = fought(WHITE, BLACK);
    const { caughtUp } = watch(cup);
    expect(text()).toContain('The curtain rises on two line-ups.');
    passTime(1400);
    expect(screen.getByRole('region', { name: 'Duel 1' })).toBeTruthy();
    passTime(1500);
    expect(text()).toContain('6 beats 5.');
    expect(text()).toContain('Éloïse’s Traveler loses.');
    expect(caughtUp).toEqual([]);
    passTime(120_000);
    expect(caughtUp).toEqual([cup.events.length]);
  });

  it('can be paused, stepped through and played on', () => {
    const cup = fought(WHITE, BLACK);
    watch(cup);
    press('Pause');
    passTime(60_000);
    expect(text()).toContain('The curtain rises');
    press('Next step');
    expect(text()).toContain('Théo sends in the Geomaster.');
    press('Next step');
    expect(text()).toContain('6 beats 5.');
    press('Play');
    passTime(3100);
    expect(text()).not.toContain('6 beats 5.');
  });

  it('can be skipped', () => {
    const cup = fought(WHITE, BLACK);
    const { caughtUp } = watch(cup);
    press('To the end');
    expect(caughtUp).toEqual([cup.events.length]);
  });

  it('tells no more of the round in the overview than the stage has shown', () => {
    watch(fought(WHITE, BLACK));
    press('Pause');
    press('Next step');
    press('Next step');
    press('The rounds so far');
    const overview = within(screen.getByRole('dialog', { name: 'The rounds so far' }));
    expect(overview.getAllByRole('listitem')).toHaveLength(1);
    expect(overview.getByText(/6 beats 5/)).toBeTruthy();
  });

  it('names the dormant card behind a Value, in the log, on the stage and in the overview', () => {
    // The Geomaster falls at once; from the discard pile it strengthens every Wizard of its school.
    const cup = fought(
      'druid > alchimist > siren > dancer > diver | shaman',
      'geomaster > traveler > blacksmith > alchimist > medium | botanist',
    );
    const helped = cup.events.find(
      (event) =>
        event.type === 'decided' && event.criterion === 'value' && event.visible.includes('geomaster'),
    );
    expect(helped).toBeTruthy();
    sit(cup, { viewer: '0' });
    press('The rounds so far');
    const overview = within(screen.getByRole('dialog', { name: 'The rounds so far' }));
    expect(overview.getAllByText(/\d \(\+1 Geomaster\)/).length).toBeGreaterThan(0);
  });

  it('can be gone through step by step by who wants no motion', () => {
    const cup = fought(WHITE, BLACK);
    sit(cup, { viewer: '0' });
    press('The rounds so far');
    press('Watch from here');
    expect(text()).toContain('The curtain rises');
    press('Next step');
    expect(screen.getByRole('region', { name: 'Duel 1' })).toBeTruthy();
    press('To the end');
    expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
  });
});

describe('the stage', () => {
  /** Druid and Geomaster take each other down; then the Detective stops the duel with the Botanist. */
  const stopped = () =>
    fought(
      'druid > detective > siren > dancer > diver | shaman',
      'geomaster > botanist > blacksmith > alchimist > medium | traveler',
    );

  it('explains the Values and marks the power that is awake', () => {
    const cup = stopped();
    expect(cup.state.pending).toMatchObject({ player: '0', card: 'detective' });
    sit(cup, { viewer: '1' });
    const zones = part('Discard pile, deck and Waiting place of Théo');
    expect(zones.getByText(/Awake: Wizard \+1/)).toBeTruthy();
    expect(screen.getByText('Botanist: 8, +1 Geomaster, makes 9')).toBeTruthy();
  });

  it('shows the own deck in its order to nobody else', () => {
    const cup = stopped();
    sit(cup, { viewer: '1' });
    const own = part('Your deck').getAllByRole('button');
    expect(own.map((card) => card.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^The Blacksmith.*Next$/),
      expect.stringMatching(/^The Alchimist/),
      expect.stringMatching(/^The Medium/),
      expect.stringMatching(/^The Traveler.*Waits$/),
    ]);
    cleanup();
    sit(cup, { viewer: 'spectator' });
    expect(screen.queryByRole('region', { name: 'Your deck' })).toBeNull();
    expect(text()).not.toContain('Blacksmith');
  });

  it('shows who has won the cup, and the stage as it was left', () => {
    const cup = fought(WHITE, BLACK);
    playBlindly(cup, 'over', () => undefined);
    sit(cup, { viewer: 'spectator' });
    const winner = cup.state.result?.winner;
    expect(text()).toContain(`${winner === '0' ? 'Éloïse' : 'Théo'} wins the Wizards Cup.`);
  });

  it('enlarges a card, with what players ask about it', () => {
    sit(fought(WHITE, BLACK), { viewer: '0' });
    press('All 18 Wizards');
    expect(screen.getByRole('dialog').textContent).toContain('Both Wizards of this duel lose.');
  });
});

describe('the Detective', () => {
  const cup = () =>
    fought(
      'detective > executioner > siren > dancer > diver | shaman',
      'druid > botanist > blacksmith > alchimist > medium | geomaster',
    );

  it('may make way for the Waiting card, which only its owner sees', () => {
    const table = cup();
    sit(table, { viewer: '1' });
    expect(text()).toContain('Éloïse decides about the Detective.');
    expect(screen.queryByRole('button', { name: /Send in/ })).toBeNull();
    expect(text()).not.toContain('Shaman');
    cleanup();
    sit(table, { viewer: '0' });
    press('Send in the Shaman');
    expect(table.state.rounds[0]?.duels[0]).toMatchObject({
      cards: ['shaman', 'druid'],
      criterion: 'immediate',
    });
  });

  it('may stay', () => {
    const table = cup();
    sit(table, { viewer: '0' });
    press('The Detective stays');
    expect(table.state.rounds[0]?.duels[0]?.cards[0]).toBe('detective');
  });

  it('does not lay the Waiting card open on a public view', () => {
    sit(cup(), { viewer: 'spectator', actor: '0' });
    expect(screen.queryByRole('button', { name: /Send in/ })).toBeNull();
  });
});

describe('the Medium', () => {
  /** White's Dancer falls, then the Medium comes. */
  const cup = () =>
    fought(
      'dancer > medium > siren > druid > diver | shaman',
      'blacksmith > botanist > executioner > alchimist > geomaster | traveler',
    );

  it('takes the visible card back, before everybody’s eyes', () => {
    const table = cup();
    expect(table.state.pending).toMatchObject({ player: '0', card: 'medium' });
    sit(table, { viewer: 'spectator', actor: '0' });
    expect(text()).toContain('Éloïse, take the Dancer back under the deck?');
    press('Take back the Dancer');
    expect(table.events.some(({ type }) => type === 'recalled')).toBe(true);
  });

  it('leaves it where it lies', () => {
    const table = cup();
    sit(table, { viewer: '0' });
    press('Leave the Dancer');
    expect(table.events.some(({ type }) => type === 'recalled')).toBe(false);
  });
});

describe('the Sinners', () => {
  const cup = () =>
    fought(
      'sinners > dancer > siren > druid > diver | shaman',
      'botanist > blacksmith > executioner > alchimist > geomaster | traveler',
    );
  const order = () =>
    part('Your deck')
      .getAllByRole('button')
      .map((card) => card.getAttribute('aria-label')?.replace(/^The /, '').split(',')[0]);

  it('let the owner exchange cards of the deck, by click, button and keyboard', () => {
    const table = cup();
    sit(table, { viewer: '0' });
    act(() =>
      part('Your deck')
        .getByRole('button', { name: /^The Diver/ })
        .click(),
    );
    act(() =>
      part('Your deck')
        .getByRole('button', { name: /^The Dancer/ })
        .click(),
    );
    expect(order()).toEqual(['Diver', 'Siren', 'Druid', 'Dancer']);
    key(part('Your deck').getByRole('button', { name: /^The Druid/ }), 'ArrowLeft', true);
    expect(order()).toEqual(['Diver', 'Druid', 'Siren', 'Dancer']);
    act(() =>
      part('Your deck')
        .getByRole('button', { name: /^The Dancer/ })
        .click(),
    );
    fireEvent.click(button('Earlier'));
    expect(order()).toEqual(['Diver', 'Druid', 'Dancer', 'Siren']);
    press('Take this order');
    const rearranged = table.events.find((event) => event.type === 'rearranged');
    expect(rearranged?.secret).toEqual({ '0': { deck: ['diver', 'druid', 'dancer', 'siren'] } });
  });

  it('may leave the deck as it is, or put it back', () => {
    const table = cup();
    sit(table, { viewer: '0' });
    press('As it was');
    expect(text()).toContain('The order has not changed.');
    press('Keep the order');
    const rearranged = table.events.find((event) => event.type === 'rearranged');
    expect(rearranged?.secret).toEqual({ '0': { deck: ['dancer', 'siren', 'druid', 'diver'] } });
  });

  it('show the deck to nobody else', () => {
    sit(cup(), { viewer: '1' });
    expect(text()).toContain('Éloïse decides about the Sinners.');
    expect(text()).not.toContain('Dancer');
  });
});
