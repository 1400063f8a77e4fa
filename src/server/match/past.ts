/**
 * What one pair of eyes has been sent of a match up to now, worked out again from its seed and moves. The steps are the
 * changes that these eyes noticed, as `frames` says it: who chose in secret or passed in a window left no step behind.
 */
import { type AnyRules, advance, maskEvents, startMatch, type Viewer } from '../../../games/kit';
import type { Past } from '../../online/protocol';
import type { LogRow } from '../store/contract';
import { differenceOf } from './difference';

interface Played {
  readonly options: unknown;
  readonly players: number;
  readonly seed: string;
  /** The moves, without the setup. */
  readonly rows: readonly LogRow[];
}

/** Between two breaths, in milliseconds: others want to move meanwhile. */
const BREATH_MS = 10;

/** `skip` steps at the beginning are left out. */
export async function pastOf(rules: AnyRules, played: Played, viewer: Viewer, skip: number): Promise<Past> {
  const { options, players, seed, rows } = played;
  const started = startMatch(rules, { players, options, seed });
  if (!started.ok) throw new Error(`${rules.id}: a match cannot be set up again: ${started.error.code}`);
  let { match } = started;
  let noticed = 0;
  let told = maskEvents(started.events, viewer).length;
  let heard = told;
  let view: object | undefined;
  let steps: Past['steps'][number][] = [];
  let breath = performance.now() + BREATH_MS;

  const look = (): void => {
    const seen = rules.view(match.state, viewer);
    const delta = differenceOf(view, seen);
    if (delta === undefined && told === heard) return;
    // Whatever is left out, the first step that is told is a whole view.
    if (noticed === skip) steps = [[told, [seen]]];
    else if (noticed > skip) steps.push([told, delta ?? {}]);
    [view, heard] = [seen, told];
    noticed += 1;
  };

  look();
  for (const [at, row] of rows.entries()) {
    if (performance.now() > breath) {
      await new Promise((resolve) => setImmediate(resolve));
      breath = performance.now() + BREATH_MS;
    }
    // What the host passes for a seat belongs to the move before: nobody was shown the moment between.
    if (at > 0 && !isHostsPass(rules, match.state, rows[at - 1], row)) look();
    const { player, move, args } = row;
    const advanced = advance(rules, match, player ?? '0', move, JSON.parse(args));
    if (!advanced.ok) throw new Error(`${rules.id}: ${move} cannot be played again: ${advanced.reason}`);
    match = advanced.match;
    told += maskEvents(advanced.events, viewer).length;
  }
  look();
  return { steps, cut: skip > 0 };
}

/** The same change as the move before it: stored with it, and made where the host passes for silent seats. */
function isHostsPass(rules: AnyRules, state: object, before: LogRow | undefined, row: LogRow): boolean {
  if (!rules.reactions || row.player === null || row.at !== before?.at) return false;
  return rules.awaiting(state)[row.player] === rules.reactions.stage;
}
