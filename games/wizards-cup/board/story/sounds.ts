/** What the events of the story sound like. */
import { useEffect } from 'react';
import { playSound, type SoundName } from '../../../../src/ui';
import type { CupEvent } from '../../events';

export function useStorySounds(event: CupEvent | null): void {
  useEffect(() => {
    const sound = event && soundOf(event);
    if (sound) playSound(sound);
  }, [event]);
}

function soundOf(event: CupEvent): SoundName | null {
  switch (event.type) {
    case 'drawn':
    case 'placed':
    case 'exchanged':
      return 'reveal';
    case 'activated':
    case 'cancelled':
      return 'select';
    case 'decided':
      return event.criterion === 'immediate' ? 'fire' : 'turn';
    case 'discarded':
    case 'recalled':
      return 'lay';
    default:
      return null;
  }
}
