/**
 * Who is asked when others may react to what a player does. Nearly everybody passes nearly always, so the host passes
 * for whom the matter does not touch. It looks at public facts and at wishes, never at what somebody holds.
 */
import type { AnyRules, ReactionWish, Seat } from '../../../games/kit';
import type { Host } from './host';

/** The first of these people who may react now but does not want to be asked, or undefined. */
function unasked(
  rules: AnyRules,
  state: object,
  people: readonly Seat[],
  wish: ReactionWish,
): Seat | undefined {
  const { reactions } = rules;
  if (!reactions) return undefined;
  const awaiting = rules.awaiting(state);
  const may = people.filter((seat) => awaiting[seat] === reactions.stage);
  const [first] = may;
  if (first === undefined || wish === 'all') return undefined;
  if (wish === 'never') return first;
  const touched = reactions.touched(rules.view(state, 'spectator'));
  // Around one device the question is put to all of them at once.
  return may.some((seat) => touched.includes(seat)) ? undefined : first;
}

/** Passes for people until one is to be asked or nobody may react any more. */
export function passForUnasked(host: Host, people: readonly Seat[], wish: ReactionWish): void {
  for (;;) {
    const seat = unasked(host.rules, host.state.G, people, wish);
    if (seat === undefined || !pass(host, seat)) return;
  }
}

/** The default move of a window is to pass; false if it was refused. */
export function pass(host: Host, seat: Seat): boolean {
  const { move, args } = host.rules.defaultMove(host.rules.view(host.state.G, seat), seat);
  return host.act(seat, move, args) === null;
}
