// @vitest-environment happy-dom
/** What the steps of a lesson point at is really there, on the real board. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { LESSONS } from '../../games/lessons';
import { openLesson, stepAt } from '../../src/lesson';
import { settings } from '../../src/settings';

afterEach(cleanup);

describe.each(Object.keys(LESSONS))('the lesson of %s', (game) => {
  it('points at parts of the board that are there', async () => {
    const loader = GAMES[game];
    const lessons = LESSONS[game];
    if (!loader || !lessons) throw new Error(game);
    settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false });
    const [{ Board }, words] = [await loader.board(), await loader.words('en')];
    const course = { rules: await loader.rules(), lesson: await lessons.lesson() };
    const table = openLesson(game, course);
    const board = () => {
      const { view, viewer, actor, seats, events, seen } = table.store.getState();
      return (
        <Board
          view={view ?? {}}
          viewer={viewer}
          actor={actor}
          seats={seats}
          events={events}
          seen={seen}
          onCaughtUp={table.caughtUp}
          play={table.play}
          anybody={null}
          canUndo={false}
          undo={() => undefined}
          words={words}
          language="en"
        />
      );
    };
    const page = render(board());
    for (const { id, at = [] } of course.lesson.steps) {
      page.rerender(board());
      for (const part of at) expect(document.querySelector(part), `${id}: ${part}`).not.toBeNull();
      table.showHow();
    }
    expect(stepAt(course, table.store.getState().place)).toBeNull();
  });
});
