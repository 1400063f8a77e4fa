/** Players for tests: blind ones pick any candidate, eager ones mostly what their evaluation likes best. */
import { brain } from '../../games/clash-of-magic-schools/brain';
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { ClashMoves, ClashState } from '../../games/clash-of-magic-schools/state';
import {
  advance,
  createRandom,
  isSeat,
  type MoveCall,
  makeMove,
  type Random,
  type Seat,
  silentEffects,
} from '../../games/kit';
import { start } from './tournament';

export type Player = (state: ClashState, seat: Seat, random: Random) => MoveCall<ClashMoves>;

export interface Position {
  readonly state: ClashState;
  readonly events: readonly ClashEvent[];
}

export const blind: Player = (state, seat, random) =>
  random.pick(brain.candidates(rules.view(state, seat), seat, random));

/** Looks one move ahead; sees through the cards, which makes for quick and decided games. */
export const eager: Player = (state, seat, random) => {
  const calls = brain.candidates(rules.view(state, seat), seat, random);
  if (random.int(10) === 0) return random.pick(calls);
  const outlook = calls.map(({ move, args }) => {
    const next = rules.copy(state);
    makeMove(rules, next, seat, move, args, silentEffects(createRandom('outlook')));
    return brain.evaluate(next, seat);
  });
  return calls[outlook.indexOf(Math.max(...outlook))] ?? random.pick(calls);
};

/** Every position of one game; the same seed gives the same game. */
export function* playGame(players: Record<'0' | '1', Player>, seed: string): Generator<Position> {
  const random = createRandom(`players of ${seed}`);
  const started = start(seed);
  let { match } = started;
  yield { state: match.state, events: started.events };
  while (match.state.result === null) {
    const [seat] = Object.keys(rules.awaiting(match.state));
    if (!isSeat(seat, 2)) throw new Error('nobody can act, but there is no result');
    const { move, args } = players[seat === '0' ? '0' : '1'](match.state, seat, random);
    const advanced = advance(rules, match, seat, move, args);
    if (!advanced.ok) throw new Error(`${move} is refused: ${advanced.reason}`);
    match = advanced.match;
    yield { state: match.state, events: advanced.events.filter((event) => event.type !== 'undo') };
  }
}
