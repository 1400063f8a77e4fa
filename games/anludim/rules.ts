/** The rules of Anludim: the one object that the page, boardgame.io, the bots and the tests ask. */
import { type Awaiting, type Rules, SEATS } from '../kit';
import { copy } from './copy';
import { PLAYERS } from './data';
import { defaultMove } from './defaultMove';
import type { AnludimEvent } from './events';
import { facts } from './facts';
import { invariants } from './invariants';
import { discardForCard } from './moves/discardForCard';
import { drawFaceUp } from './moves/drawFaceUp';
import { drawHidden } from './moves/drawHidden';
import { endTurn } from './moves/endTurn';
import { keepCards } from './moves/keepCards';
import { layCombination } from './moves/layCombination';
import { pass } from './moves/pass';
import { takeBack } from './moves/takeBack';
import { optionFields, parseOptions, setup } from './setup';
import { rankingOf, totalsOf } from './standing';
import { type AnludimMoves, type AnludimOptions, type AnludimState, type AnludimView, seatOf } from './state';
import { view } from './view';

export const rules: Rules<AnludimState, AnludimView, AnludimMoves, AnludimOptions, AnludimEvent> = {
  id: 'anludim',
  players: PLAYERS,
  optionFields,
  parseOptions,
  setup,
  moves: { takeBack, layCombination, drawHidden, drawFaceUp, discardForCard, endTurn, pass, keepCards },
  copy,
  awaiting,
  turnOf: ({ phase, currentPlayer }) => (phase === 'play' ? seatOf(currentPlayer) : null),
  moment: ({ roundNo, currentPlayer }) => ({ round: roundNo, turn: currentPlayer }),
  view,
  result: (table) => (table.winner === null ? null : { winner: table.winner, ranking: rankingOf(table) }),
  winners: ({ winner }) => (winner === null ? [] : [seatOf(winner)]),
  standing: totalsOf,
  facts,
  defaultMove,
  invariants,
  hotSeat: { isOpen: () => false, sharedEvents: ['roundEnded'] },
};

/** Made once: the answer is asked for before every move of a search. */
const MAIN: readonly Awaiting[] = SEATS.map((seat) => ({ [seat]: 'main' }));
const OPTIONAL: readonly Awaiting[] = SEATS.map((seat) => ({ [seat]: 'optional' }));
/** One for each group of seats, whose bits are set. */
const KEEP: readonly Awaiting[] = Array.from({ length: 1 << SEATS.length }, (_, group) =>
  Object.fromEntries(SEATS.filter((_seat, bit) => group & (1 << bit)).map((seat) => [seat, 'keep'])),
);
const NOBODY: Awaiting = {};

function awaiting({ phase, turn, currentPlayer, players }: AnludimView): Awaiting {
  if (phase === 'play') return (turn.mainDone ? OPTIONAL : MAIN)[currentPlayer] ?? NOBODY;
  if (phase === 'over') return NOBODY;
  let undecided = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.kept === null) undecided |= 1 << seat;
  return KEEP[undecided] ?? NOBODY;
}
