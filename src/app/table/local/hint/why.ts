/** Why a bot would do what it advises, and how it sees the game, as far as its thought tells. */
import { type AnyMoveCall, same } from '../../../../../games/kit';
import type { Option, Thought } from '../../../../bots/thought';
import type { Prospects } from '../../../text/hint/words';

export type Why =
  | { readonly kind: 'only' | 'clear' | 'better' | 'always' }
  | { readonly kind: 'close'; readonly second: AnyMoveCall }
  /** In how many of ten cases; and what it would do in more of them. */
  | { readonly kind: 'mixed'; readonly tenths: number; readonly oftener: AnyMoveCall | null };

/** Values this near to each other are a matter of luck, and this far apart they are not. */
const CLOSE = 0.02;
const CLEAR = 0.1;
/** A share of a secret choice from which on there is not much of a choice. */
const ALWAYS = 0.95;

export function whyOf(thought: Thought): Why {
  const { call, options, mixed } = thought;
  const chosen = chosenOf(thought);
  if (!chosen || options.length < 2) return { kind: 'only' };
  if (mixed) return mixedWhy(chosen, options);
  const second = options.find((option) => !same(option.call, call));
  const lead = second ? chosen.value - second.value : CLEAR;
  if (second && lead < CLOSE) return { kind: 'close', second: second.call };
  return { kind: lead < CLEAR ? 'better' : 'clear' };
}

function mixedWhy({ call, share }: Option, options: readonly Option[]): Why {
  if (share >= ALWAYS) return { kind: 'always' };
  const [favourite] = options;
  const tenths = Math.round(10 * share);
  const oftener = favourite && Math.round(10 * favourite.share) > tenths ? favourite.call : null;
  return { kind: 'mixed', tenths, oftener: oftener && !same(oftener, call) ? oftener : null };
}

/** From this value on, up or down. */
const EDGE = 0.12;
const DECIDED = 0.5;

/** Null if the thought says nothing about it: what was solved exactly was not played out. */
export function prospectsOf(thought: Thought): Prospects | null {
  const chosen = chosenOf(thought);
  if (!chosen || thought.playouts === 0) return null;
  const { value } = chosen;
  if (Math.abs(value) < EDGE) return 'even';
  if (value > 0) return value < DECIDED ? 'good' : 'won';
  return value > -DECIDED ? 'behind' : 'lost';
}

function chosenOf({ call, options }: Thought): Option | undefined {
  return options.find((option) => same(option.call, call));
}
