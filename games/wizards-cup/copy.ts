/** A copy of the state for a move or a search to change. */
import type { CupState, PlayerState, RoundRecord } from './state';

/** Shares what no move changes: options, fans, records of duels and of finished rounds, steps already told. */
export function copy(state: CupState): CupState {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    duelNo: state.duelNo,
    queue: state.queue === null ? null : state.queue.slice(),
    pending: state.pending,
    fan: [state.fan[0], state.fan[1]],
    players: { 0: copyPlayer(state.players[0]), 1: copyPlayer(state.players[1]) },
    rounds: state.rounds.map(copyRound),
    events: state.events.slice(),
    result: state.result,
  };
}

function copyPlayer(player: PlayerState): PlayerState {
  return {
    forced: player.forced,
    hand: player.hand.slice(),
    reserve: player.reserve.slice(),
    deck: player.deck.slice(),
    waiting: player.waiting.slice(),
    waitingFaceUp: player.waitingFaceUp,
    duel: player.duel,
    discard: player.discard.slice(),
    tokens: player.tokens,
    step: player.step,
  };
}

function copyRound(record: RoundRecord): RoundRecord {
  if (record.winners !== null) return record;
  return {
    round: record.round,
    shown: [record.shown[0].slice(), record.shown[1].slice()],
    duels: record.duels.slice(),
    winners: null,
    tieBreak: null,
    final: null,
  };
}
