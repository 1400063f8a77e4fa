/** What the events of the story sound like. */
import { useEffect } from 'react';
import { playSound, type SoundName } from '../../../../src/ui';
import type { HousesEvent } from '../../events';

export function useStorySounds(event: HousesEvent | null): void {
  useEffect(() => {
    const sound = event && soundOf(event);
    if (sound) playSound(sound);
  }, [event]);
}

function soundOf(event: HousesEvent): SoundName | null {
  switch (event.type) {
    case 'declared':
    case 'reacted':
    case 'ended':
      return 'reveal';
    case 'collected':
    case 'bonusPlayed':
    case 'cardsLaid':
    case 'schoolGiven':
      return 'lay';
    case 'settled':
      return event.owner === null ? 'collapse' : 'select';
    case 'mailTaken':
      return event.bawlers > 0 ? 'refuse' : 'select';
    case 'drew':
      return 'select';
    default:
      return null;
  }
}
