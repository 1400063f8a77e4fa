/**
 * Waits for what a board is made of. A Suspense around the table would do it too, but what has just begun to wait under
 * one is left waiting for a third of a second, whatever comes in the meantime.
 */
import { useEffect, useState } from 'react';
import { gameBoard, gameWords } from '../parts';
import { useSpoken } from '../text';
import { rememberedGame } from './remember';

/** Whether the words and the board of the game are there, or never will be. Before it is known the last one's are sent for. */
export function useArrived(game: string | null): boolean {
  const { language } = useSpoken();
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    const wanted = game ?? rememberedGame();
    if (wanted === null) return;
    let current = true;
    const settle = (): void => {
      if (current) setArrived(wanted);
    };
    Promise.all([gameWords(wanted, language), gameBoard(wanted)]).then(settle, settle);
    return () => {
      current = false;
    };
  }, [game, language]);
  return game !== null && arrived === game;
}
