// @vitest-environment happy-dom
/** What a table waits for before it shows its board. */
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../games';
import { gameBoard, gameWords } from '../../src/app/parts';
import { useArrived } from '../../src/app/table/useArrived';
import { loadWords, SpokenContext } from '../../src/app/text';

// Boards are compiled on their first use here.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const suspended = vi.fn(() => 'suspended');
const Fallback = () => suspended();

function Table({ game }: { readonly game: string | null }) {
  return useArrived(game) && game !== null ? <Board game={game} /> : 'on its way';
}

function Board({ game }: { readonly game: string }) {
  const { title } = use(gameWords(game, 'en'));
  use(gameBoard(game));
  return <h1>{title}</h1>;
}

async function show(game: string | null): Promise<void> {
  const spoken = await loadWords('en');
  render(
    <SpokenContext value={spoken}>
      <Suspense fallback={<Fallback />}>
        <Table game={game} />
      </Suspense>
    </SpokenContext>,
  );
}

it('shows the board when words and board are there, and nothing under it waits any more', async () => {
  await show('shazamm');
  expect(screen.getByText('on its way')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Shazamm!' });
  expect(suspended).not.toHaveBeenCalled();
});

it('sends for the board of the game that was last played at this address before it is known', async () => {
  const board = vi.spyOn(GAMES.anludim ?? expect.fail('no such game'), 'board');
  localStorage.setItem('grimoire-table', JSON.stringify({ path: location.pathname, game: 'anludim' }));
  await show(null);
  await waitFor(() => expect(board).toHaveBeenCalledOnce());
  expect(screen.getByText('on its way')).toBeTruthy();
});

it('remembers no game that does not exist', async () => {
  localStorage.setItem('grimoire-table', JSON.stringify({ path: location.pathname, game: 'toString' }));
  await show(null);
  expect(screen.getByText('on its way')).toBeTruthy();
});
