/** The positions in the pictures of the rules: invented, but set up with the real cards. */
import { type Arena, type Element, STUDENTS, type StudentId, TRIALS, type TrialId } from '../../data';
import type { ClashView, PlayerID } from '../../state';
import { sceneAfter } from '../story/scene';

/** One side of an Arena. */
interface Side {
  readonly students?: readonly Element[];
  readonly trials?: readonly number[];
}

type Sides = Partial<Record<Arena, { readonly far?: Side; readonly near?: Side }>>;

export interface Position {
  readonly sides: Sides;
  readonly emblems?: { readonly far?: Arena; readonly near?: Arena };
  readonly offered?: { readonly far: readonly number[]; readonly near: readonly number[] };
  readonly handOfFar?: number;
}

/** Blancgriffon is near and to play; each card is taken from the box once. */
export function positionOf({ sides, emblems, offered, handOfFar = 0 }: Position): ClashView {
  const view = sceneAfter([], 200);
  const students = [...STUDENTS];
  const trials: TrialId[] = [...TRIALS];
  const student = (element: Element): StudentId => takeFrom(students, `${element}-`);
  const trial = (level: number): TrialId => takeFrom(trials, `t${level}-`);
  const [far, near] = [view.players['0'], view.players['1']];
  for (const [arena, { far: theirs, near: ours }] of Object.entries(sides) as Entries<Sides>) {
    far.columns[arena] = theirs?.students?.map(student) ?? [];
    far.trials[arena] = theirs?.trials?.map(trial) ?? [];
    near.columns[arena] = ours?.students?.map(student) ?? [];
    near.trials[arena] = ours?.trials?.map(trial) ?? [];
  }
  far.emblem = emblems?.far ?? null;
  near.emblem = emblems?.near ?? null;
  far.offered = offered?.far.map(trial) ?? [];
  near.offered = offered?.near.map(trial) ?? [];
  far.hand = Array.from({ length: handOfFar }, () => null);
  far.startingTrialPassed = true;
  near.startingTrialPassed = true;
  view.current = '1' satisfies PlayerID;
  return view;
}

type Entries<T> = { [K in keyof T]-?: [K, NonNullable<T[K]>] }[keyof T][];

function takeFrom<Card extends string>(box: Card[], beginning: string): Card {
  const at = box.findIndex((card) => card.startsWith(beginning));
  const [card] = box.splice(at, 1);
  if (at < 0 || card === undefined) throw new Error(`no card ${beginning} is left`);
  return card;
}
