/** From the reveal to the last spell of a turn (6.3, steps 1 to 3), pausing where a spell asks for a decision. */
import type { Effects } from '../kit';
import { removeSpells } from './cards';
import { SPELL_NUMBERS } from './data';
import type { ShazammEvent, SpellRef } from './events';
import { decisionDue, EFFECTS, fateOfWaiting } from './spells';
import type {
  Commitment,
  Fate,
  PlayedSpell,
  Resolution,
  ShazammState,
  SpellNo,
  Stage,
  Wizard,
} from './state';
import { endTurn } from './turn';
import { perWizard } from './wizards';

/** The ids of cards on the table, made once: a search lays millions of them. */
const CARD_IDS = perWizard(
  SPELL_NUMBERS.map((spell) => `h0-${spell}`),
  SPELL_NUMBERS.map((spell) => `h1-${spell}`),
);

function cardId(owner: Wizard, spell: SpellNo): string {
  return CARD_IDS[owner][spell - 1] ?? `h${owner}-${spell}`;
}

const NEITHER = perWizard(false, false);
const NOTHING = perWizard(0, 0);
const NO_COMMITMENT = perWizard(null, null);

/** Both have committed: everything is turned over and the turn plays out. */
export function reveal(
  state: ShazammState,
  red: Commitment,
  green: Commitment,
  effects: Effects<ShazammEvent>,
): void {
  effects.reveal();
  const entries: PlayedSpell[] = [];
  lay(state, '0', red, entries);
  lay(state, '1', green, entries);
  state.commits = NO_COMMITMENT;
  const bid = perWizard(red.bid, green.bid);
  const resolution: Resolution = {
    entries,
    initialBid: bid,
    bid,
    attack: bid,
    decoy: perWizard(red.decoy, green.decoy),
    current: '',
    wallBefore: state.wall,
    loserWins: false,
    blaze: false,
    resist: NEITHER,
    scrooge: NEITHER,
    reserveGain: NOTHING,
    siphon: NOTHING,
  };
  effects.emit?.({
    type: 'revealed',
    round: state.round,
    turn: state.turn,
    bid,
    spells: perWizard(red.spells, green.spells),
    decoy: resolution.decoy,
  });
  // Cancelling comes before Mutism, even one that is already in force (R25).
  for (const entry of entries) if (entry.owner === '1') cancelTwin(resolution, entry, effects);
  if (state.muted) strikeWaiting(resolution, 'muted', effects);
  resolve(state, resolution, effects);
}

/** Applies what waits, lowest number first, until a decision is due or the turn can end. */
export function resolve(state: ShazammState, resolution: Resolution, effects: Effects<ShazammEvent>): void {
  for (let entry = nextWaiting(resolution); entry; entry = nextWaiting(resolution)) {
    const decision = decisionDue(state, resolution, entry);
    if (decision) {
      ask(state, resolution, entry, decision, effects);
      return;
    }
    applySpell(state, resolution, entry, effects);
  }
  endTurn(state, resolution, effects);
}

/** The decision was made: its spell counts as applied, and the turn can go on. */
export function settle(state: ShazammState): Resolution {
  const { resolution } = state;
  const current = resolution?.entries.find(({ id }) => id === resolution.current);
  if (!resolution || !current) throw new Error('no decision is due');
  current.fate = 'applied';
  return resolution;
}

/** The copy joins the spells of this turn, unless it meets its twin (R12). */
export function layCopy(
  resolution: Resolution,
  owner: Wizard,
  spell: SpellNo,
  effects: Effects<ShazammEvent>,
): void {
  const copy: PlayedSpell = {
    id: `c${owner}-${spell}`,
    spell,
    owner,
    origin: 'clone',
    controller: owner,
    fate: 'pending',
  };
  resolution.entries.push(copy);
  cancelTwin(resolution, copy, effects);
}

export function spellRef({ id, spell, controller }: PlayedSpell): SpellRef {
  return { id, spell, controller };
}

function lay(state: ShazammState, owner: Wizard, { spells }: Commitment, entries: PlayedSpell[]): void {
  removeSpells(state.players[owner].hand, spells);
  for (const spell of spells) {
    entries.push({
      id: cardId(owner, spell),
      spell,
      owner,
      origin: 'hand',
      controller: owner,
      fate: 'pending',
    });
  }
}

function cancelTwin(resolution: Resolution, entry: PlayedSpell, effects: Effects<ShazammEvent>): void {
  for (const twin of resolution.entries) {
    if (twin.spell !== entry.spell || twin.owner === entry.owner || twin.fate !== 'pending') continue;
    twin.fate = 'cancelled';
    entry.fate = 'cancelled';
    effects.emit?.({ type: 'cancelled', spell: entry.spell, entries: [spellRef(twin), spellRef(entry)] });
    return;
  }
}

function strikeWaiting(
  resolution: Resolution,
  fate: Extract<Fate, 'muted' | 'void'>,
  effects: Effects<ShazammEvent>,
): void {
  const struck: SpellRef[] = [];
  for (const entry of resolution.entries) {
    if (entry.fate !== 'pending') continue;
    entry.fate = fate;
    struck.push(spellRef(entry));
  }
  if (struck.length > 0) effects.emit?.({ type: fate === 'muted' ? 'muted' : 'voided', entries: struck });
}

/** Equal numbers have the same controller, and a card comes before a copy because copies are laid last. */
function nextWaiting(resolution: Resolution): PlayedSpell | null {
  let next: PlayedSpell | null = null;
  for (const entry of resolution.entries) {
    if (entry.fate === 'pending' && (next === null || entry.spell < next.spell)) next = entry;
  }
  return next;
}

function ask(
  state: ShazammState,
  resolution: Resolution,
  entry: PlayedSpell,
  decision: Stage,
  effects: Effects<ShazammEvent>,
): void {
  resolution.current = entry.id;
  state.resolution = resolution;
  state.stage = decision;
  state.actor = entry.controller;
  effects.emit?.({ type: 'asked', ...spellRef(entry) });
}

function applySpell(
  state: ShazammState,
  resolution: Resolution,
  entry: PlayedSpell,
  effects: Effects<ShazammEvent>,
): void {
  const { id, spell, controller } = entry;
  entry.fate = 'applied';
  const idle = EFFECTS[spell](state, resolution, controller);
  const { attack } = resolution;
  effects.emit?.({ type: 'applied', id, spell, controller, attack, wall: state.wall, idle });
  const struck = fateOfWaiting(spell);
  if (struck) strikeWaiting(resolution, struck, effects);
}
