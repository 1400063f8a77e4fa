/** Moves that belong together: the second is made as soon as the first has brought its stage about. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { MoveCall } from '../../kit';
import type { Stage } from '../stage';
import type { CupMoves } from '../state';
import type { CupBoardProps } from './context';

interface Next {
  readonly stage: Stage;
  readonly call: MoveCall<CupMoves>;
}

export type Send = (first: MoveCall<CupMoves>, then: Next | null) => void;

/** To be called after the story, which has to be told of the first move before the second is made. */
export function useMoves(play: CupBoardProps['play'], stage: Stage | null): Send {
  const [next, setNext] = useState<Next | null>(null);
  const goOn = useEffectEvent(({ call }: Next) => {
    setNext(null);
    play(call.move, call.args);
  });
  useEffect(() => {
    if (next !== null && stage === next.stage) goOn(next);
  }, [next, stage]);
  return (first, then) => {
    setNext(then);
    if (play(first.move, first.args) !== null) setNext(null);
  };
}
