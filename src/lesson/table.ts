/** A lesson as a table: what the table page reads and does, and the learner's way through the steps. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { seatsOf } from '../../games/kit';
import type { PlayState, Table } from '../play/contract';
import { attempt, begin, type Course, type Place, readOn, showHow } from './place';

interface LessonState extends PlayState {
  readonly place: Place;
  /** Why the last move was not what the step is about; gone with the next one. */
  readonly remark: Remark | null;
}

/** The name of one of the step's explanations, or that the step is there to be read first. */
export type Remark = { readonly kind: 'wrong'; readonly why: string } | { readonly kind: 'early' };

export interface LessonTable extends Table {
  readonly store: StoreApi<LessonState>;
  readOn(): void;
  back(): void;
  again(): void;
  /** Lets the lesson make the move of this step. */
  showHow(): void;
}

/** What `play` answers to a move that the rules allow and the lesson does not. */
export const NOT_NOW = 'LESSON';

export function openLesson(game: string, course: Course, from: Place = begin(course)): LessonTable {
  const store = createStore<LessonState>(() => stateOf(game, course, from, from.events.length));
  const stand = (place: Place, seen: number): void => store.setState(stateOf(game, course, place, seen));
  /** What is new is shown by the board. */
  const goOn = (place: Place): void => stand(place, store.getState().seen);
  const jump = (place: Place): void => stand(place, place.events.length);
  const here = (): Place => store.getState().place;
  return {
    store,
    play(move, args) {
      const tried = attempt(course, here(), move, args);
      if (tried.kind === 'illegal') return tried.reason;
      if (tried.kind === 'right') {
        goOn(tried.place);
        return null;
      }
      store.setState({ remark: tried });
      return NOT_NOW;
    },
    undo: () => NOT_NOW,
    caughtUp: () => store.setState(({ events }) => ({ seen: events.length })),
    watchUntilMyTurn: () => undefined,
    readOn: () => goOn(readOn(course, here())),
    showHow: () => goOn(showHow(course, here())),
    back: () => jump(here().before ?? here()),
    again: () => jump(begin(course)),
  };
}

function stateOf(game: string, { rules, lesson }: Course, place: Place, seen: number): LessonState {
  const { state } = place.match;
  const { learner } = lesson;
  const awaiting = rules.awaiting(state);
  const shown = rules.publicAwaiting?.(state) ?? awaiting;
  return {
    game,
    rules,
    options: lesson.options,
    seats: seatsOf(lesson.players).map((seat) => ({
      seat,
      name: '',
      kind: seat === learner ? 'human' : 'bot',
      awaited: shown[seat] !== undefined,
    })),
    plans: [],
    viewer: learner,
    actor: awaiting[learner] === undefined ? null : learner,
    question: null,
    watchful: null,
    view: rules.view(state, learner),
    events: place.events,
    seen,
    canUndo: false,
    started: true,
    // The lesson has an end of its own.
    over: false,
    winners: [],
    endedAt: null,
    forfeit: null,
    place,
    remark: null,
  };
}
