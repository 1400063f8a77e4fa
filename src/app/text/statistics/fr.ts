/** The statistics in French. */
import type { StatisticsWords } from './words';

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

export const words: StatisticsWords = {
  title: 'Statistiques',
  lead: 'Ce que tes parties sont devenues. Gardé sur cet appareil et nulle part ailleurs.',
  empty: {
    title: 'Aucune partie terminée',
    body: 'Dès que l’une s’achève, contre des bots, autour de cet appareil ou en ligne, elle est comptée ici.',
    play: 'Choisir un jeu',
  },
  failed: {
    title: 'Les statistiques sont illisibles',
    body: 'Ce navigateur ne permet de rien garder, par exemple dans une fenêtre privée.',
  },
  played: 'Parties',
  won: 'Gagnées',
  streak: 'Victoires d’affilée',
  bestStreak: 'Plus longue série',
  share: (won, decided) => (decided === 0 ? '–' : `${won} sur ${decided}`),
  byOpponent: 'Par adversaire',
  byOpponentHint:
    'S’il y en a plusieurs, le plus fort compte. Les parties entre personnes autour de cet appareil n’y figurent pas.',
  opponents: {
    novice: 'Novice',
    apprentice: 'Apprenti',
    adept: 'Adepte',
    archmage: 'Archimage',
    person: 'Personnes',
  },
  outcomes: { won: 'Gagnée', drawn: 'Nulle', lost: 'Perdue', shared: 'Autour d’un appareil' },
  tally: (won, drawn, lost) =>
    [
      counted(won, 'gagnée', 'gagnées'),
      ...(drawn > 0 ? [counted(drawn, 'nulle', 'nulles')] : []),
      counted(lost, 'perdue', 'perdues'),
    ].join(', '),
  byGame: 'Par jeu',
  points: 'Points',
  rounds: 'Manches',
  perGame: (average, most) => `${average} en moyenne, ${most} au plus`,
  kept: 'En une partie',
  times: (count) => `${count} fois`,
  quickest: 'Victoire la plus rapide',
  inRounds: (count) => `en ${counted(count, 'manche', 'manches')}`,
  form: (game, count) =>
    `${game}\u202f: ${count < 2 ? 'le résultat de la dernière partie' : `les résultats des ${count} dernières parties, la plus ancienne d’abord`}`,
  formHint: 'En haut\u202f: gagnée. En bas\u202f: perdue.',
  curve: { points: 'Les points, partie par partie', rounds: 'Les manches, partie par partie' },
  own: 'Toi',
  others: 'Meilleur adversaire',
  asTable: 'En tableau',
  lastGames: (count) => (count < 2 ? 'La dernière partie' : `Les ${count} dernières parties`),
  date: 'Date',
  result: 'Résultat',
  against: 'Contre',
  export: 'Enregistrer dans un fichier',
  import: 'Ajouter depuis un fichier',
  imported: (count) =>
    count === 0
      ? 'Toutes ces parties étaient déjà connues.'
      : counted(count, 'partie ajoutée.', 'parties ajoutées.'),
  delete: 'Tout supprimer',
  deleteTitle: 'Supprimer les statistiques\u202f?',
  deleteBody: 'Toutes les parties comptées sont oubliées pour de bon. Les parties enregistrées restent.',
  deleted: 'Les statistiques sont vides.',
  notDeleted: 'Les statistiques n’ont pas pu être supprimées\u202f: ce navigateur refuse son stockage.',
  errors: {
    FOREIGN: 'Ce fichier ne contient pas de statistiques de Grimoire.',
    NEWER_VERSION: 'Ce fichier vient d’un Grimoire plus récent. Recharge la page et réessaie.',
    DAMAGED: 'Ce fichier est abîmé et illisible.',
    STORAGE_REFUSED: 'Ce navigateur ne permet de rien garder.',
  },
  fileName: 'grimoire-statistiques',
};
