/** What the player has picked up and not yet played: cards of the hand, or a column and what it is to do. */
import { surroundedIn } from '../../casters';
import {
  type Arena,
  ELEMENTS,
  type Element,
  elementOf,
  SPELL_OF,
  type SpellName,
  type StudentId,
  SUMMON_COUNT,
} from '../../data';
import { rules } from '../../rules';
import { type CastSpell, type ClashView, CRESTS, type Crest, opponentOf, type PlayerID } from '../../state';

export type Draft =
  | { readonly kind: 'hand'; readonly cards: readonly StudentId[] }
  | { readonly kind: 'column'; readonly arena: Arena; readonly deed: Deed | null };

/** What a column can do: send its last three Students away, or let a surrounded one cast. */
export type Deed =
  | { readonly kind: 'summon'; readonly to: Arena | null }
  | {
      readonly kind: 'spell';
      readonly caster: StudentId;
      readonly spell: SpellName;
      readonly element: Element | null;
      readonly from: Crest | null;
    };

/** Equal neighbours of which the inner ones can cast; which of them does it makes no difference. */
export interface Run {
  readonly casters: readonly StudentId[];
  /** Their places in the column, from 0, with the two that surround them. */
  readonly first: number;
  readonly last: number;
}

export function runsIn(column: readonly StudentId[]): readonly Run[] {
  const runs: Run[] = [];
  for (const caster of surroundedIn(column)) {
    const at = column.indexOf(caster);
    const before = runs.at(-1);
    // Two surrounded neighbours are of one Element.
    if (before && before.last === at)
      runs[runs.length - 1] = { ...before, casters: [...before.casters, caster], last: at + 1 };
    else runs.push({ casters: [caster], first: at - 1, last: at + 1 });
  }
  return runs;
}

/** Casting the printed spell, or another one. */
export function deedOf(
  caster: StudentId,
  spell: SpellName = SPELL_OF[elementOf(caster)],
): Extract<Deed, { kind: 'spell' }> {
  return { kind: 'spell', caster, spell, element: null, from: null };
}

/** The arguments of the move, once everything has been chosen. */
export function castOf(deed: Extract<Deed, { kind: 'spell' }>): CastSpell | null {
  const { caster, spell, element, from } = deed;
  switch (spell) {
    case 'batrax':
      return element && { caster, spell, element };
    case 'inundatio':
      return from && { caster, spell, from };
    default:
      return { caster, spell };
  }
}

/** Why the Student cannot cast this spell in any way; null if it can. */
export function whyNoCast(
  view: ClashView,
  player: PlayerID,
  caster: StudentId,
  spell: SpellName,
): string | null {
  const ways = waysToCast(view, player, caster, spell);
  return unlessOneGoes(ways.map((args) => rules.moves.castSpell.check(view, player, args)));
}

function waysToCast(view: ClashView, player: PlayerID, caster: StudentId, spell: SpellName): CastSpell[] {
  if (spell === 'inundatio') return CRESTS.map((from) => ({ caster, spell, from }));
  if (spell === 'batrax') return elementsAt(view, player).map((element) => ({ caster, spell, element }));
  return [{ caster, spell }];
}

/** The Elements of the Students who face the player's Emblem. */
function elementsAt({ players }: ClashView, player: PlayerID): readonly Element[] {
  const { emblem } = players[player];
  const facing = emblem ? players[opponentOf(player)].columns[emblem] : [];
  return [...new Set(facing.map(elementOf))];
}

/** What a click on a column is likely to mean: the spell of the Student clicked on, or else the first legal deed. */
export function likelyDeed(
  view: ClashView,
  player: PlayerID,
  arena: Arena,
  clicked: StudentId | null,
): Deed | null {
  const { columns, emblem } = view.players[player];
  const column = columns[arena];
  const runs = emblem === arena ? runsIn(column) : [];
  const place = clicked === null ? -1 : column.indexOf(clicked);
  const run = runs.find(({ first, last }) => place >= first && place <= last);
  const caster = run?.casters.find((one) => one === clicked) ?? run?.casters[0];
  if (caster) return castDeed(view, player, caster);
  const summon = canSummonFrom(view, player, arena) ? ({ kind: 'summon', to: null } as const) : null;
  if (summon && place >= column.length - SUMMON_COUNT) return summon;
  const [first] = runs[0]?.casters ?? [];
  return first ? castDeed(view, player, first) : summon;
}

/** The printed spell, unless only Maleficio can be cast. */
function castDeed(view: ClashView, player: PlayerID, caster: StudentId): Deed {
  const printed = SPELL_OF[elementOf(caster)];
  const useless = whyNoCast(view, player, caster, printed) !== null;
  const hex = useless && whyNoCast(view, player, caster, 'maleficio') === null;
  return deedOf(caster, hex ? 'maleficio' : printed);
}

function canSummonFrom(view: ClashView, player: PlayerID, from: Arena): boolean {
  return whyNoSummon(view, player, from) === null;
}

/** Why the last three cannot leave this column, wherever they might go. */
export function whyNoSummon(view: ClashView, player: PlayerID, from: Arena): string | null {
  const others = ELEMENTS.filter((to) => to !== from);
  return unlessOneGoes(others.map((to) => rules.moves.summonStudents.check(view, player, { from, to })));
}

function unlessOneGoes(reasons: readonly (string | null)[]): string | null {
  return reasons.includes(null) ? null : (reasons[0] ?? 'SPELL_NO_TARGET');
}

/** What was picked up is dropped when it is no longer there: after an undo, or a move made elsewhere. */
export function stillThere(draft: Draft | null, view: ClashView, player: PlayerID): Draft | null {
  if (draft === null) return null;
  const { hand, columns, emblem } = view.players[player];
  if (draft.kind === 'hand') {
    const cards = draft.cards.filter((card) => hand.includes(card));
    return cards.length > 0 ? { kind: 'hand', cards } : null;
  }
  const { arena, deed } = draft;
  if (columns[arena].length === 0) return null;
  if (deed?.kind !== 'spell') return draft;
  const standing = emblem === arena && surroundedIn(columns[arena]).includes(deed.caster);
  return standing ? draft : { ...draft, deed: null };
}
