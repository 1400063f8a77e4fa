/** Guesses the opponent's team from everything that lay open in this round and the earlier ones. */
import type { Random } from '../../kit';
import { CARD_IDS, type CardId, TEAM_SIZE } from '../data';
import { type CupView, indexOf, type Side } from '../state';

/** A history that agrees with what was seen turns up within a few tries; more only where no play leads. */
const TRIES = 500;

/** Six cards that the side may have now, with a history of swaps that explains every card it ever showed. */
export function guessTeam(view: CupView, side: Side, random: Random): CardId[] {
  const seen = seenTeams(view, side);
  for (let tried = 0; tried < TRIES; tried++) {
    const team = tryHistory(seen, random);
    if (team) return team;
  }
  return fill(seen.at(-1) ?? [], [], random);
}

/** For each team the side has had, the cards known to have been in it. */
function seenTeams({ phase, rounds, players }: CupView, side: Side): CardId[][] {
  const { forced, step } = players[side];
  const seen = rounds.map(({ shown }) => shown[indexOf(side)].slice());
  // A team is made ready for the next round, and after the swap it may be another one.
  if (seen.length === 0 || (phase === 'prepare' && step !== 'swap')) seen.push([]);
  const first = seen[0];
  if (forced !== null && first && !first.includes(forced)) first.push(forced);
  return seen;
}

/** The last team of a random history, or null if the history contradicts what was seen. */
function tryHistory(seen: readonly CardId[][], random: Random): CardId[] | null {
  const [first = [], ...next] = seen;
  const later = CARD_IDS.filter(
    (card) => !first.includes(card) && next.some((cards) => cards.includes(card)),
  );
  random.shuffle(later);
  // Some of what showed up later was there from the start, the rest was swapped in.
  const least = Math.max(0, first.length + later.length - TEAM_SIZE);
  const most = Math.min(next.length, later.length);
  if (least > most) return null;
  const swappedIn = least + random.int(most - least + 1);
  const team = fill([...first, ...later.slice(swappedIn)], later.slice(0, swappedIn), random);
  for (const cards of next) if (!swap(team, cards, random)) return null;
  return team;
}

/** At most one swap, after which the team holds the cards seen in the round. */
function swap(team: CardId[], seen: readonly CardId[], random: Random): boolean {
  const missing = seen.filter((card) => !team.includes(card));
  if (missing.length > 1) return false;
  if (missing.length === 0 && random.int(2) === 0) return true;
  const spare = team.filter((card) => !seen.includes(card));
  if (spare.length === 0) return missing.length === 0;
  const newcomer = missing[0] ?? random.pick(CARD_IDS.filter((card) => !team.includes(card)));
  team[team.indexOf(random.pick(spare))] = newcomer;
  return true;
}

/** Completes the team with any cards but the absent ones. */
function fill(team: readonly CardId[], absent: readonly CardId[], random: Random): CardId[] {
  const others = CARD_IDS.filter((card) => !team.includes(card) && !absent.includes(card));
  random.shuffle(others);
  return [...team, ...others].slice(0, TEAM_SIZE);
}
