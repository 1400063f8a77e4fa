/** Moves worth considering (section 13.2): of equal ones and of all that are too many to look at, a few stand for the rest. */
import type { MoveCall, Seat } from '../../kit';
import { type Lay, largestLays, lays } from '../combinations';
import { type CardId, CRESTS, DISCIPLINES, HALVES, SLOTS } from '../data';
import { canDraw } from '../drawing';
import { type AnludimMoves, type AnludimView, type Coven, covenAt } from '../state';
import { canSpend } from '../turn';

type Call = MoveCall<AnludimMoves>;

const END_TURN: Call = { move: 'endTurn', args: null };
const DRAW_HIDDEN: Call = { move: 'drawHidden', args: null };
const PASS: Call = { move: 'pass', args: null };

/** Of a hand, only so many cards are considered for keeping. */
const WORTH_KEEPING = 8;

export function candidates(view: AnludimView, player: Seat): Call[] {
  const own = covenAt(view, player);
  if (view.phase === 'keep') return keepings(own);
  const spent = canSpend(view) ? spendings(own) : [];
  if (view.turn.mainDone) return [END_TURN, ...spent];
  const actions = [...draws(view), ...layings(view, player)];
  if (actions.length === 0) actions.push(PASS);
  return [...actions, ...spent, ...takeBacks(view, own)];
}

/**
 * What is worth considering at a distance: there nobody takes one open card or gives something for a card, and of what
 * can be laid in a discipline the largest counts.
 */
export function prospects(view: AnludimView, player: Seat): Call[] {
  const own = covenAt(view, player);
  if (view.phase === 'keep') return keepings(own);
  if (view.turn.mainDone) return [END_TURN];
  const actions = largestLays(view, player).map(laying);
  if (canDraw(view)) actions.push(DRAW_HIDDEN);
  if (actions.length === 0) actions.push(...draws(view));
  if (actions.length === 0) actions.push(PASS);
  return [...actions, ...takeBacks(view, own)];
}

function draws(view: AnludimView): Call[] {
  const calls: Call[] = canDraw(view) ? [DRAW_HIDDEN] : [];
  for (const slot of SLOTS) {
    if (view.display[slot] !== null) calls.push({ move: 'drawFaceUp', args: { slot } });
  }
  return calls;
}

function layings(view: AnludimView, player: Seat): Call[] {
  return lays(view, player).map(laying);
}

function laying(args: Lay): Call {
  return { move: 'layCombination', args };
}

/** Each combination by itself, and all together. */
function takeBacks({ options, turn }: AnludimView, { combos }: Coven<CardId | null>): Call[] {
  if (options.variant === 'expert' || turn.optionalUsed) return [];
  const choices = combos.map(({ id }) => [id]);
  if (combos.length > 1) choices.push(choices.flat());
  return choices.map((ids) => ({ move: 'takeBack', args: { combos: ids } }));
}

/** A parchment, and of each discipline the object that is missed least. */
function spendings({ objects, parchments }: Coven<CardId | null>): Call[] {
  const calls: Call[] = parchments > 0 ? [{ move: 'discardForCard', args: { kind: 'parchment' } }] : [];
  for (const discipline of DISCIPLINES) {
    let least = Number.POSITIVE_INFINITY;
    for (const object of objects) {
      if (object.discipline === discipline && object.value < least) least = object.value;
    }
    if (least === Number.POSITIVE_INFINITY) continue;
    calls.push({ move: 'discardForCard', args: { kind: 'object', discipline, value: least } });
  }
  return calls;
}

/** Nothing, or as many as allowed of the cards that go best with the others. */
function keepings({ hand, crest }: Coven<CardId | null>): Call[] {
  const cards = hand.filter((card) => card !== null);
  const rated = cards.map((card) => ({ card, friends: friendsOf(card, cards) }));
  rated.sort((a, b) => b.friends - a.friends);
  const best = rated.slice(0, WORTH_KEEPING).map(({ card }) => card);
  const choices = choose(best, Math.min(CRESTS[crest].keep, best.length));
  if (best.length > 0) choices.push([]);
  return choices.map((kept) => ({ move: 'keepCards', args: { cards: kept } }));
}

/** How well a card goes with the others: equal values are rarer than equal colours. */
function friendsOf(card: CardId, cards: readonly CardId[]): number {
  let friends = 0;
  for (const other of cards) {
    if (other === card) continue;
    for (const one of HALVES[card]) {
      for (const half of HALVES[other]) {
        friends += (one.value === half.value ? 2 : 0) + (one.colour === half.colour ? 1 : 0);
      }
    }
  }
  return friends;
}

/** All ways to choose so many of the cards. */
function choose(cards: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    choose(cards.slice(at + 1), count - 1).map((others) => [card, ...others]),
  );
}
