/** What a game says of its lesson: a prepared match, what the others play in it, and the steps of the learner. */
import type { AnyMoveCall, MoveCall, MoveTable, Seat } from '../../games/kit';

export interface Lesson<V, M extends MoveTable> {
  readonly players: number;
  readonly options: unknown;
  readonly learner: Seat;
  /** Of each shuffle or draw of the setup, in turn: what comes first. The rest is left to a fixed seed. */
  readonly deal: readonly (readonly unknown[])[];
  /** Moves that are made before the first step. */
  readonly opening?: readonly Scripted<M>[];
  readonly steps: readonly Step<V, M>[];
}

interface Step<V, M extends MoveTable> {
  /** Its words are found under this name. */
  readonly id: string;
  /** What it points at on the board: CSS selectors, by attributes that the board gives its parts. */
  readonly at?: readonly string[];
  /** The section of the rules that tells more. */
  readonly rule?: string;
  /** What the learner has to do; absent: to read on. */
  readonly task?: Task<V, M>;
}

interface Task<V, M extends MoveTable> {
  /** A move that does it, for who wants to be shown. */
  example(view: V): MoveCall<M>;
  /** Null if this legal move does what the step wants, else the name of the step's explanation why not. */
  judge(call: MoveCall<M>, view: V): string | null;
  /** What the others do then. */
  readonly answers?: readonly Scripted<M>[];
}

type Scripted<M extends MoveTable> = { readonly seat: Seat } & MoveCall<M>;

export interface StepWords {
  readonly title: string;
  /** Paragraphs; double asterisks emphasise. */
  readonly text: readonly string[];
  /** What to do, in one sentence; present in steps with a task. */
  readonly task?: string;
  /** The explanations of moves that are legal but not what the step is about. */
  readonly wrong?: Readonly<Record<string, string>>;
}

export interface LessonWords {
  readonly steps: Readonly<Record<string, StepWords>>;
  /** What the learner now knows, and how to go on. */
  readonly end: readonly string[];
}

/** A lesson whose types are not known here. Members one by one: so the compiler compares them as it does those of rules. */
export interface AnyLesson extends Omit<Lesson<object, MoveTable>, 'steps' | 'opening'> {
  readonly opening?: readonly AnyScripted[];
  readonly steps: readonly AnyStep[];
}

export interface AnyStep extends Omit<Step<object, MoveTable>, 'task'> {
  readonly task?: AnyTask;
}

interface AnyTask {
  example(view: object): AnyMoveCall;
  judge(call: AnyMoveCall, view: object): string | null;
  readonly answers?: readonly AnyScripted[];
}

type AnyScripted = { readonly seat: Seat } & AnyMoveCall;
