/** Values that follow from what is public, so they are the same in every view (specification, section 3.2). */
import { BRIDGE_LENGTH, MIN_BID, RECYCLING_MAX, SPELL_NUMBERS } from './data';
import type { PerWizard, PlayedSpell, Resolution, ShazammView, SpellNo, Wizard } from './state';
import { opponentOf, perWizard } from './wizards';

export interface DeltaRange {
  readonly min: number;
  readonly max: number;
}

export interface ShazammFacts {
  readonly intact: { readonly first: number; readonly last: number };
  readonly distance: PerWizard<number>;
  readonly margin: PerWizard<number>;
  readonly clonePool: PerWizard<SpellNo[]>;
  readonly theftTargets: string[];
  readonly recyclingRange: DeltaRange | null;
  readonly unspent: PerWizard<SpellNo[]>;
}

export function facts(view: ShazammView): ShazammFacts {
  const { stage, actor, resolution, wall, wizards } = view;
  const first = view.collapsed + 1;
  const last = BRIDGE_LENGTH - view.collapsed;
  return {
    intact: { first, last },
    distance: perWizard(Math.abs(wall - wizards['0']), Math.abs(wall - wizards['1'])),
    margin: perWizard(wizards['0'] - first, last - wizards['1']),
    clonePool: perWizard(clonePool(view, '0'), clonePool(view, '1')),
    theftTargets:
      stage === 'theft' && resolution && actor ? theftTargets(resolution, actor).map(({ id }) => id) : [],
    recyclingRange:
      stage === 'recycling' && resolution && actor ? recyclingRange(view, resolution, actor) : null,
    unspent: perWizard(unspent(view, '0'), unspent(view, '1')),
  };
}

/** What the wizard's Clone may copy; never Clone itself (R8, R11). */
export function clonePool(view: ShazammView, wizard: Wizard): SpellNo[] {
  return view.lastPlayed[opponentOf(wizard)].filter((spell) => spell !== 2);
}

/** What the thief's Larceny takes: everything of the opponent that still waits (R12). */
export function theftTargets(resolution: Resolution, thief: Wizard): PlayedSpell[] {
  return resolution.entries.filter(({ controller, fate }) => controller !== thief && fate === 'pending');
}

/** By how much the wizard may change the bid (R13). */
export function recyclingRange(view: ShazammView, resolution: Resolution, wizard: Wizard): DeltaRange {
  const bid = resolution.bid[wizard];
  return {
    min: Math.max(-RECYCLING_MAX, MIN_BID - bid),
    max: Math.min(RECYCLING_MAX, view.mana[wizard] - bid),
  };
}

/** The spells that the wizard has not revealed yet. */
export function unspent(view: ShazammView, wizard: Wizard): SpellNo[] {
  const { discard } = view.players[wizard];
  const onTable = (spell: SpellNo) =>
    view.resolution?.entries.some(
      (entry) => entry.spell === spell && entry.owner === wizard && entry.origin === 'hand',
    ) ?? false;
  return SPELL_NUMBERS.filter((spell) => !discard.includes(spell) && !onTable(spell));
}
