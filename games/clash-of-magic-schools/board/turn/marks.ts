/** What is outlined on the field: where the picked-up things may go, and whom a spell would hit. */
import { type Arena, ELEMENTS, elementOf, type StudentId, SUMMON_COUNT } from '../../data';
import { foresee } from '../../foresight';
import { rules } from '../../rules';
import { type ClashView, CRESTS, type Crest, opponentOf, type PlayerID } from '../../state';
import { castOf, type Deed, type Draft, runsIn } from './draft';

/** Part of a run that can cast; picked up; may be chosen; would be struck. */
export type StudentMark = 'run' | 'caster' | 'chosen' | 'legal' | 'hit';

export interface Marks {
  /** Arenas to which the Emblem may go. */
  readonly plates: ReadonlySet<Arena>;
  /** Own columns that may take what has been picked up. */
  readonly columns: ReadonlySet<Arena>;
  /** Crests whose open Trial may be taken. */
  readonly offers: ReadonlySet<Crest>;
  readonly students: ReadonlyMap<StudentId, StudentMark>;
  /** The opposing stack that a spell would strike, and the Arena where it is cast. */
  readonly struck: Arena | null;
  readonly casting: Arena | null;
}

export const NO_MARKS: Marks = {
  plates: new Set(),
  columns: new Set(),
  offers: new Set(),
  students: new Map(),
  struck: null,
  casting: null,
};

/** While a Maleficio waits for its victim, its caster is marked. */
export function hexMarks({ pending }: ClashView): Marks {
  if (pending === null) return NO_MARKS;
  return { ...NO_MARKS, students: new Map([[pending.caster, 'caster']]), casting: pending.arena };
}

export function marksOf(view: ClashView, player: PlayerID, draft: Draft | null): Marks {
  if (draft === null) return resting(view, player);
  if (draft.kind === 'hand') return withCards(view, player, draft.cards);
  const { arena, deed } = draft;
  if (deed === null) return NO_MARKS;
  return deed.kind === 'summon' ? withBlock(view, player, arena) : withSpell(view, player, arena, deed);
}

/** Nothing is picked up: the Trials that can be passed, and the runs that can cast. */
function resting(view: ClashView, player: PlayerID): Marks {
  const { passTrial } = rules.moves;
  const offers = CRESTS.filter((from) => passTrial.check(view, player, { from }) === null);
  return { ...NO_MARKS, offers: new Set(offers), students: new Map(runMarks(view, player)) };
}

function runMarks({ players }: ClashView, player: PlayerID): [StudentId, StudentMark][] {
  const { emblem, columns } = players[player];
  const column = emblem ? columns[emblem] : [];
  return runsIn(column).flatMap(({ first, last }) =>
    column.slice(first, last + 1).map((student): [StudentId, StudentMark] => [student, 'run']),
  );
}

function withCards(view: ClashView, player: PlayerID, cards: readonly StudentId[]): Marks {
  const { moveEmblem, deployStudents } = rules.moves;
  const [card, ...others] = cards;
  const { emblem } = view.players[player];
  const moves = card && others.length === 0 && moveEmblem.check(view, player, { card }) === null;
  const deploys = emblem && deployStudents.check(view, player, { cards: [...cards] }) === null;
  return {
    ...NO_MARKS,
    plates: new Set(moves ? [elementOf(card)] : []),
    columns: new Set(deploys ? [emblem] : []),
  };
}

function withBlock(view: ClashView, player: PlayerID, from: Arena): Marks {
  const { summonStudents } = rules.moves;
  const columns = ELEMENTS.filter((to) => summonStudents.check(view, player, { from, to }) === null);
  const block = view.players[player].columns[from].slice(-SUMMON_COUNT);
  return {
    ...NO_MARKS,
    columns: new Set(columns),
    students: new Map(block.map((student) => [student, 'chosen'])),
  };
}

function withSpell(
  view: ClashView,
  player: PlayerID,
  arena: Arena,
  deed: Extract<Deed, { kind: 'spell' }>,
): Marks {
  const { castSpell } = rules.moves;
  const { caster, spell } = deed;
  const students = new Map<StudentId, StudentMark>(runMarks(view, player));
  const facing = view.players[opponentOf(player)].columns[arena];
  if (spell === 'batrax') for (const student of facing) students.set(student, 'legal');
  const args = castOf(deed);
  let struck: Arena | null = null;
  if (args && castSpell.check(view, player, args) === null) {
    for (const event of foresee(view, args)) {
      if (event.type === 'banished' || event.type === 'lured')
        for (const student of event.cards) students.set(student, 'hit');
      if (event.type === 'burned' || event.type === 'stolen') struck = event.arena;
    }
  }
  students.set(caster, 'caster');
  const offers =
    spell === 'inundatio'
      ? CRESTS.filter((from) => castSpell.check(view, player, { caster, spell, from }) === null)
      : [];
  return { ...NO_MARKS, offers: new Set(offers), students, struck, casting: arena };
}
