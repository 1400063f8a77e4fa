/** A process of the arena: thinks for one contestant. */
import type { Match, Seat } from '../../games/kit';
import { loadSubject } from '../command';
import type { Contest, Side } from './contest';
import { type Contestant, contestantOf } from './contestants';

export interface Question {
  readonly contest: Contest;
  readonly side: Side;
  readonly match: Match<object>;
  readonly seat: Seat;
  readonly seed: string;
}

let contestant: Contestant | undefined;

process.on('message', async ({ contest, side, match, seat, seed }: Question) => {
  contestant ??= contestantOf(contest[side], await loadSubject(contest.game), contest);
  process.send?.(await contestant(match, seat, seed));
});
