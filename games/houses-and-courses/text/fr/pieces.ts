/** The names and texts of all pieces in French. */
import type { Pieces } from '../words';

export const pieces: Pieces = {
  courses: {
    herbologie: { name: 'Herbologie', text: 'Pioche 2 cartes Magie.', notes: [] },
    defense: {
      name: 'Défense',
      text: 'Pioche 1 carte. Un bouclier te protège jusqu’à ton prochain tour.',
      notes: [
        'Nul ne peut viser un joueur protégé. Le bouclier arrête les Sortilèges et les Cours qui te visent, Patatras et les Bonus des autres. Les réactions et les dons de Serpentin t’atteignent quand même.',
      ],
    },
    metamorphose: {
      name: 'Métamorphose',
      text: 'Échange un de tes Cours avec l’emploi du temps, ou pioche 1 carte.',
      notes: [
        'Les Courriers de l’emploi du temps restent à leur place. La carte reçue en échange n’a pas d’effet.',
        'La Métamorphose que tu viens de collectionner peut aussi être échangée.',
      ],
    },
    potions: {
      name: 'Potions',
      text: 'Vole 1 carte au hasard dans la main d’un adversaire.',
      notes: [],
    },
    sorts: {
      name: 'Sorts',
      text: 'Reprends 1 Sortilège de la défausse, ou pioche 1 carte.',
      notes: ['Une carte avec laquelle tu viens de payer convient aussi.'],
    },
    balais: {
      name: 'Balais',
      text: 'Prends la carte Premier joueur et pioche 1 carte.',
      notes: ['L’ordre de la manche en cours ne change pas : tu commenceras la suivante.'],
    },
  },
  horcruche: {
    name: 'Horcruche',
    text: '1, 4, 9, 15, 22, 30 points ; sept : victoire immédiate.',
    notes: ['Elle coûte toujours 2 cartes et n’a pas d’effet quand on la collectionne.'],
  },
  detourneurs: {
    name: 'Détourneur',
    of: (course) => `Détourneur : ${course}`,
    perCourse: (vp, course) => `${vp} points par carte ${course} chez toi.`,
    flat: (vp) => `${vp} points.`,
    perDistinctCourse: (vp) => `${vp} points par Cours différent chez toi.`,
    notes: ['Il coûte toujours 2 cartes et n’a pas d’effet quand on le collectionne.'],
  },
  spells: {
    oubliettes: {
      name: 'Oubliettes',
      text: 'Annule l’effet d’un Sortilège ou d’un Cours.',
      notes: [
        'Se joue seulement en réponse. Un Sortilège annulé est défaussé ; un Cours annulé reste collectionné, avec ses Courriers.',
        'Elle annule aussi un autre ⚡.',
      ],
    },
    copius: {
      name: 'Copius',
      text: 'Annule l’effet d’un Sortilège ou d’un Cours et applique-le pour toi (Oubliettes : annulation seule).',
      notes: [
        'Se joue seulement en réponse. Tu choisis tes propres cibles, et nul ne peut répondre à l’effet copié.',
        'Sur un autre Copius : tu reprends ce qu’il avait repris.',
      ],
    },
    chipio: { name: 'Chipio', text: 'Regarde la main d’un adversaire et prends-y 1 carte.', notes: [] },
    patatras: {
      name: 'Patatras',
      text: 'Chaque adversaire défausse 1 carte au hasard (2 à deux joueurs).',
      notes: ['Les joueurs protégés sont épargnés.'],
    },
    tempus: {
      name: 'Tempus',
      text: 'Ce tour, tu peux collectionner 1 carte École de plus (en la payant).',
      notes: ['Copié hors de ton tour, il vaut pour le prochain.'],
    },
    soldus: {
      name: 'Soldus',
      text: 'Ta prochaine carte École de ce tour coûte 3 cartes de moins (minimum 1).',
      notes: ['Plusieurs s’additionnent. Copié hors de ton tour, il vaut pour le prochain.'],
    },
    stupefarce: {
      name: 'Stupéfarce',
      text: 'Un adversaire aura 1 action de moins à son prochain tour.',
      notes: ['Deux sur le même joueur ne s’additionnent pas.'],
    },
    hibouvol: {
      name: 'Hibouvol',
      text: 'Regarde les Courriers d’une carte de l’emploi du temps ; prends-en 1.',
      notes: ['Tu peux aussi n’en prendre aucun.'],
    },
    lettrovol: { name: 'Lettrovol', text: 'Vole 1 Courrier au hasard à un adversaire.', notes: [] },
    finitus: {
      name: 'Finitus',
      text: 'Défausse 1 carte Bonus de n’importe quelle zone de jeu.',
      notes: ['Mais pas chez un adversaire protégé.'],
    },
    confiscatus: {
      name: 'Confiscatus',
      text: 'Un adversaire qui a plus de cartes École que toi t’en donne 1 de son choix.',
      notes: ['La carte n’apporte ni son effet ni aucun Courrier.'],
    },
    chamboulum: {
      name: 'Chamboulum',
      text: 'Remplace 1 à 3 cartes de l’emploi du temps, puis pioche 1 carte.',
      notes: ['Leurs Courriers retournent à la réserve ; les nouvelles cartes arrivent sans Courrier.'],
    },
  },
  bonus: {
    balaiBall: {
      name: 'Balai-Ball',
      text: '1 symbole Balai-Ball.',
      notes: ['À la fin, le plus de symboles : 10 points ; le deuxième : 5. Les ex æquo les touchent tous.'],
    },
    bonsPoints: {
      name: 'Bons points',
      text: '+4 points.',
      notes: ['Un Bonus ne compte que dans une zone de jeu, qui que ce soit qui l’y ait posé.'],
    },
    mauvaisPoints: {
      name: 'Mauvais points',
      text: '−4 points.',
      notes: ['Un Bonus ne compte que dans une zone de jeu, qui que ce soit qui l’y ait posé.'],
    },
  },
  mail: {
    draw1: { name: 'Pioche 1', short: 'pioche', text: 'À ton tour : pioche 1 carte Magie.' },
    draw2: { name: 'Pioche 2', short: 'pioche 2', text: 'À ton tour : pioche 2 cartes Magie.' },
    oubliettes: {
      name: 'Courrier Oubliettes',
      short: '⚡',
      text: 'Une réponse, comme le Sortilège Oubliettes.',
    },
    engueulante: { name: 'Engueulante', short: 'Argh !', text: 'Retourne aussitôt dans la réserve.' },
    plus1: { name: '+1 point', short: '+1', text: '1 point à la fin.' },
    plus2: { name: '+2 points', short: '+2', text: '2 points à la fin.' },
    plus3: { name: '+3 points', short: '+3', text: '3 points à la fin.' },
    minus1: { name: '−1 point', short: '−1', text: '1 point de moins à la fin.' },
    minus2: { name: '−2 points', short: '−2', text: '2 points de moins à la fin.' },
    balai1: { name: 'Balai-Ball', short: 'balai', text: '1 symbole Balai-Ball.' },
    balai2: { name: 'Balai-Ball × 2', short: '2 balais', text: '2 symboles Balai-Ball.' },
  },
  houses: {
    grosfondor: {
      name: 'Grosfondor',
      power: 'Commencer',
      line: () => 'Ouvre les manches',
      text: 'Tu commences la partie. À la fin d’une manche où la carte Premier joueur n’a pas changé de mains, elle te revient.',
    },
    serpentin: {
      name: 'Serpentin',
      power: 'Piocher et donner',
      line: (players) => `Pioche ${players}, donne ${players - 1}`,
      text: 'Une fois par tour, après l’action « piocher 2 cartes » : pioche autant de cartes qu’il y a de joueurs, puis donne une carte de ta main à chacun des autres.',
    },
    serdongle: {
      name: 'Serdongle',
      power: 'Lire le Courrier',
      line: () => 'Lit le Courrier',
      text: 'Une fois par tour : regarde tous les Courriers d’une carte de l’emploi du temps.',
    },
    poufmoufle: {
      name: 'Poufmoufle',
      power: 'Poster un Courrier',
      line: () => 'Poste un Courrier',
      text: 'Une fois par tour, quand il ne te reste aucune action : prends le prochain Courrier de la réserve, regarde-le et pose-le face cachée sur une carte de l’emploi du temps.',
    },
  },
};
