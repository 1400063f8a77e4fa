// @vitest-environment happy-dom
/** A replay is shown only of what can be played again: what is stored may be damaged. */
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { words } from '../../src/app/text/replay/en';
import { library } from '../../src/play';
import { fileNearTheEnd } from '../browser/prepared';
import { leave, visit } from './render';

afterEach(leave);

describe('the page of a replay', () => {
  it('says so when the moves that are stored do not lead to the result', async () => {
    const seats = [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Bo' },
    ] as const;
    const text = await fileNearTheEnd({ game: 'wizards-cup', seats, seed: 'damaged' }, 0);
    const brought = await library.importMatch(text);
    if (!brought.ok) throw new Error(brought.error);
    const id = brought.value;

    // Something has happened to the record since.
    const database = await openDB('grimoire');
    const record = await database.get('matches', id);
    await database.put('matches', { ...record, moves: record.moves.slice(0, -1) }, id);
    database.close();

    await visit(`/replays/${id}`);
    await screen.findByRole('heading', { name: words.damaged.title });
    expect(screen.getByText(words.damaged.body)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
