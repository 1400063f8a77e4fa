/** Le replay en français. */
import type { ReplayWords } from './words';

export const words: ReplayWords = {
  replay: 'Replay',
  pageTitle: (game) => `Replay\u202f: ${game}`,
  loading: 'La partie est rejouée…',
  readOnly: 'Tout cela s’est déjà passé\u202f: tu peux regarder, mais rien déplacer.',
  running: {
    title: 'Cette partie est en cours',
    body: 'Un replay montre toutes les mains\u202f: il n’y en a donc pas avant la fin. À la table, tu peux revoir ce que tu as déjà vu toi-même.',
  },
  toTable: 'Vers la table',
  damaged: {
    title: 'Impossible de rejouer cette partie',
    body: 'Ses coups ne mènent pas au résultat enregistré. Le fichier est abîmé, ou les règles ont changé depuis.',
  },
  refused: 'Pas de replay ici',
  transport: 'Parcourir la partie',
  start: 'Au début',
  back: 'Un pas en arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Un pas en avant',
  end: 'À la fin',
  stepBy: 'Avancer par',
  units: { move: 'Coup', turn: 'Tour', round: 'Manche', point: 'Tournant' },
  speed: 'Vitesse',
  eyes: 'Vu par',
  spectator: 'Le public',
  open: 'Cartes sur table',
  position: 'Position dans la partie',
  step: (step, last) => `Coup ${step} sur ${last}`,
  point: 'tournant de la partie',
  plot: (points) =>
    `La courbe montre les chances de chacun, coup après coup. ${
      points === 0
        ? 'Aucun coup ne se détache.'
        : points === 1
          ? 'Un coup est marqué.'
          : `${points} coups sont marqués.`
    }`,
  hands: (count) => (count === 1 ? 'La main' : 'Toutes les mains'),
  playOn: {
    title: 'Rejouer à partir d’ici',
    body: (step) =>
      step === 0
        ? 'Une nouvelle partie commence avec la même donne. Celle-ci reste telle quelle.'
        : `Une nouvelle partie commence là où celle-ci en était après le coup ${step}. Celle-ci reste telle quelle.`,
    seat: 'Ta place',
    level: 'Niveau des bots',
    begin: 'Jouer la suite',
    over: 'Ici, la partie est finie\u202f: reviens d’abord un peu en arrière.',
  },
  save: 'Enregistrer dans un fichier',
  copyLink: 'Copier le lien',
  copied: 'Lien copié\u202f: qui l’a peut regarder.',
  notCopied: (link) => `Le navigateur ne laisse pas copier le lien\u202f: ${link}`,
  lookBack: {
    title: 'Coup d’œil en arrière',
    leave: 'Retour à la partie',
    sinceHere: 'Tu revois ce que tu as vu depuis ton arrivée à la table.',
    plot: 'La courbe montre qui menait, d’après ce que tout le monde peut voir.',
  },
};
