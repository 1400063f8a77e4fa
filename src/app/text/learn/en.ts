/** The frame of the lessons in English. */
import type { LearnWords } from './words';

export const words: LearnWords = {
  title: (game) => `Learn ${game}`,
  learner: 'Apprentice',
  rival: 'Ambrose',
  guide: 'The guide',
  step: (step, steps) => `Step ${step} of ${steps}`,
  next: 'Go on',
  finish: 'Finish',
  back: 'Back',
  showHow: 'Do it for me',
  again: 'Start the lesson again',
  leave: 'Leave the lesson',
  fold: 'Fold the guide',
  unfold: 'Unfold the guide',
  watch: 'Watch the board…',
  early: 'One moment: read this first, then press “Go on”.',
  resumed: 'You go on where you left off.',
  more: 'More in the rules',
  done: (game) => `You can play ${game}`,
  play: (game) => `Play ${game}`,
  others: 'Learn another game',
};
