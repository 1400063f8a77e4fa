/** Rounds: how one begins, why one ends, and what the collapse of the bridge does to the wizards (6.4, 6.5). */
import type { Effects } from '../kit';
import { draw } from './cards';
import { BRIDGE_LENGTH, DISTANCE, DRAW_PER_ROUND, MANA_MAX } from './data';
import type { ShazammEvent } from './events';
import { type RoundEndCause, type ShazammState, WIZARDS, type Wizard } from './state';
import { opponentOf, perWizard } from './wizards';

export function beginRound(state: ShazammState, cards: number, effects: Effects<ShazammEvent>): void {
  state.stage = 'commit';
  const red = draw(state.players['0'], cards);
  const green = draw(state.players['1'], cards);
  effects.emit?.({
    type: 'roundBegan',
    round: state.round,
    collapsed: state.collapsed,
    wall: state.wall,
    wizards: state.wizards,
    mana: state.mana,
    drawn: perWizard(red.length, green.length),
    secret: { '0': { drawn: red }, '1': { drawn: green } },
  });
}

/** The checks at the end of a turn, in their order (R18, R24). */
export function roundEndCause(state: ShazammState, stopped: boolean): RoundEndCause | null {
  const { wall, wizards, mana } = state;
  if (stopped) return 'ROUND_END_SPELL';
  if (wall === wizards['0'] || wall === wizards['1']) return 'WALL_TOUCHED';
  if (mana['0'] === 0 && mana['1'] === 0) return 'BOTH_EXHAUSTED';
  return mana['0'] === 0 || mana['1'] === 0 ? 'MANA_EXHAUSTED' : null;
}

/** How far the other wizard's Mana carries the wall towards the one who has none left (R17). */
export function exhaustionPush(state: ShazammState): { exhausted: Wizard; steps: number } {
  const exhausted = state.mana['0'] === 0 ? '0' : '1';
  const distance = Math.abs(state.wall - state.wizards[exhausted]);
  return { exhausted, steps: Math.min(state.mana[opponentOf(exhausted)], distance) };
}

/** Moves the wall towards a wizard's end of the bridge. */
export function moveWall(state: ShazammState, towards: Wizard, steps: number): void {
  state.wall += towards === '0' ? -steps : steps;
}

/** Collapse and new places are one step: only the final position decides (R3). */
export function endRound(state: ShazammState, cause: RoundEndCause, effects: Effects<ShazammEvent>): void {
  state.collapsed += 1;
  state.wizards = perWizard(state.wall - DISTANCE, state.wall + DISTANCE);
  effects.emit?.({
    type: 'roundEnded',
    round: state.round,
    cause,
    collapsed: state.collapsed,
    wall: state.wall,
    wizards: state.wizards,
  });
  const fallen = WIZARDS.filter((wizard) => !standsOnBridge(state, wizard));
  if (fallen.length > 0) {
    endGame(state, fallen, effects);
    return;
  }
  state.mana = perWizard(MANA_MAX, MANA_MAX);
  state.muted = false;
  state.round += 1;
  state.turn = 1;
  beginRound(state, DRAW_PER_ROUND, effects);
}

/** A place beyond the end is as bad as a collapsed tile (R4). */
function standsOnBridge(state: ShazammState, wizard: Wizard): boolean {
  const tile = state.wizards[wizard];
  return tile > state.collapsed && tile <= BRIDGE_LENGTH - state.collapsed;
}

function endGame(state: ShazammState, fallen: readonly Wizard[], effects: Effects<ShazammEvent>): void {
  const [loser, both] = fallen;
  state.stage = 'over';
  state.result =
    loser && !both
      ? { winner: opponentOf(loser), loser, reason: 'FELL' }
      : { draw: true, reason: 'BOTH_FELL' };
  effects.emit?.({ type: 'fell', players: fallen, result: state.result });
}
