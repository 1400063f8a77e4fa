/** Players for tests: blind ones pick any candidate, hoarders draw while they can, eager ones follow their evaluation. */
import { brain } from '../../games/anludim/brain';
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import type { AnludimMoves, AnludimState } from '../../games/anludim/state';
import {
  createRandom,
  isSeat,
  type MoveCall,
  makeMove,
  type Random,
  type Seat,
  silentEffects,
} from '../../games/kit';
import { start } from './university';

export type Player = (state: AnludimState, seat: Seat, random: Random) => MoveCall<AnludimMoves>;

const candidates = (state: AnludimState, seat: Seat, random: Random) =>
  brain.candidates(rules.view(state, seat), seat, random);

export const blind: Player = (state, seat, random) => random.pick(candidates(state, seat, random));

/** Never spends, and lays only when nothing is left to draw. */
export const hoarder: Player = (state, seat, random) => {
  const calls = candidates(state, seat, random);
  const dear = calls.filter(
    ({ move }) => move.startsWith('draw') || move === 'endTurn' || move === 'takeBack',
  );
  return random.pick(dear.length > 0 ? dear : calls);
};

/** Looks one move ahead; sees through the cards, which makes for quick and decided games. */
export const eager: Player = (state, seat, random) => {
  const calls = candidates(state, seat, random);
  const outlook = calls.map(({ move, args }) => {
    const next = rules.copy(state);
    makeMove(rules, next, seat, move, args, silentEffects(createRandom('outlook')));
    return brain.evaluate(next, seat);
  });
  return calls[outlook.indexOf(Math.max(...outlook))] ?? random.pick(calls);
};

export interface Step {
  /** Changes with the next step. */
  readonly state: AnludimState;
  readonly events: readonly AnludimEvent[];
}

/** Every step of one game; the same seed gives the same game. */
export function* playGame(players: readonly Player[], options: object, seed: string): Generator<Step> {
  const random = createRandom(`players of ${seed}`);
  const { match, events } = start(players.length, options, seed);
  const { state } = match;
  yield { state, events };
  for (let moves = 1; state.winner === null; moves++) {
    const awaited = Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
    if (awaited.length === 0) throw new Error('nobody can act, but there is no result');
    const seat = random.pick(awaited);
    const { move, args } = (players[Number(seat)] ?? blind)(state, seat, random);
    const told: AnludimEvent[] = [];
    const effects = {
      random: createRandom(seed, moves),
      emit: (event: AnludimEvent) => void told.push(event),
      reveal: () => undefined,
    };
    const reason = makeMove(rules, state, seat, move, args, effects);
    if (reason !== null) throw new Error(`${move} ${JSON.stringify(args)} is refused: ${reason}`);
    yield { state, events: told };
  }
}
