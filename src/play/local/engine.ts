/** The heavy part of local play: starts a match on boardgame.io, or brings a saved one back. */
import { type AnyRules, parseSetup, same } from '../../../games/kit';
import type { Outcome } from '../contract';
import type { SavedMatch } from '../saved/record';
import { createHost, type Host } from './host';

type Setup = Pick<SavedMatch, 'seed' | 'options' | 'seats'>;

export function start(rules: AnyRules, { seed, options, seats }: Setup): Outcome<Host> {
  const players = seats.length;
  if (!parseSetup(rules, players, options).ok) return { ok: false, error: 'INVALID_OPTIONS' };
  return { ok: true, value: createHost({ rules, seed, options, players }) };
}

/** Plays the match again: what does not come out as it was saved is damaged. */
export function restore(rules: AnyRules, match: SavedMatch): Outcome<Host> {
  const started = start(rules, match);
  if (!started.ok) return started;
  const host = started.value;
  const legal = host.replay(match.moves);
  const plausible = Object.values(match.seen).every((count) => count <= host.chronicle.length);
  return legal && plausible && same(host.state, match.state) ? started : { ok: false, error: 'DAMAGED' };
}
