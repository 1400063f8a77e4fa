/** The story shows the table as it stood: told to the end, it is the table that the player sees. */
import { describe, expect, it } from 'vitest';
import { timeOf } from '../../games/houses-and-courses/board/story/pace';
import { retell } from '../../games/houses-and-courses/board/story/retell';
import type { HousesView } from '../../games/houses-and-courses/state';
import type { Viewer } from '../../games/kit';
import { Classroom, playBlindly } from './match';

/**
 * What a story can show: not what somebody is asked, nor how many actions a draw has cost, nor which of several letters
 * Hibouvol has taken from a card.
 */
function shown(view: HousesView) {
  const { players, timetable, schoolDeck, schoolDiscard, magicDeck, magicDiscard, mailReserve } = view;
  const { mailRemoved, chain, round, roundOrder, turnIndex, firstPlayer, result } = view;
  return {
    players,
    timetable: timetable.map(({ card, mail }) => ({ card, letters: mail.length })),
    schoolDeck,
    schoolDiscard,
    magicDeck,
    magicDiscard,
    mailReserve,
    mailRemoved,
    chain,
    round,
    roundOrder,
    turnIndex,
    firstPlayer,
    result,
  };
}

/** A hand that is looked into is seen in the view only. */
function isPeeking({ pending }: HousesView, viewer: Viewer): boolean {
  return pending?.kind === 'pickFromHand' && pending.player === viewer;
}

describe.each([2, 3, 4])('with %i players', (players) => {
  it.each(['0', '1', 'spectator'] as const)('what is told to %s leads to what they see', (viewer) => {
    const room = new Classroom(players, { houseMode: 'pick' }, `retell ${players}`);
    let moves = 0;
    playBlindly(room, `retell ${players}`, () => {
      moves += 1;
      if (moves % 9 !== 0 && room.state.result === null) return;
      const view = room.view(viewer);
      if (view.round === 0 || isPeeking(view, viewer)) return;
      expect(shown(retell(room.seenBy(viewer), view))).toEqual(shown(view));
    });
  });
});

it('opens the letters that a player has read for that player alone', () => {
  const room = new Classroom(3, {
    houseMode: 'fixed',
    houses: [['grosfondor'], ['serdongle'], ['serpentin']],
  });
  room.play('0', 'endTurn', {}).play('1', 'useSerdongle', { slot: 2 });
  const letter = (viewer: Viewer) => retell(room.seenBy(viewer), room.view(viewer)).timetable[2]?.mail;
  expect(letter('1')).toEqual(room.state.timetable[2]?.mail);
  expect(letter('0')).toEqual([{ id: null, seenBy: ['1'] }]);
});

describe('the pace', () => {
  it('never makes players wait for what they have done themselves', () => {
    const room = new Classroom(3, {
      houses: [['grosfondor'], ['serpentin'], ['serdongle']],
      houseMode: 'fixed',
    });
    room.play('0', 'drawTwo', {});
    const drawn = room.events.at(-1);
    expect(drawn?.type).toBe('drew');
    if (!drawn) return;
    expect(timeOf(drawn, '0')).toBe(0);
    expect(timeOf(drawn, '1')).toBeGreaterThan(0);
  });
});
