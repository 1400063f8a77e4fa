/**
 * What the table shows: after any number of events while the story is told, or of a view once it has been told.
 * Events carry absolute figures, so no rule is applied here.
 */
import type { UndoEvent } from '../../../kit';
import { CENTER, DISTANCE, MANA_MAX, SPELL_NUMBERS } from '../../data';
import type { ShazammEvent, SpellRef } from '../../events';
import { unspent } from '../../facts';
import type { Fate, PerWizard, PlayedSpell, ShazammView, SpellNo, Wizard } from '../../state';
import { perWizard } from '../../wizards';

export type BoardEvent = ShazammEvent | UndoEvent;

/** A face-up spell on the table. */
export interface LaidSpell extends Readonly<PlayedSpell> {
  /** The event that decided its fate. */
  readonly told: ShazammEvent | null;
  /** What it added to its controller's attack. */
  readonly gain: number;
}

/** What a player lays in a turn. */
export interface Chosen {
  readonly bid: number;
  readonly spells: readonly SpellNo[];
  readonly decoy: boolean;
}

/** Cards laid face down; `own` only for the eyes of the player who laid them. */
interface Laid {
  readonly faceDown: number | null;
  readonly own: Chosen | null;
}

export interface Scene {
  readonly collapsed: number;
  readonly wall: number;
  readonly wizards: PerWizard<number>;
  readonly fallen: readonly Wizard[];
  readonly mana: PerWizard<number>;
  /** Mana that is about to be paid. */
  readonly due: PerWizard<number>;
  readonly muted: boolean;
  readonly commits: PerWizard<Laid | null>;
  /** Null before the reveal and after the turn. */
  readonly bid: PerWizard<number> | null;
  readonly attack: PerWizard<number> | null;
  readonly spells: readonly LaidSpell[];
  readonly decoy: PerWizard<boolean>;
  /** The spells that are being spoken of. */
  readonly telling: readonly string[];
  readonly hand: PerWizard<number>;
  readonly deck: PerWizard<number>;
  /** Spells nobody has seen yet. */
  readonly unspent: PerWizard<readonly SpellNo[]>;
  readonly lastPlayed: PerWizard<readonly SpellNo[]>;
}

const FIRST: Scene = {
  collapsed: 0,
  wall: CENTER,
  wizards: perWizard(CENTER - DISTANCE, CENTER + DISTANCE),
  fallen: [],
  mana: perWizard(MANA_MAX, MANA_MAX),
  due: perWizard(0, 0),
  muted: false,
  commits: perWizard<Laid | null>(null, null),
  bid: null,
  attack: null,
  spells: [],
  decoy: perWizard(false, false),
  telling: [],
  hand: perWizard(0, 0),
  deck: perWizard(SPELL_NUMBERS.length, SPELL_NUMBERS.length),
  unspent: perWizard(SPELL_NUMBERS, SPELL_NUMBERS),
  lastPlayed: perWizard<readonly SpellNo[]>([], []),
};

/** The scene after these events, the first of which began the match. */
export function scene(events: readonly BoardEvent[]): Scene {
  return events.reduce(show, FIRST);
}

/** The scene of a position in which nothing is left to tell. */
export function sceneOf(view: ShazammView): Scene {
  const { resolution, players, commits } = view;
  const fallen =
    view.result === null ? [] : 'loser' in view.result ? [view.result.loser] : (['0', '1'] as const);
  return {
    collapsed: view.collapsed,
    wall: view.wall,
    wizards: view.wizards,
    fallen,
    mana: view.mana,
    due: resolution?.bid ?? FIRST.due,
    muted: view.muted,
    commits: perWizard(laidOf(commits['0']), laidOf(commits['1'])),
    bid: resolution?.bid ?? null,
    attack: resolution?.attack ?? null,
    spells: resolution?.entries.map((entry) => ({ ...entry, told: null, gain: 0 })) ?? [],
    decoy: resolution?.decoy ?? FIRST.decoy,
    telling: resolution ? [resolution.current] : [],
    hand: perWizard(players['0'].hand.length, players['1'].hand.length),
    deck: perWizard(players['0'].deck.length, players['1'].deck.length),
    unspent: perWizard(unspent(view, '0'), unspent(view, '1')),
    lastPlayed: view.lastPlayed,
  };
}

function laidOf(commit: ShazammView['commits'][Wizard]): Laid | null {
  if (commit === null) return null;
  if ('hidden' in commit) return { faceDown: commit.faceDown, own: null };
  return { faceDown: commit.spells.length + (commit.decoy ? 1 : 0), own: commit };
}

function show(before: Scene, event: BoardEvent): Scene {
  switch (event.type) {
    case 'undo':
    case 'arranged':
      return before;
    case 'roundBegan':
      return {
        ...cleared(before),
        collapsed: event.collapsed,
        wall: event.wall,
        wizards: event.wizards,
        mana: event.mana,
        muted: false,
        hand: sum(before.hand, event.drawn),
        deck: sum(before.deck, event.drawn, -1),
      };
    case 'committed': {
      const after = cleared(before);
      const laid: Laid = { faceDown: event.faceDown, own: event.secret[event.player] ?? null };
      return { ...after, commits: { ...after.commits, [event.player]: laid } };
    }
    case 'revealed':
      return {
        ...cleared(before),
        commits: FIRST.commits,
        bid: event.bid,
        due: event.bid,
        attack: event.bid,
        decoy: event.decoy,
        spells: [...laidBy('0', event.spells['0']), ...laidBy('1', event.spells['1'])],
        hand: sum(before.hand, perWizard(event.spells['0'].length, event.spells['1'].length), -1),
        unspent: perWizard(
          without(before.unspent['0'], event.spells['0']),
          without(before.unspent['1'], event.spells['1']),
        ),
      };
    case 'cancelled':
      return struck(before, event.entries, 'cancelled', event);
    case 'muted':
      return { ...struck(before, event.entries, 'muted', event), telling: before.telling };
    case 'voided':
      return { ...struck(before, event.entries, 'void', event), telling: before.telling };
    case 'applied':
      return {
        ...decided(
          before,
          event.id,
          event,
          event.attack[event.controller] - attackOf(before, event.controller),
        ),
        attack: event.attack,
        wall: event.wall,
        muted: before.muted || event.spell === 1,
      };
    case 'asked':
      return { ...before, telling: [event.id] };
    case 'cloned':
      return copied(decided(before, before.telling[0], event), event);
    case 'stolen':
      return stolen(decided(before, before.telling[0], event), event);
    case 'recycled':
      return {
        ...decided(before, before.telling[0], event, event.delta),
        bid: event.bid,
        due: event.bid,
        attack: event.attack,
      };
    case 'compared':
      return { ...before, telling: [], wall: event.wall };
    case 'paid':
      return { ...before, telling: [], mana: event.mana, due: FIRST.due };
    case 'gained': {
      const source = before.spells.filter(
        ({ spell, controller, fate }) =>
          spell === event.spell && controller === event.player && fate === 'applied',
      );
      return { ...before, telling: source.map(({ id }) => id), mana: event.mana };
    }
    case 'pushed':
      return { ...before, telling: [], wall: event.wall };
    case 'roundEnded':
      return {
        ...cleared(before),
        collapsed: event.collapsed,
        wall: event.wall,
        wizards: event.wizards,
      };
    case 'fell':
      return { ...before, fallen: event.players };
  }
}

/** The turn is over: its cards leave the table, and are what Clone may copy next. */
function cleared(before: Scene): Scene {
  if (before.bid === null) return before;
  const played = (wizard: Wizard) => {
    const own = before.spells.filter(({ owner, controller }) => owner === wizard || controller === wizard);
    return SPELL_NUMBERS.filter((no) => own.some(({ spell }) => spell === no));
  };
  return {
    ...before,
    bid: null,
    due: FIRST.due,
    attack: null,
    spells: [],
    decoy: FIRST.decoy,
    telling: [],
    lastPlayed: perWizard(played('0'), played('1')),
  };
}

function laidBy(owner: Wizard, spells: readonly SpellNo[]): LaidSpell[] {
  return spells.map((spell) => ({
    id: `h${owner}-${spell}`,
    spell,
    owner,
    origin: 'hand',
    controller: owner,
    fate: 'pending',
    told: null,
    gain: 0,
  }));
}

function struck(before: Scene, entries: readonly SpellRef[], fate: Fate, told: ShazammEvent): Scene {
  const ids = entries.map(({ id }) => id);
  return {
    ...before,
    telling: ids,
    spells: before.spells.map((one) => (ids.includes(one.id) ? { ...one, fate, told } : one)),
  };
}

function decided(before: Scene, id: string | undefined, told: ShazammEvent, gain = 0): Scene {
  return {
    ...before,
    telling: id === undefined ? [] : [id],
    spells: before.spells.map((one) => (one.id === id ? { ...one, fate: 'applied', told, gain } : one)),
  };
}

function copied(before: Scene, { player, spell }: Extract<ShazammEvent, { type: 'cloned' }>): Scene {
  if (spell === null) return before;
  const [card] = laidBy(player, [spell]);
  if (!card) return before;
  return { ...before, spells: [...before.spells, { ...card, id: `c${player}-${spell}`, origin: 'clone' }] };
}

function stolen(before: Scene, event: Extract<ShazammEvent, { type: 'stolen' }>): Scene {
  const kept = event.kept.map(({ id }) => id);
  const destroyed = event.destroyed.map(({ id }) => id);
  return {
    ...before,
    spells: before.spells.map((one) => {
      if (kept.includes(one.id)) return { ...one, controller: event.player };
      return destroyed.includes(one.id) ? { ...one, fate: 'destroyed', told: event } : one;
    }),
  };
}

function attackOf(before: Scene, wizard: Wizard): number {
  return before.attack?.[wizard] ?? 0;
}

function sum(amounts: PerWizard<number>, change: PerWizard<number>, sign = 1): PerWizard<number> {
  return perWizard(amounts['0'] + sign * change['0'], amounts['1'] + sign * change['1']);
}

function without(spells: readonly SpellNo[], gone: readonly SpellNo[]): readonly SpellNo[] {
  return spells.filter((spell) => !gone.includes(spell));
}
