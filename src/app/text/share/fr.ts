/** Sharing in French. */
import type { ShareWords } from './words';

export const words: ShareWords = {
  share: 'Partager le résultat',
  drawing: 'L’image se dessine…',
  ready: 'L’image est prête.',
  failed: 'Ce navigateur n’a pas pu dessiner l’image.',
  picture: (game, result) => `La table à la fin, ${game}\u202f: ${result}`,
  send: 'Partager',
  notShared: 'L’image n’a pas pu être partagée. Enregistre-la plutôt.',
  save: 'Enregistrer l’image',
  copy: 'Copier',
  copied: 'L’image est dans le presse-papiers.',
  notCopied: 'L’image n’a pas pu être copiée. Enregistre-la plutôt.',
  close: 'Fermer',
};
