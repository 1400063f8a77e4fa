/** What holds in every state that play reaches (section 3.1); I9 and I14 compare successive states and are tested. */
import { surroundedIn } from './casters';
import { ELEMENTS, levelOf, STARTING_TRIALS, STUDENTS, TRIALS } from './data';
import { startReachable } from './firstTurn';
import { scoresOf } from './standing';
import { type ClashState, opponentOf, PLAYERS, type PlayerID } from './state';

export function invariants(state: ClashState): string[] {
  const scores = scoresOf(state);
  const laws: Record<string, boolean> = {
    'I1: every Student is in exactly one place': sameCards(studentsIn(state), STUDENTS),
    'I2: every Trial is in exactly one place': sameCards(trialsIn(state), TRIALS),
    'I3: levels rise in every stack': stacksOf(state).every(rises),
    'I4: the Trial pile is not empty while the game goes on':
      state.result !== null || state.trialDeck.length > 0,
    'I5: no more Trials are known than there are':
      state.trialKnownTop >= 0 && state.trialKnownTop <= state.trialDeck.length,
    'I6: nothing is played before the marker leaves the crest': PLAYERS.every((p) => crestIsFirst(state, p)),
    'I7: a pending discard fits the table': pendingFits(state),
    'I8: the scores allow the game to go on':
      state.result !== null || PLAYERS.every((p) => isOpen(state, scores[p])),
    'I10: scores are from 0 to 30': PLAYERS.every((p) => scores[p] >= 0 && scores[p] <= 30),
    'I11: the starting Trial can be passed': startReachable(state, state.current),
    'I12: the starting Trial is passed in the first turn': PLAYERS.every((p) => startsInTime(state, p)),
    'I13: turns alternate within the limit':
      state.turnNumber % 2 === (state.current === '0' ? 1 : 0) &&
      state.turnNumber >= 1 &&
      state.turnNumber <= state.turnLimit,
    'I15: the state is plain JSON': isPlainJson(state),
  };
  return Object.keys(laws).filter((law) => !laws[law]);
}

function studentsIn({ studentDeck, studentDiscard, players }: ClashState): string[] {
  const held = PLAYERS.flatMap((p) => [...players[p].hand, ...Object.values(players[p].columns).flat()]);
  return [...studentDeck, ...studentDiscard, ...held];
}

function trialsIn(state: ClashState): string[] {
  const offered = PLAYERS.flatMap((p) => state.players[p].offered);
  return [...state.trialDeck, ...offered, ...stacksOf(state).flat()];
}

function sameCards(found: readonly string[], due: readonly string[]): boolean {
  const cards = new Set(found);
  return found.length === due.length && due.every((card) => cards.has(card));
}

function stacksOf({ players }: ClashState): ClashState['trialDeck'][] {
  return PLAYERS.flatMap((p) => Object.values(players[p].trials));
}

function rises(stack: ClashState['trialDeck']): boolean {
  return stack.every((trial, at) => {
    const below = stack[at - 1];
    return below === undefined || levelOf(below) < levelOf(trial);
  });
}

function crestIsFirst({ players }: ClashState, player: PlayerID): boolean {
  const { emblem, columns, trials } = players[player];
  return emblem !== null || ELEMENTS.every((arena) => columns[arena].length + trials[arena].length === 0);
}

function pendingFits({ pending, players, current }: ClashState): boolean {
  if (pending === null) return true;
  const { victim, count, arena, caster } = pending;
  return (
    victim === opponentOf(current) &&
    count >= 1 &&
    count === Math.floor(players[victim].hand.length / 2) &&
    arena === players[current].emblem &&
    surroundedIn(players[current].columns[arena]).includes(caster)
  );
}

function isOpen({ overtime }: ClashState, score: number): boolean {
  return overtime ? score >= 10 && score <= 19 : score <= 14;
}

function startsInTime({ players, turnNumber }: ClashState, player: PlayerID): boolean {
  const { startingTrialPassed, offered, school } = players[player];
  if (startingTrialPassed) return true;
  const onlyStart = offered.length === 1 && offered[0] === STARTING_TRIALS[school];
  return onlyStart && turnNumber <= (player === '0' ? 1 : 2);
}

function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'object' && Object.values(value).every(isPlainJson);
}
