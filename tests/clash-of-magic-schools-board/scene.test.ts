/** The scene after all events is the view, for everybody and at any moment: what is told is what is there. */
import { describe, expect, it } from 'vitest';
import { sceneAfter } from '../../games/clash-of-magic-schools/board/story/scene';
import { lastForeignTurn, nextStaged, timeOf } from '../../games/clash-of-magic-schools/board/story/time';
import { blind, eager, playGame } from '../clash-of-magic-schools/players';
import { Meeting, manyEvents, playWithUndo } from './match';

describe('the scene', () => {
  it.each(['0', '1', 'spectator'] as const)(
    'of %s follows every move of a game, and every undo',
    (viewer) => {
      const meeting = new Meeting(undefined, 'undo');
      let undone = 0;
      playWithUndo(meeting, `undo ${viewer}`, () => {
        if (meeting.events.at(-1)?.type === 'undo') undone += 1;
        expect(sceneAfter(meeting.seenBy(viewer), 200)).toEqual(meeting.view(viewer));
      });
      expect(undone).toBeGreaterThan(5);
    },
  );

  it('follows games in which every spell is cast', () => {
    const spells = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const events = [];
      for (const position of playGame({ '0': eager, '1': seed < 'd' ? eager : blind }, seed)) {
        events.push(...position.events);
        expect(sceneAfter(events, 200)).toEqual({
          ...position.state,
          studentDeck: position.state.studentDeck.map(() => null),
          trialDeck: position.state.trialDeck.map((trial, at) =>
            at < position.state.trialKnownTop ? trial : null,
          ),
        });
      }
      for (const event of events) if (event.type === 'cast') spells.add(event.spell);
    }
    expect([...spells].sort()).toEqual([
      'batrax',
      'combustio',
      'eversio',
      'hypnox',
      'inundatio',
      'maleficio',
    ]);
  });
});

describe('the time of an event', () => {
  it('is long enough to read what others did, and nothing for the own plain actions', () => {
    for (const event of manyEvents('0')) {
      const own = timeOf(event, '0');
      if (event.type === 'deployed' || event.type === 'passed' || event.type === 'emblemMoved')
        expect(own > 0).toBe(event.player === '1');
      if (event.type === 'cast' && event.player === '0') expect(own).toBeLessThanOrEqual(500);
    }
  });

  it('passes over events that need none', () => {
    const { events } = new Meeting();
    const next = nextStaged(events, 0, '0');
    expect(next?.event.type).toBe('drew');
    expect(nextStaged(events, events.length, '0')).toBeNull();
  });

  it('can go back to where the last turn of the other began', () => {
    const meeting = new Meeting(undefined, 'undo');
    playWithUndo(meeting, 'turns', () => undefined);
    const at = lastForeignTurn(meeting.events, '0');
    expect(meeting.events[at]).toMatchObject({ type: 'turnBegan', player: '1' });
    expect(lastForeignTurn(new Meeting().events, '0')).toBe(-1);
  });
});
