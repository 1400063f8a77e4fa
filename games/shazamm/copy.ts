/** Copies of a duel. What is replaced and never changed in place (commitments, records, last turn's spells) is shared. */
import type { Resolution, Table } from './state';
import { copyPair } from './wizards';

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
    wizards: copyPair(table.wizards),
    mana: copyPair(table.mana),
    muted: table.muted,
    players: {
      '0': { deck: red.deck.slice(), hand: red.hand.slice(), discard: red.discard.slice() },
      '1': { deck: green.deck.slice(), hand: green.hand.slice(), discard: green.discard.slice() },
    },
    arranged: copyPair(table.arranged),
    commits: copyPair(table.commits),
    resolution: table.resolution && copyResolution(table.resolution),
    lastPlayed: copyPair(table.lastPlayed),
    history: table.history.slice(),
    result: table.result,
  };
}

function copyResolution(resolution: Resolution): Resolution {
  return {
    entries: resolution.entries.map((entry) => ({ ...entry })),
    initialBid: copyPair(resolution.initialBid),
    bid: copyPair(resolution.bid),
    attack: copyPair(resolution.attack),
    decoy: copyPair(resolution.decoy),
    current: resolution.current,
    wallBefore: resolution.wallBefore,
    loserWins: resolution.loserWins,
    blaze: resolution.blaze,
    resist: copyPair(resolution.resist),
    scrooge: copyPair(resolution.scrooge),
    reserveGain: copyPair(resolution.reserveGain),
    siphon: copyPair(resolution.siphon),
  };
}
