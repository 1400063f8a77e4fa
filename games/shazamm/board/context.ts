/**
 * What the table gives to this board, and what every part of it needs to speak: the words, the players' names, and a
 * way to enlarge a card.
 */
import { createContext, useContext } from 'react';
import type { BoardProps } from '../../../src/table';
import type { NameOf } from '../../kit';
import type { ShazammEvent } from '../events';
import type { ShazammMoves, ShazammView, SpellNo, Wizard } from '../state';
import type { ShazammWords } from '../text/words';

export type ShazammBoardProps = BoardProps<ShazammView, ShazammMoves, ShazammEvent, ShazammWords>;

/** A spell, or the decoy. */
export type CardNo = SpellNo | 'decoy';

export interface Speaker {
  readonly words: ShazammWords;
  readonly nameOf: NameOf;
  /** The wizard through whose eyes the board is seen. */
  readonly me: Wizard | null;
  readonly enlarge: (card: CardNo) => void;
}

export const SpeakerContext = createContext<Speaker | null>(null);

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error('a part of the board outside of the board');
  return speaker;
}
