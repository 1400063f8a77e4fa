/** Who may act now (6.4); and as long as a window is open, who may do so as far as anybody knows. */
import { type Awaiting, SEATS, type Seat } from '../kit';
import { activePlayer } from './seats';
import type { HousesView, Stage, Window } from './state';

const NOBODY: Awaiting = {};

const STAGES: readonly Stage[] = [
  'draft',
  'main',
  'course',
  'window',
  'copy',
  'pickFromHand',
  'pickMail',
  'giveSchool',
  'serpentin',
  'poufmoufle',
];

/** One object for each seat and stage: the question is asked before every move. */
const ALONE = Object.fromEntries(
  STAGES.map((stage) => [stage, Object.fromEntries(SEATS.map((seat) => [seat, { [seat]: stage }]))]),
) as Readonly<Record<Stage, Readonly<Record<Seat, Awaiting>>>>;

/** One object for each group of seats, whose bits are set. */
const TOGETHER = Array.from(
  { length: 1 << SEATS.length },
  (_, group): Awaiting =>
    Object.fromEntries(SEATS.filter((_seat, bit) => group & (1 << bit)).map((seat) => [seat, 'window'])),
);

export function awaiting(table: HousesView): Awaiting {
  const { pending, draft } = table;
  if (table.result !== null) return NOBODY;
  if (pending?.kind === 'window') return inWindow(pending, false);
  if (pending !== null) return ALONE[pending.kind][pending.player];
  const drafting = draft?.order[draft.index];
  if (drafting !== undefined) return ALONE.draft[drafting];
  const active = activePlayer(table);
  return active === null ? NOBODY : ALONE.main[active];
}

/** Who has answered is not known before the window closes. */
export function publicAwaiting(table: HousesView): Awaiting {
  const { pending } = table;
  return pending?.kind === 'window' ? inWindow(pending, true) : awaiting(table);
}

function inWindow({ asked, answers }: Window, all: boolean): Awaiting {
  let group = 0;
  for (const seat of asked) if (all || answers[seat] === null) group |= 1 << Number(seat);
  return TOGETHER[group] ?? NOBODY;
}
