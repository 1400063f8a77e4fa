/** The app of the device in French. */
import type { OfflineWords } from './words';

export const words: OfflineWords = {
  update: {
    title: 'Une nouvelle version est prête.',
    body: 'Elle apparaîtra après un rechargement. Tes parties restent comme elles sont.',
    later: 'Plus tard',
    reload: 'Recharger',
  },
};
