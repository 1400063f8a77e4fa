/** The points that a series writes down are those of the game's own result. */
import { describe, expect, it } from 'vitest';
import { type AnyBrain, type AnyRules, advance, createRandom, SEATS, startMatch } from '../../games/kit';
import { MINDS } from '../../games/minds';

/** A whole game by chance: its last state. */
async function finished(game: keyof typeof MINDS): Promise<{ rules: AnyRules; state: object }> {
  const rules: AnyRules = await MINDS[game].rules();
  const brain: AnyBrain = await MINDS[game].brain();
  const random = createRandom(`${game} points`);
  const started = startMatch(rules, { players: 2, seed: 'points' });
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started;
  while (rules.result(match.state) === null) {
    const awaiting = rules.awaiting(match.state);
    const seat = SEATS.find((one) => awaiting[one] !== undefined) ?? '0';
    const { move, args } = random.pick(brain.candidates(rules.view(match.state, seat), seat, random));
    const next = advance(rules, match, seat, move, args);
    if (!next.ok) throw new Error(next.reason);
    match = next.match;
  }
  return { rules, state: match.state };
}

describe('points', () => {
  it('are the final scores in Clash of Magic Schools', async () => {
    const { rules, state } = await finished('clash-of-magic-schools');
    const { scores } = rules.result(state) as { scores: Record<'0' | '1', number> };
    expect(rules.points?.(rules.view(state, 'spectator'))).toEqual([scores['0'], scores['1']]);
  });

  it('are the totals in Houses & Courses, and hidden before the end', async () => {
    const { rules, state } = await finished('houses-and-courses');
    const { scores } = rules.result(state) as { scores: Record<'0' | '1', { total: number }> };
    expect(rules.points?.(rules.view(state, 'spectator'))).toEqual([scores['0'].total, scores['1'].total]);
    const started = startMatch(rules, { players: 2, seed: 'points' });
    expect(started.ok && rules.points?.(rules.view(started.match.state, 'spectator'))).toBeNull();
  });

  it('are the tokens in Wizards Cup, of which the winner has more unless the tie was broken', async () => {
    const { rules, state } = await finished('wizards-cup');
    const [white = 0, black = 0] = rules.points?.(rules.view(state, 'spectator')) ?? [];
    expect(white + black).toBeGreaterThanOrEqual(1);
    const [winner] = rules.winners(state);
    if (white !== black) expect(winner).toBe(white > black ? '0' : '1');
  });
});
