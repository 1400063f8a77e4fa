/** 2. Somebody can act until there is a result, and there always comes one. */
import { createRandom, isSeat } from '../../../games/kit';
import { playOn, type Subject } from '../../../tools/playout';
import type { Position } from '../play';
import type { Property } from '../property';

export const progress: Property = {
  title: 'somebody can act until there is a result, and every game ends',
  positions: 2000,
  fault: (subject, position) =>
    standstill(subject, position) ?? (position.last ? endless(subject, position) : null),
};

function standstill({ rules }: Subject, { match: { state }, setup: { players } }: Position): string | null {
  const awaited = Object.keys(rules.awaiting(state));
  const stranger = awaited.find((seat) => !isSeat(seat, players));
  if (stranger !== undefined) return `seat ${stranger} is awaited in a game of ${players}`;
  if (rules.result(state) === null)
    return awaited.length > 0 ? null : 'nobody can act, but there is no result';
  if (awaited.length > 0) return `the game is over, but ${awaited.join(' and ')} may act`;
  return rules.winners(state).every((seat) => isSeat(seat, players)) ? null : 'a stranger has won';
}

/** Random play from here comes to an end. */
function endless(subject: Subject, { match, setup }: Position): string | null {
  try {
    for (const _ of playOn(subject, match, createRandom(setup.seed)));
    return null;
  } catch (error) {
    return `from here on: ${error}`;
  }
}
