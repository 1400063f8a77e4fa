/** Copies of a duel. What is replaced and never changed in place (pairs, commitments, records) is shared. */
import type { Resolution, Table } from './state';

export function copy<Card, Laid>(table: Table<Card, Laid>): Table<Card, Laid> {
  const { '0': red, '1': green } = table.players;
  return {
    options: table.options,
    stage: table.stage,
    actor: table.actor,
    round: table.round,
    turn: table.turn,
    collapsed: table.collapsed,
    wall: table.wall,
    wizards: table.wizards,
    mana: table.mana,
    muted: table.muted,
    players: {
      '0': { deck: red.deck.slice(), hand: red.hand.slice(), discard: red.discard.slice() },
      '1': { deck: green.deck.slice(), hand: green.hand.slice(), discard: green.discard.slice() },
    },
    arranged: table.arranged,
    commits: table.commits,
    resolution: table.resolution && copyResolution(table.resolution),
    lastPlayed: table.lastPlayed,
    history: table.history.slice(),
    result: table.result,
  };
}

function copyResolution(resolution: Resolution): Resolution {
  return { ...resolution, entries: resolution.entries.map((entry) => ({ ...entry })) };
}
