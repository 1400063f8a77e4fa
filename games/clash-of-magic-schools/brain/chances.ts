/** What a player could make of an Arena at once: Trials to pass one after the other, and spells to cast. */
import {
  type Arena,
  ELEMENTS,
  type Element,
  elementOf,
  levelOf,
  type StudentId,
  type TrialId,
} from '../data';
import { levelIn } from '../standing';
import type { SchoolView } from '../state';
import { CARD, POINT, STUDENT } from './weights';

/** How many available Trials could be passed there. */
export function trialsWithin(own: SchoolView, opposing: SchoolView, arena: Arena): number {
  const students = own.columns[arena].length;
  const start = levelIn(own, arena);
  let level = start;
  let ownLeft = own.offered.length;
  let opposingLeft = opposing.offered.length;
  while (level < students) {
    if (levelAt(own.offered, ownLeft - 1) === level + 1) ownLeft--;
    else if (levelAt(opposing.offered, opposingLeft - 1) === level + 1) opposingLeft--;
    else break;
    level++;
  }
  return level - start;
}

/** What the best spell of such a caster would change, less the caster. */
export function spellGain(own: SchoolView, opposing: SchoolView, arena: Arena, element: Element): number {
  const maleficio = CARD * Math.floor(opposing.hand.length / 2);
  return Math.max(0, Math.max(maleficio, printedGain(own, opposing, arena, element)) - STUDENT);
}

function printedGain(own: SchoolView, opposing: SchoolView, arena: Arena, element: Element): number {
  const column = opposing.columns[arena];
  switch (element) {
    case 'earth':
      return STUDENT * Math.max(...ELEMENTS.map((one) => countOf(column, one)));
    case 'water':
      return leapGain(own, opposing, arena);
    case 'air': {
      const last = column.at(-1);
      return last === undefined ? 0 : 2 * STUDENT * countOf(column, elementOf(last));
    }
    case 'fire':
      return POINT * levelIn(opposing, arena);
    case 'dark':
      return theftGain(own, opposing, arena);
  }
}

function leapGain(own: SchoolView, opposing: SchoolView, arena: Arena): number {
  const level = levelIn(own, arena) + 2;
  const available = level === availableLevel(own) || level === availableLevel(opposing);
  return available && own.columns[arena].length >= level ? 2 * POINT : 0;
}

/** The own level rises to the stolen one, the victim's falls to the one below it. */
function theftGain(own: SchoolView, opposing: SchoolView, arena: Arena): number {
  const stack = opposing.trials[arena];
  const stolen = levelIn(opposing, arena);
  const level = levelIn(own, arena);
  if (stolen <= level || own.columns[arena].length < stolen) return 0;
  return POINT * (stolen - level + stolen - levelAt(stack, stack.length - 2));
}

function availableLevel({ offered }: SchoolView): number {
  return levelAt(offered, offered.length - 1);
}

function levelAt(trials: readonly TrialId[], at: number): number {
  const trial = trials[at];
  return trial === undefined ? 0 : levelOf(trial);
}

function countOf(column: readonly StudentId[], element: Element): number {
  let count = 0;
  for (const student of column) if (elementOf(student) === element) count++;
  return count;
}
