/** The app of the device, in English. */
import type { OfflineWords } from './words';

export const words: OfflineWords = {
  update: {
    title: 'A new version is ready.',
    body: 'It is shown after a reload. Your games stay as they are.',
    later: 'Later',
    reload: 'Reload',
  },
};
