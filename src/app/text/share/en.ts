/** Sharing in English. */
import type { ShareWords } from './words';

export const words: ShareWords = {
  share: 'Share the result',
  drawing: 'The picture is being drawn…',
  ready: 'The picture is ready.',
  failed: 'This browser could not draw the picture.',
  picture: (game, result) => `The final table of ${game}: ${result}`,
  send: 'Share',
  notShared: 'The picture could not be shared. Save it instead.',
  save: 'Save the picture',
  copy: 'Copy',
  copied: 'The picture is in the clipboard.',
  notCopied: 'The picture could not be copied. Save it instead.',
  close: 'Close',
};
