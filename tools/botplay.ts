/** Play among bots: every seat is held by a level drawn by lot, which sees what its seat sees and thinks briefly. */
import { createRandom, type MatchSetup, type Seat, seatsOf } from '../games/kit';
import { BOT_LEVELS, type BotLevel } from '../src/bots';
import { thinkerOf } from '../src/bots/levels';
import { beginning, following, type Position, pickPlayer, type Subject } from './playout';

/** Of the strongest: enough to reach every part of a search. */
const BRIEFLY = { iterations: 20 };
const nobody = new AbortController().signal;

/** Every position of one game. The same setup gives the same game. */
export async function* playBots(subject: Subject, setup: MatchSetup): AsyncGenerator<Position, void> {
  const { rules } = subject;
  const random = createRandom(`${setup.seed} bots`);
  const first = beginning(subject, setup);
  const levels = new Map(seatsOf(setup.players).map((seat) => [seat, random.pick(BOT_LEVELS)]));
  yield first;
  let { match } = first;
  while (rules.result(match.state) === null) {
    const player = pickPlayer(subject, match.state, random);
    const level = levels.get(player) as BotLevel;
    const { move, args } = await ask(player, level, `${setup.seed}/${match.moves}`);
    const position = following(subject, match, { player, move, args });
    yield position;
    ({ match } = position);
  }

  async function ask(seat: Seat, level: BotLevel, seed: string) {
    const view = rules.view(match.state, seat);
    const question = { game: rules.id, view, seat, level, seed };
    return (await thinkerOf(level, BRIEFLY)(subject, question, nobody)).call;
  }
}
