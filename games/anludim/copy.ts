/** Copies of tables, for search and for views. */
import type { Coven, Table } from './state';

/**
 * A copy that shares nothing which a move changes: combinations, objects, piles and results never are. The fields are
 * written out because a spread followed by other values takes many times as long.
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
    deck: table.deck.slice(),
    discard: table.discard.slice(),
    display: [table.display[0], table.display[1], table.display[2]],
    piles: { ...table.piles },
    outObjects: table.outObjects.slice(),
    parchmentSupply: table.parchmentSupply,
    professors: { ...table.professors },
    nextCombo: table.nextCombo,
    idleTurns: table.idleTurns,
    nextFirstPlayer: table.nextFirstPlayer,
    history: table.history.slice(),
    winner: table.winner,
  };
}

function copyCoven<Card>(coven: Coven<Card>): Coven<Card> {
  return {
    hand: coven.hand.slice(),
    known: coven.known.slice(),
    combos: coven.combos.slice(),
    objects: coven.objects.slice(),
    parchments: coven.parchments,
    crest: coven.crest,
    roundsWon: coven.roundsWon,
    kept: coven.kept,
  };
}
