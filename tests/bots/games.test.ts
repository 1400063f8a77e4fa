/** Every level at every game: fair, legal, reproducible, and it stops when nobody waits any more. */
import { describe, expect, it } from 'vitest';
import {
  type AnyMoveCall,
  advance,
  checkMove,
  createRandom,
  isSeat,
  type Match,
  type Seat,
  startMatch,
} from '../../games/kit';
import { BOT_LEVELS, type BotLevel } from '../../src/bots';
import { thinkerOf } from '../../src/bots/levels';
import { gameIds, loadSubject } from '../../tools/command';
import { playOut, type Subject } from '../../tools/playout';

/** Enough to reach every part of the search, few enough for a test. */
const ITERATIONS = 20;
/** Whoever thinks plays so many moves of a match, the novice all. */
const MOVES = 40;
const never = new AbortController().signal;

async function ask({ rules, brain }: Subject, view: object, seat: Seat, level: BotLevel, seed: string) {
  const question = { game: rules.id, view, seat, level, seed };
  const thought = await thinkerOf(level, { iterations: ITERATIONS })({ rules, brain }, question, never);
  return thought.call;
}

function begin({ rules }: Subject, players: number, seed: string): Match<object> {
  const started = startMatch(rules, { players, seed });
  if (!started.ok) throw new Error(started.error.message);
  return started.match;
}

function awaitedAt({ rules }: Subject, state: object): Seat[] {
  return Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
}

/** A few positions of a random game, each with a seat that has to act. */
function positionsOf(subject: Subject, seed: string): { state: object; seat: Seat }[] {
  const { min, max } = subject.rules.players;
  const states = [...playOut(subject, { players: Math.min(max, min + 1), seed })].map(
    ({ match }) => match.state,
  );
  const step = Math.ceil(states.length / 4);
  return states
    .filter((_, at) => at % step === 0)
    .flatMap((state) => awaitedAt(subject, state).map((seat) => ({ state, seat })));
}

describe('a small budget', () => {
  it('is kept, however many secret choices there are', async () => {
    const subject = await loadSubject('wizards-cup');
    const iterations = 100;
    for (const { state, seat } of positionsOf(subject, 'hurry')) {
      const view = subject.rules.view(state, seat);
      const question = { game: subject.rules.id, view, seat, level: 'adept', seed: 'hurry' } as const;
      const { playouts } = await thinkerOf('archmage', { iterations })(subject, question, never);
      expect(playouts).toBeLessThan(2 * iterations);
    }
  });
});

describe.each(gameIds())('%s', (game) => {
  it('no bot knows more than its seat: what is hidden makes no difference', async () => {
    const subject = await loadSubject(game);
    const { rules, brain } = subject;
    for (const { state, seat } of positionsOf(subject, 'fair')) {
      const view = rules.view(state, seat);
      // Another world that looks the same from this seat.
      const other = rules.view(brain.sample(view, seat, createRandom('other world')), seat);
      for (const level of BOT_LEVELS) {
        expect(await ask(subject, other, seat, level, 'same')).toEqual(
          await ask(subject, view, seat, level, 'same'),
        );
      }
    }
  });

  it('no bot changes what it is shown', async () => {
    const subject = await loadSubject(game);
    for (const { state, seat } of positionsOf(subject, 'shown')) {
      const view = subject.rules.view(state, seat);
      const before = JSON.stringify(view);
      for (const level of BOT_LEVELS) await ask(subject, view, seat, level, 'careful');
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it.each(BOT_LEVELS)('a match between bots of level %s is legal, and the same again', async (level) => {
    const subject = await loadSubject(game);
    const { rules } = subject;
    const play = async (moves: number): Promise<AnyMoveCall[]> => {
      const made: AnyMoveCall[] = [];
      let match = begin(subject, rules.players.max, 'match');
      while (rules.result(match.state) === null && made.length < moves) {
        const seat = awaitedAt(subject, match.state)[0] ?? '0';
        const call = await ask(subject, rules.view(match.state, seat), seat, level, `${match.moves}`);
        expect(checkMove(rules, match.state, seat, call.move, call.args)).toBeNull();
        const advanced = advance(rules, match, seat, call.move, call.args);
        if (advanced.ok) match = advanced.match;
        made.push(call);
      }
      return made;
    };
    const match = await play(level === 'novice' ? Number.POSITIVE_INFINITY : MOVES);
    expect(await play(10)).toEqual(match.slice(0, 10));
  });

  it('a search stops when nobody waits for it', async () => {
    const subject = await loadSubject(game);
    const { state, seat } = positionsOf(subject, 'stop').find(
      (position) => subject.brain.candidates(position.state, position.seat, createRandom('many')).length > 1,
    ) ?? { state: {}, seat: '0' as const };
    const controller = new AbortController();
    const question = {
      game,
      view: subject.rules.view(state, seat),
      seat,
      level: 'archmage' as const,
      seed: 'stop',
    };
    const endless = thinkerOf('archmage', { iterations: 1e9 })(subject, question, controller.signal);
    setTimeout(() => controller.abort());
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
  });
});
