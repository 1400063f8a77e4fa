/**
 * What the table gives to this board, and what every part of it needs to speak: the words, the players' names, and a
 * way to enlarge a card.
 */
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../../src/table';
import type { NameOf, Seat, UndoEvent } from '../../kit';
import type { CardId } from '../data';
import type { AnludimEvent } from '../events';
import type { AnludimMoves, AnludimView } from '../state';
import type { AnludimWords } from '../text/words';

export type AnludimBoardProps = BoardProps<AnludimView, AnludimMoves, AnludimEvent, AnludimWords>;
export type BoardEvent = AnludimEvent | UndoEvent;

export interface Speaker {
  readonly words: AnludimWords;
  readonly nameOf: NameOf;
  /** The seat through whose eyes the board is seen. */
  readonly me: Seat | null;
  readonly enlarge: (card: CardId) => void;
}

export const SpeakerContext = createContext<Speaker | null>(null);

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('a part of the board outside of the board');
  return speaker;
}
