/** Reads from the match what the hot-seat has to know, and how far each viewer has watched it. */
import { type AnyRules, type Seat, same, seatsOf, type Viewer } from '../../../games/kit';
import type { SeatPlan } from '../contract';
import type { SavedMatch } from '../saved/record';
import type { Host } from './host';
import type { Situation } from './hot-seat';

export function situationOf(host: Host, match: SavedMatch): Situation {
  const { rules, asking, chronicle } = host;
  const state = host.state.G;
  const { sharedEvents } = rules.hotSeat;
  const open = rules.view(state, 'spectator');
  const humans = humansOf(match.seats);
  const awaiting = rules.awaiting(state);
  return {
    humans,
    over: match.forfeit !== null || rules.result(state) !== null,
    awaiting,
    publicAwaiting: rules.publicAwaiting?.(state) ?? awaiting,
    asking,
    story: chronicle.includes(sharedEvents, shownTo(match, 'spectator')),
    behind: (seat) => isBehind(host, match, seat),
    isOpen: (seat) =>
      rules.hotSeat.isOpen(open, seat) ||
      (movesIn(rules, awaiting[seat] ?? '').every(({ secret }) => !secret) &&
        humans.every((human) => same(rules.view(state, human), open))),
    reactions: rules.reactions?.stage ?? null,
  };
}

/** How many events of the whole log the viewer has been shown. What all people know, the table knows. */
export function shownTo(match: SavedMatch, viewer: Viewer): number {
  const humans = humansOf(match.seats);
  if (viewer !== 'spectator' || humans.length === 0) return match.seen[viewer] ?? 0;
  return Math.min(...humans.map((seat) => match.seen[seat] ?? 0));
}

export function isBehind({ chronicle }: Host, match: SavedMatch, viewer: Viewer): boolean {
  return chronicle.position(viewer, shownTo(match, viewer)) < chronicle.of(viewer).length;
}

/** Whether others learn at most that a choice was made. */
export function isSecret(rules: AnyRules, stage: string): boolean {
  return movesIn(rules, stage).every(({ secret }) => secret);
}

export function humansOf(seats: readonly SeatPlan[]): readonly Seat[] {
  return seatsOf(seats.length).filter((_, at) => seats[at]?.kind === 'human');
}

function movesIn(rules: AnyRules, stage: string): readonly { readonly secret?: boolean }[] {
  return Object.values(rules.moves).filter(({ stages }) => stages.includes(stage));
}
