/** The advice that was given in a match: as it is saved, and as the log tells it. */
import { type AnyMoveCall, type AnyRules, checkMove, type Seat, same } from '../../../games/kit';
import { filmSoFar } from '../../replay';
import type { GivenHint } from '../contract';
import type { SavedHint, SavedMatch } from '../saved/record';
import type { Host } from './host';

/** The saved hints with what their seats knew; one that advises against the rules was never given. */
export function recallHints(rules: AnyRules, match: SavedMatch): readonly GivenHint[] {
  const films = new Map<Seat, ReturnType<typeof filmSoFar>>();
  return (match.hints ?? []).flatMap(({ at, player: seat, move, args }) => {
    const film = films.get(seat) ?? filmSoFar(rules, match, seat);
    films.set(seat, film);
    const told = film.told[at];
    const view = film.view(at);
    if (told === undefined || checkMove(rules, view, seat, move, args) !== null) return [];
    return [{ told, view, seat, call: { move, args } }];
  });
}

/** What is to be saved of advice given now; null if the very same was given here before. */
export function hintToSave(
  { hints = [] }: SavedMatch,
  { moves }: Host,
  player: Seat,
  { move, args }: AnyMoveCall,
): SavedHint | null {
  const hint: SavedHint = { at: moves.length, player, move, args };
  return hints.some((given) => same(given, hint)) ? null : hint;
}
