/** The frame of the lessons in French. */
import type { LearnWords } from './words';

export const words: LearnWords = {
  title: (game) => `Apprendre ${game}`,
  learner: 'Apprenti',
  rival: 'Ambroise',
  guide: 'Le guide',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  next: 'Continuer',
  finish: 'Terminer',
  back: 'Retour',
  showHow: 'Fais-le pour moi',
  again: 'Recommencer la leçon',
  leave: 'Quitter la leçon',
  fold: 'Replier le guide',
  unfold: 'Déplier le guide',
  watch: 'Regarde le plateau…',
  early: 'Un instant : lis d’abord ceci, puis appuie sur « Continuer ».',
  resumed: 'Tu reprends là où tu t’étais arrêté.',
  more: 'En savoir plus dans les règles',
  done: (game) => `Tu sais jouer à ${game}`,
  play: (game) => `Jouer à ${game}`,
  others: 'Apprendre un autre jeu',
};
