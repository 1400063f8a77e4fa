/** What the actions A to E have in common: the current player makes them, and the first-turn guard checks last. */
import { createRandom, type Effects, type MoveRules, type Seat, silentEffects } from '../../kit';
import type { Arena } from '../data';
import type { ClashEvent } from '../events';
import { guardFirstTurn } from '../firstTurn';
import type { ClashState, ClashView } from '../state';

/** An action needs no hidden card, so it can be tried out on a view. */
interface Action<Args> {
  parse(raw: unknown): Args | undefined;
  check(table: ClashView, args: Args): string | null;
  perform(table: ClashView, args: Args, effects: Effects<ClashEvent>): void;
  /** What an answer that is still awaited will do to the current player's side. */
  complete?(table: ClashView, effects: Effects<ClashEvent>): void;
}

interface ActionMove<Args> extends MoveRules<ClashState, ClashView, Args, ClashEvent> {
  apply(table: ClashView, player: Seat, args: Args, effects: Effects<ClashEvent>): void;
}

/** Actions use no randomness. */
const UNHEARD = silentEffects(createRandom(''));

export function toMove<Args>(action: Action<Args>): ActionMove<Args> {
  return {
    stages: ['act'],
    parse: action.parse,
    check: (table, _player, args) =>
      action.check(table, args) ??
      guardFirstTurn(table, (after) => {
        action.perform(after, args, UNHEARD);
        action.complete?.(after, UNHEARD);
      }),
    apply: (table, _player, args, effects) => action.perform(table, args, effects),
  };
}

/** The Arena of the current player's Emblem, which a check has seen to be in one. */
export function arenaOf({ players, current }: ClashView): Arena {
  const { emblem } = players[current];
  if (emblem === null) throw new Error('the Emblem is on its crest');
  return emblem;
}
