/** Copies of tables, for search and for views. */

import type { Pending, PerSeat, PlayerTable, Slot, Table } from './state';

/**
 * A copy that shares nothing which a move changes: what is read-only is replaced, never changed. The fields are
 * written out because a spread followed by other values takes many times as long.
 */
export function copy<Id>(table: Table<Id>): Table<Id> {
  return {
    numPlayers: table.numPlayers,
    options: table.options,
    housesOut: table.housesOut,
    draft: table.draft,
    round: table.round,
    roundOrder: table.roundOrder,
    turnIndex: table.turnIndex,
    firstPlayer: table.firstPlayer,
    firstPlayerMoved: table.firstPlayerMoved,
    actionsLeft: table.actionsLeft,
    drewTwo: table.drewTwo,
    spellsThisTurn: table.spellsThisTurn,
    powersUsed: table.powersUsed,
    timetable: table.timetable.map(copySlot),
    schoolDeck: table.schoolDeck.slice(),
    schoolDiscard: table.schoolDiscard.slice(),
    magicDeck: table.magicDeck.slice(),
    magicDiscard: table.magicDiscard.slice(),
    mailReserve: table.mailReserve.slice(),
    mailRemoved: table.mailRemoved.slice(),
    players: copyPlayers(table.players),
    chain: table.chain,
    pending: copyPending(table.pending),
    result: table.result,
  };
}

function copyPending<Id>(pending: Pending<Id> | null): Pending<Id> | null {
  return pending?.kind === 'window' ? { ...pending, answers: { ...pending.answers } } : pending;
}

function copySlot<Id>({ card, mail }: Slot<Id>): Slot<Id> {
  return { card, mail: mail.slice() };
}

function copyPlayers<Id>(players: PerSeat<PlayerTable<Id>>): PerSeat<PlayerTable<Id>> {
  const { 0: first, 1: second, 2: third, 3: fourth } = players;
  if (!first || !second) return {};
  if (!third) return { 0: copyPlayer(first), 1: copyPlayer(second) };
  if (!fourth) return { 0: copyPlayer(first), 1: copyPlayer(second), 2: copyPlayer(third) };
  return { 0: copyPlayer(first), 1: copyPlayer(second), 2: copyPlayer(third), 3: copyPlayer(fourth) };
}

function copyPlayer<Id>(player: PlayerTable<Id>): PlayerTable<Id> {
  return {
    houses: player.houses,
    hand: player.hand.slice(),
    school: player.school.slice(),
    bonus: player.bonus.slice(),
    mail: player.mail.slice(),
    shield: player.shield,
    stunned: player.stunned,
    extraCollects: player.extraCollects,
    discount: player.discount,
  };
}
