// @vitest-environment happy-dom
/** The pages about series as players meet them: set up, the sheet, the bracket, the end. */
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import { planBracket } from '../../src/app/series/bracketPlan';
import { seriesShelf } from '../../src/play/series';
import {
  type Ending,
  type Participant,
  type Series,
  type SeriesForm,
  startSeries,
  statusOf,
  withMatch,
  withResult,
} from '../../src/series';
import { goOffline, leave, visit } from './render';

afterEach(leave);

const CLASH = 'clash-of-magic-schools';
const people = (...names: string[]): Participant[] => names.map((name) => ({ kind: 'human', name }));

function begin(game: string, form: SeriesForm, players: readonly Participant[]): Series {
  const started = startSeries({ game, form, options: {}, players }, createRandom('lots'));
  if (!started.ok) throw new Error(started.error);
  return started.series;
}

/** The next open game ends with this winner. */
function played(series: Series, winner: Seat | null, points: readonly number[] | null = null): Series {
  return ended(series, { winners: winner === null ? [] : [winner], points, forfeit: null });
}

function ended(series: Series, ending: Ending): Series {
  const [game] = statusOf(series).open;
  const match = `match-${series.played.length}`;
  return withResult(withMatch(series, game?.key ?? '', match), match, ending);
}

const RESIGNED: Ending = { winners: ['0'], points: [0, 0], forfeit: '1' };
const STAYED_AWAY: Ending = { ...RESIGNED, walkover: true };

async function show(series: Series): Promise<void> {
  await visit(`/series/${await seriesShelf.add(series)}`);
  await screen.findByRole('heading', { level: 1 });
}

describe('setting up a series', () => {
  it('offers the Cursus only where there is one, and best-of and a tournament in every game', async () => {
    await visit(`/series/new/${CLASH}`);
    await screen.findByRole('radio', { name: /^Cursus/ });
    expect(screen.getByRole('radio', { name: /^Championship/ })).toBeTruthy();
    leave();
    await visit('/series/new/anludim');
    await screen.findByRole('radio', { name: /^Tournament/ });
    expect(screen.queryByRole('radio', { name: /^Cursus/ })).toBeNull();
  });

  it('starts at once, and the sheet names everybody', async () => {
    await visit('/series/new/shazamm', { name: 'Ada' });
    fireEvent.click(await screen.findByRole('button', { name: 'Start the series' }));
    await screen.findByRole('heading', { level: 1, name: 'Best of 3' });
    expect(location.pathname).toMatch(/^\/series\/[0-9a-f]{12}$/);
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).toEqual(['Ada', 'Balthazar']);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('says what is wrong when two have the same name', async () => {
    await visit('/series/new/shazamm', { name: 'Ada' });
    const other = await screen.findByRole('textbox', { name: 'Name of player 2' });
    fireEvent.change(other, { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start the series' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/different names/);
  });

  it('online asks for a name, and says when the server cannot be reached', async () => {
    goOffline();
    await visit('/series/new/shazamm');
    fireEvent.click(await screen.findByRole('radio', { name: /^Online/ }));
    expect(screen.getAllByRole('radio', { name: 'Open place' })).toHaveLength(1);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of player 1' }), { target: { value: 'Ada' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Open the series' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/server cannot be reached/);
  });

  it('online offers a clock, and in a Cursus the choice of the school', async () => {
    await visit(`/series/new/${CLASH}`, { name: 'Ada' });
    fireEvent.click(await screen.findByRole('radio', { name: /^Cursus/ }));
    expect(screen.queryByRole('radio', { name: 'Blancgriffon' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Online/ }));
    const mine = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name of player/ });
    expect(mine().labels?.[0]?.textContent).toBe('Name of player 1');
    fireEvent.click(screen.getByRole('radio', { name: 'Blancgriffon' }));
    expect(mine().labels?.[0]?.textContent).toBe('Name of player 2');
    expect(mine().value).toBe('Ada');
    await screen.findByRole('combobox', { name: 'Clock' });
  });

  it('lists the series of this device and leads to them', async () => {
    const id = await seriesShelf.add(begin('shazamm', { kind: 'best', games: 5 }, people('Zora', 'Yann')));
    await visit('/series/new/shazamm');
    const link = await screen.findByRole('link', { name: /Best of 5.*Zora.*Yann/ });
    expect(link.getAttribute('href')).toBe(`/series/${id}`);
  });
});

describe('the sheet of a Cursus', () => {
  it('shows both scores of every game, ticks the winner, and adds up', async () => {
    const cursus = begin(CLASH, { kind: 'cursus' }, people('Ada', 'Bea'));
    await show(played(played(cursus, '0', [15, 7]), '1', [11, 20]));
    const sheet = screen.getByRole('table', { name: 'Score sheet of the Cursus' });
    const cells = (row: RegExp) =>
      within(within(sheet).getByRole('row', { name: row }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/^Game 1/)).toEqual(['15won', '7']);
    expect(cells(/^Game 2/)).toEqual(['11', '20won']);
    expect(cells(/^Total/)).toEqual(['26', '27']);
    expect(within(sheet).getAllByRole('rowheader')).toHaveLength(9);
  });
});

describe('the sheet of a best-of', () => {
  it('shows half a point for a draw only where the game counts one', async () => {
    const cells = async (game: string): Promise<(string | null)[]> => {
      await show(played(begin(game, { kind: 'best', games: 1 }, people('Ada', 'Bea')), null));
      const row = within(screen.getByRole('table')).getByRole('row', { name: /^Ada/ });
      const shown = within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
      leave();
      return shown;
    };
    expect(await cells('wizards-cup')).toEqual(['½drawn', '½']);
    expect(await cells('shazamm')).toEqual(['=drawn', '0']);
  });
});

describe('a bracket', () => {
  it('names the stages, tells who is out, and offers the games of people', async () => {
    const bracket = begin('shazamm', { kind: 'bracket' }, people('Ada', 'Bea', 'Cléo', 'Dora'));
    await show(played(bracket, '0'));
    const stage = await screen.findByRole('region', { name: 'Semi-finals' });
    expect(within(stage).getByText('wins')).toBeTruthy();
    expect(within(stage).getByText('out')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Final' }).textContent).toContain('to be decided');
    expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(1);
  });

  it('keeps the drawn games of a match, which can be seen again, and says when three draws decided it', async () => {
    let bracket = begin('shazamm', { kind: 'bracket' }, people('Ada', 'Bea'));
    const drawnOnce = played(bracket, null);
    await show(drawnOnce);
    const drawn = (number: number) =>
      screen.queryByRole('link', { name: `Final 1, game ${number}, drawn: replay` });
    expect(drawn(1)?.getAttribute('href')).toBe('/replays/match-0');
    expect(drawn(2)).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: /Final, game 2 after a draw/ })).toBeTruthy();
    leave();
    await show(played(drawnOnce, '0'));
    expect(drawn(1)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Final 1: replay' }).getAttribute('href')).toBe(
      '/replays/match-1',
    );
    expect(screen.queryByText(/Three draws/)).toBeNull();
    leave();
    for (let game = 0; game < 3; game++) bracket = played(bracket, null);
    await show(bracket);
    expect(screen.getByText('Three draws: upper name through')).toBeTruthy();
    expect([1, 2, 3].map((number) => drawn(number)?.textContent)).toEqual(['1', '2', '3']);
    expect(screen.queryByRole('link', { name: 'Final 1: replay' })).toBeNull();
  });

  it('writes who goes on into the next stage at once, byes too', () => {
    const five = played(begin('shazamm', { kind: 'bracket' }, people('A', 'B', 'C', 'D', 'E')), '0');
    const { sheet } = statusOf(five);
    if (sheet.kind !== 'bracket') throw new Error('no bracket');
    const order = sheet.bracket.stages[0]?.entrants ?? [];
    const names = planBracket(sheet.bracket).map((column) =>
      column.flatMap(({ lines }) => lines.map(({ name }) => name)),
    );
    expect(names).toEqual([order, [order[0], null, order[4]], [null, order[4]]]);
  });

  it('lays later stages between those they come from, byes straight through', () => {
    const { sheet } = statusOf(begin('shazamm', { kind: 'bracket' }, people('A', 'B', 'C', 'D', 'E')));
    if (sheet.kind !== 'bracket') throw new Error('no bracket');
    const columns = planBracket(sheet.bracket);
    expect(columns.map((column) => column.map(({ middle }) => middle))).toEqual([
      [1, 3, 4.5],
      [2, 4.5],
      [3.25],
    ]);
    expect(columns[1]?.map(({ from }) => from)).toEqual([[1, 3], [4.5]]);
    expect(columns[1]?.[1]?.lines).toHaveLength(1);
  });
});

describe('a walk-over', () => {
  it('is marked on every kind of sheet', async () => {
    for (const [form, mark] of [
      [{ kind: 'bracket' }, 'Walk-over'],
      [{ kind: 'cursus' }, 'w/o'],
      [{ kind: 'best', games: 3 }, 'w/o'],
    ] as const) {
      const series = begin(CLASH, form, people('Ada', 'Bea'));
      await show(ended(series, STAYED_AWAY));
      expect(screen.getByText(mark)).toBeTruthy();
      leave();
      await show(ended(series, RESIGNED));
      expect(screen.queryByText(mark)).toBeNull();
      leave();
    }
  });
});

describe('the end of a series', () => {
  it('puts the winner on the podium and offers another one', async () => {
    const best = begin('wizards-cup', { kind: 'best', games: 3 }, people('Ada', 'Bea'));
    await show(played(played(best, '0'), '1'));
    await screen.findByRole('heading', { name: 'Ada wins the series!' });
    const places = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
    expect(places.map((place) => place.textContent)).toEqual(['Ada1First', 'Bea2Second']);
    expect(screen.getByRole('button', { name: 'Another series' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('is shared by those who are level', async () => {
    await show(played(begin('wizards-cup', { kind: 'best', games: 1 }, people('Ada', 'Bea')), null));
    await screen.findByRole('heading', { name: 'Ada and Bea share the victory.' });
  });
});

describe('a series that is not there', () => {
  it('is said in words, and so is one that was deleted', async () => {
    await visit('/series/nothing');
    await screen.findByRole('heading', { name: 'There is no such series here' });
    leave();
    await show(begin('shazamm', { kind: 'best', games: 3 }, people('Ada', 'Bea')));
    fireEvent.click(screen.getByRole('button', { name: 'Delete the series' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the series' }));
    await waitFor(() => expect(location.pathname).toBe('/series/new/shazamm'));
  });

  it('online says that the server cannot be reached', async () => {
    goOffline();
    await visit('/series/online/nothing');
    await screen.findByRole('heading', { name: 'This series cannot be shown' });
  });
});
