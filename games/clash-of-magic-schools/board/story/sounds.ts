/** What the events of the story sound like. */
import { useEffect } from 'react';
import { playSound, type SoundName } from '../../../../src/ui';
import type { ClashEvent } from '../../events';

export function useStorySounds(event: ClashEvent | null): void {
  useEffect(() => {
    const sound = event && SOUNDS[event.type];
    if (sound) playSound(sound);
  }, [event]);
}

const SOUNDS: Partial<Record<ClashEvent['type'], SoundName>> = {
  emblemMoved: 'lay',
  deployed: 'lay',
  summoned: 'lay',
  discarded: 'lay',
  passed: 'reveal',
  leapt: 'reveal',
  announced: 'reveal',
  cast: 'select',
  burned: 'fire',
  stolen: 'reveal',
  lured: 'reveal',
  banished: 'collapse',
  overtimeBegan: 'turn',
};
