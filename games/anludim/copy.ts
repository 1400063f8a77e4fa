/** Copies of tables, for search and for views. */
import type { Coven, Table } from './state';

/**
 * A copy that shares nothing which a move changes: lists never are, but for the display. The fields are written out
 * because a spread followed by other values takes many times as long.
 */
export function copy<Card>(table: Table<Card>): Table<Card> {
  return {
    options: table.options,
    phase: table.phase,
    roundNo: table.roundNo,
    firstPlayer: table.firstPlayer,
    currentPlayer: table.currentPlayer,
    turn: { ...table.turn },
    players: table.players.map(copyCoven),
    deck: table.deck,
    discard: table.discard,
    display: [table.display[0], table.display[1], table.display[2]],
    piles: { ...table.piles },
    outObjects: table.outObjects,
    parchmentSupply: table.parchmentSupply,
    professors: { ...table.professors },
    nextCombo: table.nextCombo,
    idleTurns: table.idleTurns,
    nextFirstPlayer: table.nextFirstPlayer,
    history: table.history,
    winner: table.winner,
  };
}

function copyCoven<Card>(coven: Coven<Card>): Coven<Card> {
  return {
    hand: coven.hand,
    known: coven.known,
    combos: coven.combos,
    objects: coven.objects,
    parchments: coven.parchments,
    crest: coven.crest,
    roundsWon: coven.roundsWon,
    kept: coven.kept,
  };
}
