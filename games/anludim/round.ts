/** How a round begins and ends (sections 5 and 9). */
import type { Effects } from '../kit';
import { CARDS, CRESTS, PARCHMENTS, pilesFor, REWARDS, SLOTS } from './data';
import type { AnludimEvent } from './events';
import { rankingOf, rankRound, totalsOf } from './standing';
import { type AnludimState, covenAt, type RoundEnd, type SeatNumber, seatOf } from './state';

/** R26: every card that is not in a hand is shuffled; everything else returns to its place. */
export function beginRound(
  state: AnludimState,
  firstPlayer: SeatNumber,
  effects: Effects<AnludimEvent>,
): void {
  const { players } = state;
  state.phase = 'play';
  state.roundNo += 1;
  state.firstPlayer = firstPlayer;
  state.currentPlayer = firstPlayer;
  resetTurn(state);
  const kept = players.flatMap(({ hand }) => hand);
  const deck = CARDS.filter((card) => !kept.includes(card));
  effects.random.shuffle(deck);
  for (let offset = 0; offset < players.length; offset++) {
    const coven = covenAt(state, (firstPlayer + offset) % players.length);
    coven.hand = [...coven.hand, ...deck.splice(0, CRESTS[coven.crest].hand - coven.hand.length)];
    coven.known = [];
    coven.combos = [];
    coven.objects = [];
    coven.kept = null;
  }
  const display = deck.splice(0, SLOTS.length);
  state.deck = deck;
  state.display = [display[0] ?? null, display[1] ?? null, display[2] ?? null];
  state.discard = [];
  state.piles = pilesFor(players.length);
  state.outObjects = [];
  state.professors = { run: null, flush: null, pairs: null, trips: null, assembly: null };
  state.nextCombo = 1;
  state.idleTurns = 0;
  state.nextFirstPlayer = null;
  effects.emit?.({
    type: 'roundBegan',
    round: state.roundNo,
    firstPlayer: seatOf(firstPlayer),
    hands: players.map(({ hand }) => hand.length),
    parchments: players.map(({ parchments }) => parchments),
    deck: state.deck.length,
    display,
    piles: { ...state.piles },
    secret: Object.fromEntries(players.map(({ hand }, seat) => [seat, { hand }])),
  });
  effects.emit?.({ type: 'turnBegan', player: seatOf(firstPlayer) });
}

/** The round ends in the current player's turn: with the winner's crest turned, and either the game over or cards to keep. */
export function endRound(state: AnludimState, endedBy: RoundEnd, effects: Effects<AnludimEvent>): void {
  const trigger = state.currentPlayer;
  const totals = totalsOf(state);
  const ranking = rankRound(totals, trigger);
  const winner = endedBy === 'five' ? trigger : (ranking[0] ?? trigger);
  const [second = winner, third = null] = ranking.filter((seat) => seat !== winner);
  const result = { round: state.roundNo, endedBy, trigger, winner, second, third, totals };
  const champion = covenAt(state, winner);
  state.history = [...state.history, result];
  resetTurn(state);
  champion.roundsWon += 1;
  champion.crest = 'gold';
  const isOver = champion.roundsWon === state.options.roundsToWin;
  if (isOver) {
    state.phase = 'over';
    state.winner = winner;
  } else {
    rewardParchments(state, second, third);
    state.phase = 'keep';
    state.nextFirstPlayer = (trigger + 1) % state.players.length;
  }
  effects.emit?.({
    type: 'roundEnded',
    result,
    crests: state.players.map(({ crest }) => crest),
    roundsWon: state.players.map(({ roundsWon }) => roundsWon),
    parchments: state.players.map(({ parchments }) => parchments),
  });
  if (isOver) effects.emit?.({ type: 'gameEnded', winner: seatOf(winner), ranking: rankingOf(state) ?? [] });
}

export function resetTurn({ turn }: AnludimState): void {
  turn.mainDone = false;
  turn.optionalUsed = false;
}

/** All parchments come back first; where only two play, nobody is rewarded. */
function rewardParchments(state: AnludimState, second: SeatNumber, third: SeatNumber | null): void {
  for (const coven of state.players) coven.parchments = 0;
  state.parchmentSupply = PARCHMENTS;
  if (third === null) return;
  covenAt(state, second).parchments = REWARDS.second;
  covenAt(state, third).parchments = REWARDS.third;
  state.parchmentSupply -= REWARDS.second + REWARDS.third;
}

/** When the last player has decided, each hand becomes what was kept of it. */
export function keepHands(state: AnludimState): void {
  for (const coven of state.players) coven.hand = coven.kept ?? [];
}
