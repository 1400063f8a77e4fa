/** The end of a turn: the wall moves, both pay, reserves grow, the record is written (6.3, steps 4 to 9). */
import type { Effects } from '../kit';
import { insertSpell } from './cards';
import { MANA_MAX } from './data';
import type { ShazammEvent } from './events';
import { endRound, exhaustionPush, moveWall, roundEndCause } from './round';
import type { PerWizard, PlayedSpell, Resolution, ShazammState, SpellNo, Wizard } from './state';
import { WIZARDS } from './state';
import { opponentOf, perWizard, withValue } from './wizards';

interface Movement {
  readonly towards: Wizard | null;
  readonly steps: number;
}

const NO_MOVEMENT: Movement = { towards: null, steps: 0 };

/** Nothing waits any more. */
export function endTurn(state: ShazammState, resolution: Resolution, effects: Effects<ShazammEvent>): void {
  const stopped = isStopped(resolution.entries);
  let movement = NO_MOVEMENT;
  let paid: PerWizard<number> | null = null;
  if (!stopped) {
    movement = compare(state, resolution, effects);
    paid = pay(state, resolution, movement.towards, effects);
    gain(state, resolution, effects);
  }
  cleanUp(state, resolution.entries);

  const cause = roundEndCause(state, stopped);
  const push = cause === 'MANA_EXHAUSTED' ? exhaustionPush(state) : null;
  state.history.push({
    round: state.round,
    turn: state.turn,
    initialBid: resolution.initialBid,
    bid: resolution.bid,
    attack: resolution.attack,
    decoy: resolution.decoy,
    spells: resolution.entries.map(({ id, controller, fate }) => ({ id, controller, fate })),
    towards: movement.towards,
    steps: movement.steps,
    paid,
    manaAfter: state.mana,
    wallAfter: state.wall,
    roundEnd: cause,
    pushed: push?.steps ?? 0,
  });

  if (push) {
    moveWall(state, push.exhausted, push.steps);
    effects.emit?.({ type: 'pushed', ...push, wall: state.wall });
  }
  if (cause) {
    endRound(state, cause, effects);
  } else {
    state.stage = 'commit';
    state.turn += 1;
  }
}

/** End of Round was applied. */
function isStopped(entries: readonly PlayedSpell[]): boolean {
  for (const { spell, fate } of entries) if (spell === 4 && fate === 'applied') return true;
  return false;
}

function compare(state: ShazammState, resolution: Resolution, effects: Effects<ShazammEvent>): Movement {
  const { loserWins, blaze, attack } = resolution;
  const threatened = threatenedBy(attack, loserWins);
  const resisted = threatened && resolution.resist[threatened] ? threatened : null;
  const towards = resisted ? null : threatened;
  let steps = 0;
  if (towards) {
    // The wall stops on the wizard's tile (R20).
    steps = Math.min(blaze ? 2 : 1, Math.abs(state.wall - state.wizards[towards]));
    moveWall(state, towards, steps);
  }
  effects.emit?.({ type: 'compared', attack, towards, steps, loserWins, blaze, resisted, wall: state.wall });
  return { towards, steps };
}

/** The weaker attack, or with Loser Wins the stronger; nobody on a tie. */
function threatenedBy(attack: PerWizard<number>, loserWins: boolean): Wizard | null {
  if (attack['0'] === attack['1']) return null;
  const weaker = attack['0'] < attack['1'] ? '0' : '1';
  return loserWins ? opponentOf(weaker) : weaker;
}

function pay(
  state: ShazammState,
  { bid, scrooge }: Resolution,
  towards: Wizard | null,
  effects: Effects<ShazammEvent>,
): PerWizard<number> {
  const spared = towards && scrooge[towards] ? towards : null;
  const paid = perWizard(spared === '0' ? 0 : bid['0'], spared === '1' ? 0 : bid['1']);
  state.mana = perWizard(state.mana['0'] - paid['0'], state.mana['1'] - paid['1']);
  effects.emit?.({ type: 'paid', paid, spared, mana: state.mana });
  return paid;
}

/** Siphon counts the final bid, even an unpaid one (R16). */
function gain(state: ShazammState, resolution: Resolution, effects: Effects<ShazammEvent>): void {
  const { bid, reserveGain, siphon } = resolution;
  for (const wizard of WIZARDS) {
    if (reserveGain[wizard] > 0) grow(state, wizard, 13, reserveGain[wizard], effects);
    if (siphon[wizard] > 0) grow(state, wizard, 14, siphon[wizard] * bid[opponentOf(wizard)], effects);
  }
}

function grow(
  state: ShazammState,
  player: Wizard,
  spell: 13 | 14,
  by: number,
  effects: Effects<ShazammEvent>,
): void {
  const amount = Math.min(by, MANA_MAX - state.mana[player]);
  state.mana = withValue(state.mana, player, state.mana[player] + amount);
  effects.emit?.({ type: 'gained', player, spell, amount, mana: state.mana });
}

/** Cards go to the discard of their owner, whoever used them (R22); what Clone may copy next turn is noted (R8). */
function cleanUp(state: ShazammState, entries: readonly PlayedSpell[]): void {
  const played: PerWizard<SpellNo[]> = perWizard([], []);
  for (const { spell, owner, controller, origin } of entries) {
    if (origin === 'hand') insertSpell(state.players[owner].discard, spell);
    note(played[owner], spell);
    if (controller !== owner) note(played[controller], spell);
  }
  state.lastPlayed = played;
  state.resolution = null;
  state.actor = null;
}

function note(played: SpellNo[], spell: SpellNo): void {
  if (!played.includes(spell)) insertSpell(played, spell);
}
