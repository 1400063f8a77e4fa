/** The yardstick: a minimal card game written the way boardgame.io's documentation teaches, in the same reducer. */
import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/core';
import { createReducer } from '../reducer';
import { type Contestant, measurePace, type Patience } from './pace';

interface CardTable {
  secret: { deck: number[] };
  players: Record<string, { hand: number[] }>;
  pile: number[];
}

const cardGame: Game<CardTable> = {
  name: 'baseline',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    const players = Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: deck.splice(0, 7) }]));
    return { secret: { deck }, players, pile: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drawCard: ({ G, playerID }) => {
      const card = G.secret.deck.pop();
      if (card === undefined) return INVALID_MOVE;
      G.players[playerID]?.hand.push(card);
    },
    playCard: ({ G, playerID }, { card }: { card: number }) => {
      const hand = G.players[playerID]?.hand ?? [];
      if (!hand.includes(card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.pile.push(card);
    },
  },
  endIf: ({ G }) =>
    Object.values(G.players).every(({ hand }) => hand.length === 0) ? { over: true } : undefined,
  playerView: PlayerView.STRIP_SECRETS,
  seed: 'baseline',
};

export function measureBaseline(patience: Patience): { readonly reducerMovesPerSecond: number } {
  return { reducerMovesPerSecond: measurePace(contestant(), patience) };
}

/** The players draw until the deck is gone, every other turn, and then play their hands. */
function contestant(): Contestant {
  const reducer = createReducer(cardGame);
  const start = reducer.start(2);
  const moves: { player: string; move: string; args: unknown }[] = [];
  const play = (state: State<CardTable>): State<CardTable> => {
    const player = state.ctx.currentPlayer;
    const [card] = state.G.players[player]?.hand ?? [];
    const draws = state.ctx.turn % 4 < 2 && state.G.secret.deck.length > 0;
    const action = draws
      ? { player, move: 'drawCard', args: null }
      : { player, move: 'playCard', args: { card } };
    moves.push(action);
    return reducer.play(state, action);
  };
  for (let state = start; state.ctx.gameover === undefined; ) state = play(state);
  return {
    moves: moves.length,
    run: () => {
      let state = start;
      for (const move of moves) state = reducer.play(state, move);
      if (state.ctx.gameover === undefined) throw new Error('the baseline game did not end');
    },
  };
}
