/**
 * What the table gives to this board, and what every part of it needs to speak: the words, the players' names, and a
 * way to enlarge a piece.
 */
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../../src/table';
import type { NameOf, Seat } from '../../kit';
import type { HouseId } from '../data';
import type { HousesEvent } from '../events';
import type { HousesMoves, HousesView } from '../state';
import type { HousesWords } from '../text/words';

export type HousesBoardProps = BoardProps<HousesView, HousesMoves, HousesEvent, HousesWords>;

/** A piece that can be read enlarged. */
export type Piece =
  | { readonly kind: 'school' | 'magic' | 'mail'; readonly id: string }
  | { readonly kind: 'house'; readonly id: HouseId };

export interface Speaker {
  readonly words: HousesWords;
  readonly nameOf: NameOf;
  /** The seat through whose eyes the board is seen. */
  readonly me: Seat | null;
  readonly enlarge: (piece: Piece) => void;
}

export const SpeakerContext = createContext<Speaker | null>(null);

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('a part of the board outside of the board');
  return speaker;
}
