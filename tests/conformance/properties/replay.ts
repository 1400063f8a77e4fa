/** 5. A match is plain data: it survives JSON, and its seed and moves give it again, in the kit and in boardgame.io. */
import { isDeepStrictEqual } from 'node:util';
import { advance, type DomainEvent, type Match, startMatch } from '../../../games/kit';
import { matchOf, toGame } from '../../../games/kit/boardgame';
import type { Subject } from '../../../tools/playout';
import { createReducer } from '../../../tools/reducer';
import type { Position } from '../play';
import type { Property } from '../property';

export const replay: Property = {
  title: 'a match survives JSON, and its seed and moves give it again',
  positions: 1500,
  fault: (subject, position) =>
    changedByJson(position.match) ??
    (position.last ? (differentAgain(subject, position) ?? differentInReducer(subject, position)) : null),
};

function changedByJson(match: Match<object>): string | null {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(match)), match) ? null : 'the match is changed by JSON';
}

/** Plays the whole trail again, from the setup and, move by move, from saved matches. */
function differentAgain({ rules }: Subject, { setup, trail }: Position): string | null {
  let match: Match<object> | null = null;
  for (const { made, match: then, events } of trail) {
    const again: Outcome =
      made && match ? advance(rules, match, made.player, made.move, made.args) : startMatch(rules, setup);
    if (!again.ok) return `replayed, move ${then.moves} is refused`;
    if (JSON.stringify(again.match) !== JSON.stringify(then))
      return `replayed, move ${then.moves} ends elsewhere`;
    if (JSON.stringify(again.events) !== JSON.stringify(events))
      return `replayed, move ${then.moves} tells another story`;
    match = JSON.parse(JSON.stringify(again.match));
  }
  return null;
}

type Outcome = { ok: false } | { ok: true; match: Match<object>; events: readonly DomainEvent[] };

function differentInReducer({ rules }: Subject, { setup, trail }: Position): string | null {
  const reducer = createReducer(toGame(rules, setup.seed));
  let state = reducer.start(setup.players, setup.options);
  for (const { made, match, events } of trail) {
    if (made) state = reducer.play(state, made);
    if (JSON.stringify(state.G) !== JSON.stringify(match.state)) {
      return `boardgame.io's reducer makes something else of move ${match.moves}`;
    }
    if (JSON.stringify(matchOf(state).events) !== JSON.stringify(events)) {
      return `boardgame.io's reducer tells move ${match.moves} differently`;
    }
  }
  return null;
}
