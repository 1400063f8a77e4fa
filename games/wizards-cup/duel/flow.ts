/** The course of a round: duel after duel, until a choice or the end of the round stops it. */
import { type CardId, wizardOf } from '../data';
import type { CupEffects } from '../events';
import { type CupState, type DuelRecord, type PlayerState, playerAt, type Side } from '../state';
import { discard } from './discard';
import { activate, hasImmediatePower } from './immediate';
import { tellCancelled, tellDecided, tellPlaced, tellRoundBegan } from './narrate';
import { canPlace, endRound } from './round';
import { type Stance, stanceOf, type Verdict, verdict } from './verdict';

export function beginRound(state: CupState, effects: CupEffects): void {
  state.phase = 'duel';
  state.events = [];
  state.rounds.push({
    round: state.round,
    shown: [[], []],
    duels: [],
    winners: null,
    tieBreak: null,
    final: null,
  });
  tellRoundBegan(state, effects);
  advance(state, null, effects);
}

/** Goes on from where the duel stands; `fixed` are the losers that an answered power named. */
export function advance(state: CupState, fixed: readonly Side[] | null, effects: CupEffects): void {
  let losers = fixed;
  while (state.pending === null) {
    if (state.queue === null && !beginDuel(state, effects)) {
      endRound(state, effects);
      return;
    }
    losers ??= activateQueue(state, effects);
    if (state.pending !== null) return;
    resolve(state, losers, effects);
    losers = null;
  }
}

/** Fills the Duel zone and lines up the Immediate powers; false if somebody cannot place a Wizard. */
function beginDuel(state: CupState, effects: CupEffects): boolean {
  const { 0: white, 1: black } = state.players;
  if (!canPlace(white) || !canPlace(black)) return false;
  state.duelNo += 1;
  const whites = placeNext(white);
  const blacks = placeNext(black);
  if (whites !== null) tellPlaced(state, effects, '0', whites);
  if (blacks !== null) tellPlaced(state, effects, '1', blacks);
  // R6: equal names placed at the same time lose their Immediate power.
  const cancelled = whites !== null && whites === blacks;
  state.queue = cancelled ? [] : queueOf(whites, blacks);
  if (cancelled && hasImmediatePower(whites)) tellCancelled(state, effects, whites);
  return true;
}

/** The card that goes into an empty Duel zone, or null if a Wizard stands there. */
function placeNext(player: PlayerState): CardId | null {
  if (player.duel !== null) return null;
  player.duel = player.deck.shift() ?? null;
  return player.duel;
}

/** R3: by printed Value, lowest first; R14: White first if they are equal. */
function queueOf(whites: CardId | null, blacks: CardId | null): Side[] {
  const white = whites !== null && hasImmediatePower(whites);
  const black = blacks !== null && hasImmediatePower(blacks);
  if (white && black) return wizardOf(whites).value <= wizardOf(blacks).value ? ['0', '1'] : ['1', '0'];
  if (white) return ['0'];
  return black ? ['1'] : [];
}

/** The losers, if an Immediate power fixes them before another one asks for a choice. */
function activateQueue(state: CupState, effects: CupEffects): readonly Side[] | null {
  while (state.pending === null) {
    const side = state.queue?.shift();
    if (side === undefined) return null;
    const losers = activate(state, side, effects);
    if (losers) return losers;
  }
  return null;
}

/** Ends the duel: by the losers that an Immediate power fixed (R5: the others are lost), or by comparison. */
function resolve(state: CupState, fixed: readonly Side[] | null, effects: CupEffects): void {
  state.queue = null;
  const white = stanceOf(state.players[0]);
  const black = stanceOf(state.players[1]);
  if (!white || !black) return;
  const { criterion, losers }: Verdict = fixed
    ? { criterion: 'immediate', losers: fixed }
    : verdict(white, black);
  const robbed = robbedSide(losers, white, black);
  const record: DuelRecord = {
    no: state.duelNo,
    cards: [white.card, black.card],
    values: [white.value, black.value],
    criterion,
    losers,
    milled: (robbed && playerAt(state, robbed).deck[0]) ?? null,
  };
  state.rounds[state.rounds.length - 1]?.duels.push(record);
  tellDecided(state, effects, record);
  for (const side of losers) discard(state, side, 'duel', effects);
  if (robbed) discard(state, robbed, 'deck', effects);
}

/** Who loses the first card of the deck, too: the one beaten by a Revolutionary. */
function robbedSide(losers: readonly Side[], white: Stance, black: Stance): Side | null {
  const loser = losers[0];
  if (loser === undefined || losers.length > 1) return null;
  const { power } = (loser === '0' ? black : white).wizard;
  return power.effect === 'millOnWin' ? loser : null;
}
