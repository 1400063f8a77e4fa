/**
 * What the table gives to this board, and what every part of it needs to speak: the words, the players' names, and a
 * way to enlarge a card.
 */
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../../src/table';
import type { NameOf } from '../../kit';
import type { CardId } from '../data';
import type { CupEvent } from '../events';
import type { CupMoves, CupView, Side } from '../state';
import type { CupWords } from '../text/words';

export type CupBoardProps = BoardProps<CupView, CupMoves, CupEvent, CupWords>;

export interface Speaker {
  readonly words: CupWords;
  readonly nameOf: NameOf;
  /** The side through whose eyes the board is seen. */
  readonly me: Side | null;
  readonly enlarge: (card: CardId, side: Side) => void;
}

export const SpeakerContext = createContext<Speaker | null>(null);

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('a part of the board outside of the board');
  return speaker;
}
