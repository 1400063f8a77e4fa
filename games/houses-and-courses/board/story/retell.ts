/**
 * The table as it stood after any number of events, for the eyes of whoever the events are meant for: what the board
 * shows while the story is told. Events carry absolute figures, so no rule is applied here.
 */
import type { UndoEvent } from '../../../kit';
import type { HousesEvent } from '../../events';
import { seatsIn } from '../../seats';
import type { HousesView } from '../../state';
import { hidden, Teller, without } from './teller';

export type BoardEvent = HousesEvent | UndoEvent;

/** The table after these events, the first of which began the match; the view tells who plays, and how. */
export function retell(events: readonly BoardEvent[], view: HousesView): HousesView {
  const teller = new Teller(view);
  for (const event of standing(events)) show(teller, event);
  return teller.table;
}

/** Without what was taken back: only a Bonus card just laid can be. */
function standing(events: readonly BoardEvent[]): HousesEvent[] {
  const kept: HousesEvent[] = [];
  for (const event of events) {
    if (event.type === 'undo') kept.pop();
    else kept.push(event);
  }
  return kept;
}

type Type = HousesEvent['type'];
type Scenes = { readonly [T in Type]: (teller: Teller, event: Extract<HousesEvent, { type: T }>) => void };

function show<T extends Type>(teller: Teller, event: Extract<HousesEvent, { type: T }>): void {
  const scene: (teller: Teller, event: Extract<HousesEvent, { type: T }>) => void = SCENES[event.type as T];
  scene(teller, event);
}

const NOTHING_MOVES = () => undefined;

const SCENES: Scenes = {
  housePicked(teller, { player, house }) {
    const picker = teller.at(player);
    picker.houses = [...picker.houses, house];
  },
  dealt(teller, { houses, hands, magicDeck, secret }) {
    for (const seat of seatsIn(teller.table)) {
      const hand = secret[seat]?.hand;
      if (hand) teller.own = seat;
      teller.at(seat).houses = houses[seat] ?? [];
      teller.at(seat).hand = hand ? [...hand] : hidden(hands[seat] ?? 0);
    }
    teller.table.draft = null;
    teller.table.magicDeck = hidden(magicDeck);
  },
  mailLaid({ table }, { slots, mailReserve }) {
    for (const slot of slots) table.timetable[slot]?.mail.push({ id: null, seenBy: [] });
    table.mailReserve = hidden(mailReserve);
  },
  cardsLaid({ table }, { cards, schoolDeck }) {
    for (const { slot, card } of cards) table.timetable[slot] = { card, mail: [] };
    table.schoolDeck = hidden(schoolDeck);
  },
  roundBegan({ table }, { round, order }) {
    table.round = round;
    table.roundOrder = order;
    table.firstPlayer = order[0] ?? null;
    table.firstPlayerMoved = false;
  },
  turnBegan(teller, { player, actions }) {
    teller.beginTurn(player, actions);
  },
  reshuffled({ table }, { pile, deck }) {
    if (pile === 'magic') Object.assign(table, { magicDeck: hidden(deck), magicDiscard: [] });
    else Object.assign(table, { schoolDeck: hidden(deck), schoolDiscard: [] });
  },
  firstPlayerMoved({ table }, { player, by }) {
    table.firstPlayer = player;
    table.firstPlayerMoved = by === 'balais';
  },
  ended(teller, { result, mail }) {
    // Seven Horcruches end the game in the middle of a turn.
    if (result.reason !== 'horcruches') teller.endTurn();
    teller.table.result = result;
    teller.table.pending = null;
    for (const seat of seatsIn(teller.table)) teller.at(seat).mail = [...(mail[seat] ?? [])];
  },

  drew(teller, { player, hand, magicDeck, secret }) {
    teller.hand(player, hand, [], secret[player]?.cards);
    teller.table.magicDeck = hidden(magicDeck);
  },
  collected(teller, { player, slot, card, paid, hand, actionsLeft, extraCollects }) {
    const { table } = teller;
    teller.hand(player, hand, paid);
    teller.at(player).school.push(card);
    Object.assign(teller.at(player), { discount: 0, extraCollects });
    table.magicDiscard.push(...paid);
    table.actionsLeft = actionsLeft;
    table.timetable[slot] = { card: null, mail: [] };
  },
  mailTaken(teller, { player, slot, kept, bawlers, mail, mailReserve, secret }) {
    const own = secret[player]?.mail;
    teller.mail(player, mail, [], own);
    teller.takeLetters(slot, own ?? [], kept + bawlers);
    teller.table.mailReserve = hidden(mailReserve);
  },
  bonusPlayed(teller, { player, card, to, hand }) {
    teller.hand(player, hand, [card]);
    teller.at(to).bonus.push(card);
  },
  mailUsed(teller, { player, token, mail }) {
    teller.mail(player, mail, [token]);
    teller.table.mailRemoved.push(token);
  },
  powerUsed({ table }, { house }) {
    table.powersUsed = [...table.powersUsed, house];
  },
  cardsGiven(teller, { player, receivers, hands, secret }) {
    teller.hand(player, hands[player] ?? 0, Object.values(secret[player]?.gifts ?? {}));
    for (const seat of receivers) {
      const gift = secret[seat]?.gifts[seat];
      teller.hand(seat, hands[seat] ?? 0, [], gift === undefined ? [] : [gift]);
    }
  },
  peeked({ table }, { player, slot, secret }) {
    const laid = table.timetable[slot];
    const ids = secret[player]?.mail;
    if (!laid) return;
    laid.mail = laid.mail.map(({ id, seenBy }, at) => ({
      id: ids?.[at] ?? id,
      seenBy: seenBy.includes(player) ? seenBy : [...seenBy, player],
    }));
  },
  mailFound({ table }, { player, mailReserve, secret }) {
    table.mailReserve = hidden(mailReserve);
    table.pending = { kind: 'poufmoufle', player, mail: secret[player]?.mail ?? null };
  },
  mailPlaced({ table }, { player, slot }) {
    const id = table.pending?.kind === 'poufmoufle' ? table.pending.mail : null;
    table.timetable[slot]?.mail.push({ id, seenBy: [player] });
    table.pending = null;
  },
  courseSkipped: NOTHING_MOVES,

  declared(teller, { item, hand }) {
    teller.table.chain = [item];
    if (item.kind === 'spell') teller.hand(item.player, hand, [item.card]);
  },
  reacted(teller, { item, hand, mail }) {
    const { table } = teller;
    const [root, ...reactions] = table.chain;
    if (root) table.chain = [root, ...reactions, item];
    if ('mail' in item) {
      teller.mail(item.player, mail, [item.mail]);
      table.mailRemoved.push(item.mail);
    } else teller.hand(item.player, hand, [item.card]);
  },
  nobodyReacted: NOTHING_MOVES,
  settled: NOTHING_MOVES,
  copied: NOTHING_MOVES,
  copyDeclined: NOTHING_MOVES,
  chainEnded({ table }) {
    for (const item of table.chain) {
      if (item.kind !== 'course' && 'card' in item) table.magicDiscard.push(item.card);
    }
    table.chain = [];
  },

  shielded(teller, { player }) {
    teller.at(player).shield = true;
  },
  courseSwapped(teller, { player, slot, given, taken }) {
    const { school } = teller.at(player);
    const laid = teller.table.timetable[slot];
    school[school.indexOf(given)] = taken;
    if (laid) laid.card = given;
  },
  spellTaken(teller, { player, card, hand }) {
    teller.table.magicDiscard = without(teller.table.magicDiscard, [card]);
    teller.hand(player, hand, [], [card]);
  },
  cardStolen(teller, { player, from, hands, secret }) {
    const { card } = secret[player] ?? secret[from] ?? {};
    const cards = card === undefined ? [] : [card];
    teller.hand(from, hands[from] ?? 0, cards);
    teller.hand(player, hands[player] ?? 0, [], cards);
  },
  mailStolen(teller, { player, from, mail, secret }) {
    const { token } = secret[player] ?? secret[from] ?? {};
    const tokens = token === undefined ? [] : [token];
    teller.mail(from, mail[from] ?? 0, tokens);
    teller.mail(player, mail[player] ?? 0, [], tokens);
  },
  discarded(teller, { player, cards, hand }) {
    teller.hand(player, hand, cards);
    teller.table.magicDiscard.push(...cards);
  },
  extraCollectGained(teller, { player, extraCollects }) {
    teller.at(player).extraCollects = extraCollects;
  },
  discountGained(teller, { player, discount }) {
    teller.at(player).discount = discount;
  },
  stunned(teller, { player }) {
    teller.at(player).stunned = true;
  },
  bonusDiscarded(teller, { owner, card }) {
    const area = teller.at(owner);
    area.bonus = without(area.bonus, [card]);
    teller.table.magicDiscard.push(card);
  },
  schoolGiven(teller, { player, to, card }) {
    const giver = teller.at(player);
    giver.school = without(giver.school, [card]);
    teller.at(to).school.push(card);
  },
  slotsCleared({ table }, { slots, cards, mailReserve }) {
    for (const slot of slots) table.timetable[slot] = { card: null, mail: [] };
    table.schoolDiscard.push(...cards);
    table.mailReserve = hidden(mailReserve);
  },
};
