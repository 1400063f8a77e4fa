/** What the events of the story sound like. */
import { useEffect } from 'react';
import { playSound, type SoundName } from '../../../../src/ui';
import type { AnludimEvent } from '../../events';

export function useStorySounds(event: AnludimEvent | null): void {
  useEffect(() => {
    const sound = event && soundOf(event);
    if (sound) playSound(sound);
  }, [event]);
}

function soundOf(event: AnludimEvent): SoundName | null {
  switch (event.type) {
    case 'laid':
    case 'tookBack':
    case 'drew':
    case 'tookFaceUp':
    case 'reshuffled':
      return 'lay';
    case 'called':
    case 'roundEnded':
      return 'reveal';
    case 'gained':
    case 'spent':
      return 'select';
    default:
      return null;
  }
}
