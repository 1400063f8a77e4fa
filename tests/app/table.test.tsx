// @vitest-environment happy-dom
/** A match on one device, played through the page with the real rules, board and storage. */
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { library, type SeatPlan } from '../../src/play';
import { leave, visit } from './render';

afterEach(async () => {
  leave();
  for (const { id } of (await library.list()).matches) await library.remove(id);
});

const PEOPLE: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'human', name: 'Brian' },
];

async function newMatch(seats = PEOPLE): Promise<string> {
  const created = await library.create({ game: 'shazamm', options: {}, seats });
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

function hideTab(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const curtainOf = (name: string) => screen.findByRole('button', { name: new RegExp(`I am ${name}`) });

describe('around one device', () => {
  it('begins behind the curtain, where nothing of the table exists', async () => {
    await visit(`/play/${await newMatch()}`, { confirmMoves: false });
    await curtainOf('Ada');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByText('Log')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Mana|Mutism|Siphon/);
  });

  it('shows the table to who opens it, and hides it again before the next player', async () => {
    await visit(`/play/${await newMatch()}`, { confirmMoves: false });
    fireEvent.click(await curtainOf('Ada'));
    fireEvent.click(await screen.findByRole('button', { name: /^Ready/ }));
    await curtainOf('Brian');
    expect(screen.getByText('Ada has chosen. Nothing of it is on the screen.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Mana|Mutism|Siphon/);
  });

  it('ends the match for the other when a player resigns, after one question', async () => {
    const id = await newMatch();
    await visit(`/play/${id}`, { confirmMoves: false });
    fireEvent.click(await curtainOf('Ada'));
    fireEvent.click(await screen.findByRole('button', { name: /^Ready/ }));
    fireEvent.click(await curtainOf('Brian'));
    fireEvent.click(await screen.findByRole('button', { name: 'Table menu' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Resign' }));
    await screen.findByText(/Brian gives up/);
    fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
    await screen.findByRole('heading', { name: 'Ada wins' });
    expect(screen.getByText('Brian resigned.')).toBeTruthy();
  });

  it('offers a rematch in which everybody sits on another seat', async () => {
    const id = await newMatch();
    await visit(`/play/${id}`, { confirmMoves: false });
    fireEvent.click(await curtainOf('Ada'));
    fireEvent.click(await screen.findByRole('button', { name: /^Ready/ }));
    fireEvent.click(await curtainOf('Brian'));
    fireEvent.click(await screen.findByRole('button', { name: 'Table menu' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Resign' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Resign' }));
    fireEvent.click(await screen.findByRole('button', { name: /Rematch/ }));
    await waitFor(() => expect(location.pathname).not.toBe(`/play/${id}`));
    await curtainOf('Brian');
    const { matches } = await library.list();
    const rematch = matches.find((match) => location.pathname.endsWith(match.id));
    expect(rematch?.seats.map(({ name }) => name)).toEqual(['Brian', 'Ada']);
  });

  it('can be called off without a loser while nobody has moved', async () => {
    const id = await newMatch();
    await visit(`/play/${id}`, { confirmMoves: false });
    fireEvent.click(await curtainOf('Ada'));
    fireEvent.click(await screen.findByRole('button', { name: 'Table menu' }));
    expect(screen.queryByRole('menuitem', { name: 'Resign' })).toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Call the game off' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Call the game off' }));
    await waitFor(() => expect(location.pathname).toBe('/games/shazamm'));
    const { matches } = await library.list();
    expect(matches.some((match) => match.id === id)).toBe(false);
  });
});

describe('from another tab', () => {
  it('calls whose turn it is by the title and a mark on the icon, and nothing private is left behind', async () => {
    const icon = document.head.appendChild(document.createElement('link'));
    icon.rel = 'icon';
    icon.href = '/favicon.svg';
    await visit(`/play/${await newMatch()}`, { confirmMoves: false });
    fireEvent.click(await curtainOf('Ada'));
    await screen.findByRole('button', { name: /^Ready/ });
    hideTab(true);
    await waitFor(() => expect(document.title).toBe('Ada to move · Shazamm!'));
    expect(icon.getAttribute('href')).toBe('/favicon-turn.svg');
    expect(document.body.textContent).not.toMatch(/Mana|Mutism|Siphon/);
    hideTab(false);
    await waitFor(() => expect(document.title).toBe('Shazamm! · Grimoire'));
    expect(icon.getAttribute('href')).toBe('/favicon.svg');
    icon.remove();
  });
});

describe('the page of a match', () => {
  it('says when there is no such game here', async () => {
    await visit('/play/nothing');
    await screen.findByRole('heading', { name: 'No such game on this device' });
  });

  it('changes its language in the middle of a turn', async () => {
    const { changeSettings } = await import('../../src/settings');
    await visit(`/play/${await newMatch()}`, { confirmMoves: false });
    fireEvent.click(await curtainOf('Ada'));
    await screen.findByRole('button', { name: /^Ready/ });
    await act(async () => changeSettings({ language: 'fr' }));
    await screen.findByRole('button', { name: /^Poser/ });
    expect(screen.getByRole('button', { name: 'Menu de la table' })).toBeTruthy();
  });
});

describe('a game in progress', () => {
  it('waits on Home with whose turn it is, and can be deleted there', async () => {
    const id = await newMatch();
    await visit('/');
    const link = await screen.findByRole('link', { name: /Ada and Brian/ });
    expect(link.getAttribute('href')).toBe(`/play/${id}`);
    fireEvent.click(screen.getByRole('button', { name: /More about this game/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(/wait for you here/);
    expect((await library.list()).matches).toEqual([]);
  });
});
