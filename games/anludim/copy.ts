/** Copies of tables, for search and for views. */
import type { Coven, Table } from './state';

/** A copy that shares nothing which a move changes: combinations, objects, piles and results never are. */
export function copy<Card>(table: Table<Card>): Table<Card> {
  const [first, second, third] = table.display;
  return {
    ...table,
    turn: { ...table.turn },
    players: table.players.map(copyCoven),
    deck: table.deck.slice(),
    discard: table.discard.slice(),
    display: [first, second, third],
    piles: { ...table.piles },
    outObjects: table.outObjects.slice(),
    professors: { ...table.professors },
    history: table.history.slice(),
  };
}

function copyCoven<Card>(coven: Coven<Card>): Coven<Card> {
  return {
    ...coven,
    hand: coven.hand.slice(),
    known: coven.known.slice(),
    combos: coven.combos.slice(),
    objects: coven.objects.slice(),
  };
}
