/** One game of a contest: deals come in pairs, so that every seat gets every deal, and A moves from seat to seat. */
import { advance, isSeat, type Match, type Seat, startMatch } from '../../games/kit';
import { isSecretChoice } from '../../src/bots/search/table';
import type { Subject } from '../playout';
import type { Contest, Effort, GameReport, Side } from './contest';
import { type Contestant, contestantOf, type Decision } from './contestants';

/** No game is that long: whoever gets here goes round in circles. */
const ENDLESS = 5_000;

/** Without `sides` both think in this process. */
export async function playGame(
  subject: Subject,
  contest: Contest,
  index: number,
  sides: Readonly<Record<Side, Contestant>> = {
    a: contestantOf(contest.a, subject, contest),
    b: contestantOf(contest.b, subject, contest),
  },
): Promise<GameReport> {
  const { rules } = subject;
  const { players, seed } = contest;
  const seatOfA = index % players;
  const sideOf = (seat: Seat): Side => (Number(seat) === seatOfA ? 'a' : 'b');
  const effort = { a: createEffort(), b: createEffort() };
  const started = startMatch(rules, { players, seed: `${seed}/${Math.floor(index / players)}` });
  if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
  let match = started.match;

  const decide = async (seat: Seat): Promise<Decision> => {
    const side = sideOf(seat);
    const decision = await sides[side](match, seat, `${seed}/${index}/${match.moves}/${seat}`);
    note(effort[side], decision);
    return decision;
  };
  const make = (seat: Seat, { call }: Decision): void => {
    const advanced = advance(rules, match, seat, call.move, call.args);
    if (!advanced.ok)
      throw new Error(`${contest[sideOf(seat)]}: ${JSON.stringify(call)} is ${advanced.reason}`);
    match = advanced.match;
  };

  while (rules.result(match.state) === null) {
    if (match.moves >= ENDLESS) throw new Error(`no end after ${ENDLESS} moves`);
    // Whoever chooses at the same time as others chooses before any of them is seen to have chosen.
    const decisions: [Seat, Decision][] = [];
    for (const seat of awaited(match)) decisions.push([seat, await decide(seat)]);
    for (const [seat, decision] of decisions) make(seat, decision);
  }
  return { winner: winnerOf(match), effort };

  function awaited({ state }: Match<object>): Seat[] {
    const seats = Object.keys(rules.awaiting(state)).filter((seat) => isSeat(seat));
    return isSecretChoice(rules, state) ? seats : seats.slice(0, 1);
  }

  function winnerOf({ state }: Match<object>): Side | null {
    const winners = new Set(rules.winners(state).map(sideOf));
    const [winner] = winners;
    return winners.size === 1 && winner !== undefined ? winner : null;
  }
}

function createEffort(): Effort {
  return { milliseconds: [], speeds: [] };
}

function note(effort: Effort, { playouts, milliseconds }: Decision): void {
  effort.milliseconds.push(milliseconds);
  if (playouts > 0) effort.speeds.push((1000 * playouts) / milliseconds);
}
