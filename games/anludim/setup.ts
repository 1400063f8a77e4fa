/** The options of a match, and the table of its first round (section 5). */
import { type Effects, type OptionField, type Parsed, parseFields } from '../kit';
import { PARCHMENTS, pilesFor } from './data';
import type { AnludimEvent } from './events';
import { beginRound } from './round';
import { seatNumbers } from './standing';
import {
  type AnludimOptions,
  type AnludimState,
  type Coven,
  covenAt,
  ROUNDS_TO_WIN,
  VARIANTS,
} from './state';

export function optionFields(players: number): readonly OptionField[] {
  return [
    { kind: 'choice', key: 'variant', values: VARIANTS, default: 'base' },
    { kind: 'choice', key: 'roundsToWin', values: ROUNDS_TO_WIN, default: 2 },
    { kind: 'choice', key: 'firstPlayer', values: ['random', ...seatNumbers(players)], default: 'random' },
  ];
}

export function parseOptions(raw: unknown, players: number): Parsed<AnludimOptions> {
  const parsed = parseFields(optionFields(players), raw);
  if (!parsed.ok) return parsed;
  const { variant, roundsToWin, firstPlayer } = parsed.options;
  return {
    ok: true,
    options: {
      variant: variant === 'expert' ? 'expert' : 'base',
      roundsToWin: roundsToWin === 1 ? 1 : 2,
      firstPlayer: firstPlayer === 'random' ? firstPlayer : Number(firstPlayer),
    },
  };
}

export function setup(
  options: AnludimOptions,
  players: number,
  effects: Effects<AnludimEvent>,
): AnludimState {
  const firstPlayer = options.firstPlayer === 'random' ? effects.random.int(players) : options.firstPlayer;
  const state: AnludimState = {
    options,
    phase: 'play',
    roundNo: 0,
    firstPlayer,
    currentPlayer: firstPlayer,
    turn: { mainDone: false, optionalUsed: false },
    players: seatNumbers(players).map(newCoven),
    deck: [],
    discard: [],
    display: [null, null, null],
    piles: pilesFor(players),
    outObjects: [],
    parchmentSupply: PARCHMENTS - 1,
    professors: { run: null, flush: null, pairs: null, trips: null, assembly: null },
    nextCombo: 1,
    idleTurns: 0,
    nextFirstPlayer: null,
    history: [],
    winner: null,
  };
  // R18: in the first round, whoever plays last has a parchment.
  covenAt(state, (firstPlayer + players - 1) % players).parchments = 1;
  beginRound(state, firstPlayer, effects);
  return state;
}

function newCoven(): Coven<never> {
  return {
    hand: [],
    known: [],
    combos: [],
    objects: [],
    parchments: 0,
    crest: 'silver',
    roundsWon: 0,
    kept: null,
  };
}
