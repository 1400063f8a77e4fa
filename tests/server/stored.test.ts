/** What the database is given of a match is the whole of it, however it was put together. */
import { expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import { MINDS } from '../../games/minds';
import { createEngine } from '../../src/server/match/engine';
import { textOf } from '../../src/server/match/stored';
import { mindOf } from './players';

it.each(Object.keys(MINDS))('%s: a match is stored as the JSON of its state, undo included', async (game) => {
  const { rules, brain } = await mindOf(game);
  const engine = createEngine(rules);
  const random = createRandom('stored');
  let { state } = engine.start({}, rules.players.min, 'stored');
  for (let moves = 0; moves < 40; moves++) {
    const seat = Object.keys(rules.awaiting(state.G))[0] as Seat | undefined;
    if (seat === undefined) break;
    const call = random.pick(brain.candidates(rules.view(state.G, seat), seat, random));
    const played = engine.play(state, seat, call.move, call.args);
    if (!played.ok) throw new Error(played.reason);
    state = played.state;
    expect(JSON.parse(textOf(state))).toEqual(JSON.parse(JSON.stringify(state)));
  }
});
