/** The words of the table kit, in French. */
import type { TableWords } from './en';

const fr: TableWords = {
  turn: 'à jouer',
  away: 'absent',
  log: 'Journal',
  newLines: 'nouveau',
  ruleOf: (section) => `Règle\u202f: ${section}`,
  beside: 'À côté du plateau',
  confirm: { dontAskAgain: 'Ne plus demander', cancel: 'Annuler' },
  cards: (count) => (count <= 1 ? `${count} carte` : `${count} cartes`),
  curtain: {
    pass: 'Passe l’appareil à',
    asked: (role = '', task = '') => (role && task ? `${role}\u202f: ${task}` : role || task),
    iAm: (name) => `Je suis ${name}`,
    hold: 'Maintiens pour ouvrir le rideau',
    press: 'Appuie pour ouvrir le rideau',
    leave: 'Quitter la table',
  },
};

export default fr;
