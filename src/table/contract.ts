/** What a table gives to the board of a game, whichever way the match is played. */
import type { ComponentType } from 'react';
import type { DomainEvent, Language, MoveTable, NameOf, Seat, UndoEvent, Viewer } from '../../games/kit';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** Whether this seat may act now, as far as everybody may know. */
  readonly awaited: boolean;
  /** Online: nobody is there at the moment. */
  readonly away?: boolean;
}

/** The public question whether anybody reacts. */
export interface Anybody {
  readonly seats: readonly Seat[];
  readonly answer: (seat: Seat | null) => void;
}

export interface BoardProps<V, M extends MoveTable, E extends DomainEvent, W> {
  readonly view: V;
  /** Through whose eyes the board is seen. */
  readonly viewer: Viewer;
  /** The seat that `play` acts for: usually the viewer, somebody else for public decisions on one device, or nobody. */
  readonly actor: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** Everything that happened, as far as the viewer may know. */
  readonly events: readonly (E | UndoEvent)[];
  /** The events before this index have been shown to the viewer already. */
  readonly seen: number;
  /** To be called when the board has shown everything. */
  readonly onCaughtUp: () => void;
  /** Makes a move for the acting seat. Gives the reason why not, or null when the move was sent. */
  play<K extends keyof M & string>(move: K, args: M[K]): string | null;
  /** On one device, while seats may answer what somebody did: asks all at once, and says who wants to, or nobody. */
  readonly anybody: Anybody | null;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly words: W;
  readonly language: Language;
}

/** The full state, or a view in which the seat's own part is not hidden. */
export interface HandProps<V, W> {
  readonly view: V;
  readonly seat: Seat;
  readonly words: W;
  readonly nameOf: NameOf;
}

type AnyBoardProps = BoardProps<object, MoveTable, DomainEvent, object>;

/** A picture for the rules pages. */
export type Figure = ComponentType<{ readonly words: object }>;

/** What a game's board module exports: the board, and the pictures for its rules pages and its log. */
export interface BoardModule {
  readonly Board: ComponentType<AnyBoardProps>;
  readonly figures: Readonly<Record<string, Figure>>;
  /** What is private to a seat, by the game's own cards: for replays with everything open. */
  readonly Hand: ComponentType<HandProps<object, object>>;
  /** Whether the board shows the seat its own hand, although it may not act. */
  showsHand(view: object, seat: Seat): boolean;
  /** The icons of the log's lines, by the keys that the words give them. */
  readonly icons?: Readonly<Record<string, ComponentType>>;
}
