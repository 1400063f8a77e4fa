/**
 * The way through a lesson. A place is where the learner stands: a step, and the match as the real rules have brought
 * it there. Places never change, and each knows the one before it.
 */
import {
  type AnyMoveCall,
  type AnyRules,
  advance,
  type DomainEvent,
  type Match,
  maskEvents,
  parseSetup,
  type UndoEvent,
} from '../../games/kit';
import type { AnyLesson, AnyStep } from './contract';
import { prepared } from './dealing';

export interface Course {
  readonly rules: AnyRules;
  readonly lesson: AnyLesson;
}

export interface Place {
  /** The index of the step; the number of steps when all are done. */
  readonly step: number;
  readonly match: Match<object>;
  /** What happened, as the learner saw it. */
  readonly events: readonly (DomainEvent | UndoEvent)[];
  /** The learner's own moves. */
  readonly moves: readonly AnyMoveCall[];
  readonly before: Place | null;
}

/** What became of a move: it was right, or against the rules, or legal but not what the step is about. */
export type Attempt =
  | { readonly kind: 'right'; readonly place: Place }
  | { readonly kind: 'illegal'; readonly reason: string }
  | { readonly kind: 'wrong'; readonly why: string }
  /** The step is there to be read. */
  | { readonly kind: 'early' };

/** A lesson is the same every time. */
const SEED = 'lesson';

export function begin({ rules, lesson }: Course): Place {
  const setup = parseSetup(rules, lesson.players, lesson.options);
  if (!setup.ok) throw new Error(setup.error.message);
  const events: DomainEvent[] = [];
  const state = rules.setup(setup.options, lesson.players, {
    random: prepared(lesson.deal, SEED),
    emit: (event) => events.push(event),
    reveal: () => undefined,
  });
  const first: Place = {
    step: 0,
    match: { seed: SEED, state, moves: 0, undo: null },
    events: maskEvents(events, lesson.learner),
    moves: [],
    before: null,
  };
  return played({ rules, lesson }, first, lesson.opening ?? []);
}

export function stepAt({ lesson }: Course, { step }: Place): AnyStep | null {
  return lesson.steps[step] ?? null;
}

/** The next place after a step that only had to be read. */
export function readOn(course: Course, place: Place): Place {
  const step = stepAt(course, place);
  return step && !step.task ? { ...place, step: place.step + 1, before: place } : place;
}

export function attempt(course: Course, place: Place, move: string, args: unknown): Attempt {
  const { rules, lesson } = course;
  const { learner } = lesson;
  const next = advance(rules, place.match, learner, move, args);
  if (!next.ok) return { kind: 'illegal', reason: next.reason };
  const task = stepAt(course, place)?.task;
  if (!task) return { kind: 'early' };
  const why = task.judge(next.made, rules.view(place.match.state, learner));
  if (why !== null) return { kind: 'wrong', why };
  const done: Place = {
    step: place.step + 1,
    match: next.match,
    events: [...place.events, ...maskEvents(next.events, learner)],
    moves: [...place.moves, next.made],
    before: place,
  };
  return { kind: 'right', place: played(course, done, task.answers ?? []) };
}

/** Does what the step wants: reads on, or makes the example's move. */
export function showHow(course: Course, place: Place): Place {
  const task = stepAt(course, place)?.task;
  if (!task) return readOn(course, place);
  const example = task.example(course.rules.view(place.match.state, course.lesson.learner));
  const shown = attempt(course, place, example.move, example.args);
  if (shown.kind !== 'right') throw new Error(`the example of step ${place.step} is ${shown.kind}`);
  return shown.place;
}

/** The place of somebody who made these moves and stood at this step; null if that cannot be. */
export function resume(course: Course, step: number, moves: readonly AnyMoveCall[]): Place | null {
  let place = begin(course);
  let made = 0;
  while (place.step < step && stepAt(course, place)) {
    if (!stepAt(course, place)?.task) {
      place = readOn(course, place);
      continue;
    }
    const call = moves[made++];
    if (!call) return null;
    const again = attempt(course, place, call.move, call.args);
    if (again.kind !== 'right') return null;
    place = again.place;
  }
  return place.step === step && made === moves.length ? place : null;
}

/** The others' moves are part of the lesson: one that the rules refuse is a mistake in it. */
function played({ rules, lesson }: Course, place: Place, script: NonNullable<AnyLesson['opening']>): Place {
  let { match } = place;
  const events = [...place.events];
  for (const { seat, move, args } of script) {
    const next = advance(rules, match, seat, move, args);
    if (!next.ok) throw new Error(`step ${place.step}: ${move} of seat ${seat} is refused: ${next.reason}`);
    match = next.match;
    events.push(...maskEvents(next.events, lesson.learner));
  }
  return { ...place, match, events };
}
