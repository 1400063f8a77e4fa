// @vitest-environment happy-dom
/** The pages of the shell as a visitor meets them. */
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUE, GAMES } from '../../games';
import { App, fetchPage } from '../../src/app/App';
import { loadWords } from '../../src/app/text';
import { goOffline, leave, visit } from './render';

afterEach(leave);

describe('a page that has been fetched', () => {
  it('is there at once: nothing waits before it', async () => {
    const first = await loadWords('en');
    history.pushState(null, '', '/settings');
    await fetchPage('/settings');
    // Not through the testing library, which would give it time to wait.
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() => root.render(<App first={first} />));
    expect(document.querySelector('h1')?.textContent).toBe(first.words.settings.title);
    act(() => root.unmount());
  });
});

describe('Home', () => {
  it('shows every game of the catalogue in its order, each leading to its page', async () => {
    await visit('/');
    const covers = within(await screen.findByRole('main')).getAllByRole('link');
    expect(covers.map((cover) => cover.getAttribute('href'))).toEqual(
      CATALOGUE.map(({ id }) => `/games/${id}`),
    );
  });

  it('marks the games that cannot be played yet, and only those', async () => {
    await visit('/');
    await screen.findByRole('main');
    const marked = screen.queryAllByText('Coming soon').length;
    expect(marked).toBe(CATALOGUE.filter(({ id }) => !(id in GAMES)).length);
  });

  it('invites who has no saved game to begin one, or to bring one along', async () => {
    await visit('/');
    await screen.findByText(/wait for you here/);
    expect(screen.getByRole('button', { name: 'Open a saved game' })).toBeTruthy();
  });

  it('refuses a file that is no saved game, in words', async () => {
    await visit('/');
    await screen.findByText(/wait for you here/);
    const file = new File(['not a game'], 'holiday.json');
    fireEvent.change(screen.getByLabelText('Open a saved game', { selector: 'input' }), {
      target: { files: [file] },
    });
    await screen.findByText(/not a saved game of Grimoire|damaged/);
  });
});

describe('a game page', () => {
  it('is reached by its cover, names itself, and puts the reader on its heading', async () => {
    await visit('/');
    fireEvent.click(await screen.findByRole('link', { name: /Shazamm!/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Shazamm!' });
    expect(location.pathname).toBe('/games/shazamm');
    await waitFor(() => expect(document.title).toBe('Shazamm! · Grimoire'));
    expect(document.activeElement).toBe(heading);
  });

  it('repeats the choice in the words of its one button', async () => {
    await visit('/games/shazamm');
    await screen.findByRole('button', { name: 'Play against a Novice' });
    fireEvent.click(screen.getByRole('radio', { name: /On this device/ }));
    const [first, second] = screen.getAllByRole('textbox');
    if (!first || !second) throw new Error('two players, two names');
    fireEvent.change(first, { target: { value: 'Ada' } });
    fireEvent.change(second, { target: { value: 'Brian' } });
    expect(screen.getByRole('button', { name: 'Start: Ada and Brian' })).toBeTruthy();
  });

  it('gives all bots of a larger table a level, or each its own', async () => {
    await visit('/games/anludim');
    await screen.findByRole('button', { name: 'Play against a Novice' });
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    fireEvent.click(screen.getByRole('radio', { name: /Adept/ }));
    expect(screen.getByRole('button', { name: 'Play against 2 Adepts' })).toBeTruthy();
    const side = screen.getByRole('group', { name: 'Your side' });
    fireEvent.click(within(side).getByRole('radio', { name: 'Cats' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Ravens' }), { target: { value: 'archmage' } });
    expect(screen.getByRole('button', { name: 'Play against 2 bots' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Owls' })).toHaveProperty('value', 'adept');
    fireEvent.click(screen.getByRole('radio', { name: /Novice/ }));
    expect(screen.getByRole('combobox', { name: 'Ravens' })).toHaveProperty('value', 'novice');
  });

  it('offers a table online: who sits where, who finds it, and a name to play under', async () => {
    await visit('/games/shazamm?online', { name: 'Ada' });
    expect(await screen.findByRole('radio', { name: /Online/ })).toHaveProperty('checked', true);
    const mine = await screen.findByRole('group', { name: 'Red wizard' });
    expect(within(mine).getAllByRole('radio')).toHaveLength(1);
    const other = screen.getByRole('group', { name: 'Green wizard' });
    fireEvent.click(within(other).getByRole('radio', { name: 'Me' }));
    expect(within(screen.getByRole('group', { name: 'Red wizard' })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('value', 'Ada');
    expect(screen.getByRole('radio', { name: /Private/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Open the table' })).toBeTruthy();
  });

  it('asks for a name before it opens a table, and says when the server cannot be reached', async () => {
    goOffline();
    await visit('/games/shazamm?online');
    fireEvent.click(await screen.findByRole('button', { name: 'Open the table' }));
    await screen.findByText(/Type a name first/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await screen.findByText(/The server cannot be reached/);
  });

  it('is an ordinary missing page for a game nobody knows', async () => {
    await visit('/games/chess');
    await screen.findByRole('heading', { name: 'This page is not in the book' });
  });
});

describe('the rules', () => {
  it('can be searched', async () => {
    await visit('/games/shazamm/rules');
    const article = await screen.findByRole('article');
    const all = within(article).getAllByRole('heading', { level: 2 }).length;
    fireEvent.change(screen.getByRole('textbox', { name: 'Search the rules' }), {
      target: { value: 'zzz' },
    });
    expect(within(article).queryAllByRole('heading', { level: 2 })).toHaveLength(0);
    expect(screen.getByText('Nothing about “zzz”.')).toBeTruthy();
    expect(all).toBeGreaterThan(3);
  });

  it('give every section an address of its own', async () => {
    await visit('/games/shazamm/rules');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    for (const link of within(contents).getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)?.textContent).toContain(link.textContent);
    }
  });
});

describe('the language', () => {
  it('changes everywhere at once, the document included', async () => {
    await visit('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    expect(document.documentElement.lang).toBe('en');
    fireEvent.click(screen.getByRole('radio', { name: 'Français' }));
    await screen.findByRole('heading', { name: 'Réglages' });
    expect(screen.getByText('À propos et crédits')).toBeTruthy();
    expect(document.documentElement.lang).toBe('fr');
    await waitFor(() => expect(document.title).toBe('Réglages · Grimoire'));
  });
});

describe('the theme', () => {
  it('is on the document as soon as it is chosen', async () => {
    await visit('/settings', { theme: 'light' });
    expect(document.documentElement.dataset.theme).toBe('light');
    fireEvent.click(await screen.findByRole('radio', { name: 'High contrast' }));
    expect(document.documentElement.dataset.theme).toBe('contrast');
  });
});

describe('About', () => {
  it('credits authors of every game, and the makers of the symbols with their licence', async () => {
    await visit('/about');
    await screen.findByRole('heading', { name: 'About Grimoire' });
    for (const author of [
      'Uwe Rosenberg',
      'Fabien Methia',
      'des Pallières',
      'Seiji Kanai',
      'Ludovic Maublanc',
    ]) {
      expect(screen.getAllByText(new RegExp(author)).length).toBeGreaterThan(0);
    }
    expect(screen.getByText(/Lorc, Delapouite/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CC BY 3.0' }).getAttribute('href')).toContain('creativecommons');
  });
});

it('answers an address that leads nowhere with a way home', async () => {
  await visit('/nowhere');
  await screen.findByRole('heading', { name: 'This page is not in the book' });
  fireEvent.click(screen.getByRole('link', { name: 'Back to all games' }));
  await screen.findByRole('heading', { name: 'Choose your game' });
});
