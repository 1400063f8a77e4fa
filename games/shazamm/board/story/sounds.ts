/** What the events of the story sound like. */
import { useEffect } from 'react';
import { playSound, type SoundName } from '../../../../src/ui';
import type { ShazammEvent } from '../../events';

export function useStorySounds(event: ShazammEvent | null): void {
  useEffect(() => {
    const sound = event && soundOf(event);
    if (sound) playSound(sound);
  }, [event]);
}

function soundOf(event: ShazammEvent): SoundName | null {
  switch (event.type) {
    case 'revealed':
      return 'reveal';
    case 'applied':
    case 'cancelled':
    case 'cloned':
    case 'stolen':
    case 'recycled':
      return 'select';
    case 'compared':
    case 'pushed':
      return event.steps > 0 ? 'fire' : null;
    case 'roundEnded':
    case 'fell':
      return 'collapse';
    default:
      return null;
  }
}
