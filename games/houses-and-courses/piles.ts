/** Decks, discards and the Mail reserve: drawing from them, giving back to them, and finding a card in a zone. */
import type { Effects, Seat } from '../kit';
import { type MailId, mailOf, type SchoolId } from './catalogue';
import type { HousesEvent } from './events';
import { onlyFor, playerAt } from './seats';
import type { HousesState, HousesView, LaidMail } from './state';

/** Who has seen a token that was just laid. */
const UNSEEN: readonly Seat[] = [];

/** Takes a card that a check has seen out of a zone; the others keep their order. */
export function take(zone: string[], id: string): string {
  const at = zone.indexOf(id);
  if (at < 0) throw new Error(`${id} is not there`);
  return takeAt(zone, at);
}

export function takeAt(zone: string[], at: number): string {
  const card = zone[at];
  if (card === undefined) throw new Error('the zone is empty');
  for (let next = at + 1; next < zone.length; next++) zone[next - 1] = zone[next] as string;
  zone.pop();
  return card;
}

export function canDraw({ magicDeck, magicDiscard }: HousesView): boolean {
  return magicDeck.length + magicDiscard.length > 0;
}

/** R9, R10: the discard becomes the deck in the middle of a draw, if need be; with both empty the draw stops. */
export function drawMagic(
  state: HousesState,
  player: Seat,
  count: number,
  effects: Effects<HousesEvent>,
): void {
  const { hand } = playerAt(state, player);
  const before = hand.length;
  while (hand.length < before + count) {
    if (state.magicDeck.length === 0) rebuildMagic(state, effects);
    const card = state.magicDeck.shift();
    if (card === undefined) break;
    hand.push(card);
  }
  if (hand.length === before) return;
  effects.emit?.({
    type: 'drew',
    player,
    count: hand.length - before,
    hand: hand.length,
    magicDeck: state.magicDeck.length,
    secret: onlyFor(player, { cards: hand.slice(before) }),
  });
}

function rebuildMagic(state: HousesState, effects: Effects<HousesEvent>): void {
  if (state.magicDiscard.length === 0) return;
  state.magicDeck = state.magicDiscard;
  state.magicDiscard = [];
  effects.random.shuffle(state.magicDeck);
  effects.emit?.({ type: 'reshuffled', pile: 'magic', deck: state.magicDeck.length });
}

/** R11: the School piles never run out together. */
function drawSchool(state: HousesState, effects: Effects<HousesEvent>): SchoolId {
  if (state.schoolDeck.length === 0) {
    state.schoolDeck = state.schoolDiscard;
    state.schoolDiscard = [];
    effects.random.shuffle(state.schoolDeck);
    effects.emit?.({ type: 'reshuffled', pile: 'school', deck: state.schoolDeck.length });
  }
  const card = state.schoolDeck.shift();
  if (card === undefined) throw new Error('no School card is left');
  return card;
}

/** Lays the next School cards on these empty slots, without Mail (R7). */
export function layCards(state: HousesState, slots: readonly number[], effects: Effects<HousesEvent>): void {
  if (slots.length === 0) return;
  const cards = slots.map((slot) => {
    const card = drawSchool(state, effects);
    state.timetable[slot] = { card, mail: [] };
    return { slot, card };
  });
  effects.emit?.({ type: 'cardsLaid', cards, schoolDeck: state.schoolDeck.length });
}

/** R8: one token on every card of the Timetable, until the reserve is empty. */
export function layMail(state: HousesState, effects: Effects<HousesEvent>): void {
  const slots: number[] = [];
  state.timetable.forEach(({ card, mail }, slot) => {
    const id = card === null ? undefined : state.mailReserve.shift();
    if (id === undefined) return;
    mail.push({ id, seenBy: UNSEEN });
    slots.push(slot);
  });
  if (slots.length > 0) effects.emit?.({ type: 'mailLaid', slots, mailReserve: state.mailReserve.length });
}

/** What was seen of the tokens is forgotten with their return (R31). */
export function returnMail(state: HousesState, ids: readonly MailId[], effects: Effects<HousesEvent>): void {
  if (ids.length === 0) return;
  for (const id of ids) state.mailReserve.push(id);
  effects.random.shuffle(state.mailReserve);
}

/** The player takes tokens that lay on a slot; Bawlers go back to the reserve, which is shuffled (R17). */
export function collectMail(
  state: HousesState,
  player: Seat,
  slot: number,
  tokens: readonly LaidMail<string>[],
  effects: Effects<HousesEvent>,
): void {
  if (tokens.length === 0) return;
  const { mail } = playerAt(state, player);
  const before = mail.length;
  let bawlers = 0;
  for (const { id } of tokens) {
    const isBawler = mailOf(id).kind === 'engueulante';
    if (isBawler) bawlers++;
    (isBawler ? state.mailReserve : mail).push(id);
  }
  if (bawlers > 0) effects.random.shuffle(state.mailReserve);
  effects.emit?.({
    type: 'mailTaken',
    player,
    slot,
    kept: mail.length - before,
    bawlers,
    mail: mail.length,
    mailReserve: state.mailReserve.length,
    secret: onlyFor(player, { mail: mail.slice(before) }),
  });
}

/** The player looks at all tokens of a slot, in the open (R49). */
export function peek(state: HousesState, player: Seat, slot: number, effects: Effects<HousesEvent>): void {
  const laid = state.timetable[slot];
  if (laid === undefined) throw new Error(`there is no slot ${slot}`);
  laid.mail = laid.mail.map((token) =>
    token.seenBy.includes(player) ? token : { id: token.id, seenBy: [...token.seenBy, player] },
  );
  effects.emit?.({
    type: 'peeked',
    player,
    slot,
    secret: onlyFor(player, { mail: laid.mail.map(({ id }) => id) }),
  });
}
