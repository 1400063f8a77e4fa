/** Clients that play a match at random, each by what its own seat is shown; the same seeds give the same match. */
import {
  type AnyBrain,
  type AnyMoveCall,
  type AnyRules,
  createRandom,
  SEATS,
  type Seat,
} from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { Seatholder } from './house';

export interface Mind {
  readonly rules: AnyRules;
  readonly brain: AnyBrain;
}

export async function mindOf(game: string): Promise<Mind> {
  const loader = MINDS[game as keyof typeof MINDS];
  return { rules: await loader.rules(), brain: await loader.brain() };
}

export function seatOf(clients: readonly Seatholder[], client: Seatholder): Seat {
  return SEATS[clients.indexOf(client)] ?? '0';
}

/** Everything that was sent before this has arrived: an answer comes after it on the same socket. */
export async function settle(clients: readonly Seatholder[]): Promise<void> {
  await Promise.all(clients.map((client) => client.say('')));
}

/** Plays until the match is over or enough moves were made; says how many. */
export async function playMatch(
  { rules, brain }: Mind,
  clients: readonly Seatholder[],
  { seed, moves }: { readonly seed: string; readonly moves: number },
  onMove: (seat: Seat, call: AnyMoveCall) => void = () => undefined,
): Promise<number> {
  const random = createRandom(seed);
  const canAct = (client: Seatholder): boolean =>
    rules.awaiting(client.position.G)[seatOf(clients, client)] !== undefined;
  const isOver = (): boolean => clients.every(({ position }) => rules.result(position.G) !== null);
  let made = 0;
  while (made < moves) {
    // Who may act must not depend on whose news were faster.
    await settle(clients);
    await anyOf(clients, () => isOver() || clients.some(canAct));
    if (isOver()) break;
    const client = random.pick(clients.filter(canAct));
    const seat = seatOf(clients, client);
    const call = random.pick(brain.candidates(client.position.G, seat, random));
    const outcome = await client.move(call.move, call.args);
    if (outcome.ok) {
      made += 1;
      onMove(seat, call);
    } else if (!['STALE', 'NOT_YOUR_TURN'].includes(outcome.reason)) {
      throw new Error(`${seat} may not ${JSON.stringify(call)}: ${outcome.reason}`);
    }
  }
  return made;
}

/** As soon as one of the clients has heard what makes it true. */
async function anyOf(clients: readonly Seatholder[], condition: () => boolean): Promise<void> {
  await Promise.race(clients.map((client) => client.until(condition)));
}
