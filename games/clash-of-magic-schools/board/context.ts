/**
 * What the table gives to this board, and what every part of it needs to speak: the words, the players' names, whose
 * side is near, and a way to enlarge a card.
 */
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../../src/table';
import type { NameOf } from '../../kit';
import type { Element } from '../data';
import type { ClashEvent } from '../events';
import type { ClashMoves, ClashView, PlayerID } from '../state';
import type { ClashWords } from '../text/words';

export type ClashBoardProps = BoardProps<ClashView, ClashMoves, ClashEvent, ClashWords>;

export interface Speaker {
  readonly words: ClashWords;
  readonly nameOf: NameOf;
  /** The school through whose eyes the board is seen. */
  readonly me: PlayerID | null;
  /** The school whose side lies near the viewer. */
  readonly near: PlayerID;
  /** All Students of an Element are alike: shows one of them large. */
  readonly enlarge: (element: Element) => void;
}

export const SpeakerContext = createContext<Speaker | null>(null);

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('a part of the board outside of the board');
  return speaker;
}
