/** Lets bots play the games of a series that concern nobody else, one after the other, while the page is open. */
import { useEffect, useState } from 'react';
import { organiser } from '../../play/series';
import type { OpenGame } from '../../series';

export function isAmongBots({ seats }: OpenGame): boolean {
  return seats.every(({ kind }) => kind === 'bot');
}

/** The key of the game that is being played. */
export function useBotGames(id: string, open: readonly OpenGame[]): string | null {
  const next = open.find(isAmongBots)?.key ?? null;
  const [playing, setPlaying] = useState<string | null>(null);
  useEffect(() => {
    if (next === null) return;
    const controller = new AbortController();
    const play = async (): Promise<void> => {
      const match = await organiser.play(id, next);
      if (controller.signal.aborted || !match.ok || match.value === null) return;
      setPlaying(next);
      await organiser.playOut(match.value, controller.signal);
      if (!controller.signal.aborted) await organiser.follow(id);
    };
    void play();
    return () => {
      controller.abort();
      setPlaying(null);
    };
  }, [id, next]);
  return playing;
}
