/** boardgame.io's bot in the arena: its reducer may be left out for speed, which changes none of its choices. */
import { describe, expect, it } from 'vitest';
import { advance, createRandom, isSeat, type Match, startMatch } from '../../games/kit';
import { MINDS } from '../../games/minds';
import { monteCarlo } from '../../tools/arena/boardgame-bot';
import { loadSubject } from '../../tools/command';

describe.each(Object.keys(MINDS))('%s', (game) => {
  it("is played alike with and without boardgame.io's reducer", async () => {
    const subject = await loadSubject(game);
    const { rules, brain } = subject;
    const players = rules.players.min;
    const limit = { iterations: 10 };
    const quick = monteCarlo(subject, players, limit, true);
    const shipped = monteCarlo(subject, players, limit, true, false);
    const random = createRandom(game);
    const started = startMatch(rules, { players, seed: game });
    if (!started.ok) throw new Error(started.error.code);
    let match: Match<object> = started.match;
    let thoughts = 0;
    for (let moves = 0; moves < 40 && rules.result(match.state) === null; moves++) {
      const seat = Object.keys(rules.awaiting(match.state)).find((one) => isSeat(one));
      if (!isSeat(seat)) throw new Error('nobody is to move');
      if (moves % 3 === 0) {
        const decision = await quick(match, seat, `${moves}`);
        expect(decision).toEqual(await shipped(match, seat, `${moves}`));
        thoughts += decision.playouts;
      }
      const call = random.pick(brain.candidates(rules.view(match.state, seat), seat, random));
      const advanced = advance(rules, match, seat, call.move, call.args);
      if (!advanced.ok) throw new Error(advanced.reason);
      match = advanced.match;
    }
    expect(thoughts).toBeGreaterThan(20);
  });

  it('takes the only move there is without a thought', async () => {
    const subject = await loadSubject(game);
    const only = subject.brain.candidates;
    const brain = {
      ...subject.brain,
      candidates: (...args: Parameters<typeof only>) => only(...args).slice(0, 1),
    };
    const players = subject.rules.players.min;
    const started = startMatch(subject.rules, { players, seed: game });
    if (!started.ok) throw new Error(started.error.code);
    const [seat] = Object.keys(subject.rules.awaiting(started.match.state));
    if (!isSeat(seat)) throw new Error('nobody is to move');
    const think = monteCarlo({ ...subject, brain }, players, { iterations: 10 }, true);
    expect(await think(started.match, seat, 'only')).toMatchObject({ playouts: 0 });
  });
});
