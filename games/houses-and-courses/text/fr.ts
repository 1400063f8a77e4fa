/** Houses & Courses in French. */
import { board } from './fr/board';
import { count, list } from './fr/grammar';
import { pieces } from './fr/pieces';
import { reasons } from './fr/reasons';
import { rules } from './fr/rules';
import { aim, ends, telling } from './fr/telling';
import { logOf } from './log';
import { references } from './references';
import { sheetOf } from './sheet';
import type { HousesWords } from './words';

export const words: HousesWords = {
  title: 'Maisons & Cours',
  tagline: 'Suis des cours, envoie de vilains hiboux',
  summary:
    'Dans une école de magie, chacun collectionne des Cours : plus on en a d’une sorte, plus ils rapportent, et plus le suivant coûte cher. Les cartes de ta main sont ta monnaie et tes Sortilèges, les Courriers de l’emploi du temps sont un pari, et ta Maison te prête son pouvoir. Quoi que l’on fasse, quelqu’un peut y répondre.',
  roles: {},
  tasks: {
    draft: 'choisis ta Maison',
    main: 'joue ton tour',
    course: 'décide de l’effet de ton Cours',
    window: 'réponds en secret',
    copy: 'applique l’effet que tu as repris',
    pickFromHand: 'prends une carte dans la main d’un adversaire',
    pickMail: 'choisis un Courrier',
    giveSchool: 'donne une carte École',
    serpentin: 'donne une carte à chacun des autres',
    poufmoufle: 'pose un Courrier sur l’emploi du temps',
  },
  options: {
    houseMode: {
      label: 'Maisons',
      values: {
        random: { label: 'Au hasard', hint: 'Chaque joueur reçoit une Maison.' },
        pick: { label: 'Au choix', hint: 'L’un après l’autre, dans un ordre tiré au sort.' },
      },
    },
    twoHouses: {
      label: 'Deux Maisons chacun',
      hint: 'Les quatre pouvoirs sont en jeu. Conseillé à deux joueurs.',
    },
    reactions: {
      label: 'Réactions',
      values: {
        full: {
          label: 'Complètes',
          hint: 'On peut répondre à tout Sortilège et à tout Cours. Le jeu de base.',
        },
        light: {
          label: 'Légères',
          hint: 'On ne répond qu’à ce qui touche quelqu’un d’autre. Plus rapide.',
        },
      },
    },
  },
  reasons,
  pieces,
  aim,
  ends,
  // Nothing here tells that the game is over: the bar is read before the story has been told.
  progress: ({ round }) => (round === 0 ? 'Choix des Maisons' : `Manche ${round}`),
  log: logOf(telling),
  verdict: (view, nameOf) => {
    const { result, round } = view;
    const sheet = sheetOf(view, board, pieces, nameOf);
    if (result === null) return { title: 'La partie continue', lines: [] };
    const [first] = result.winners;
    const points = (first && result.scores[first]?.total) ?? 0;
    const names = result.winners.map(nameOf);
    const title =
      result.reason === 'horcruches'
        ? `${list(names)} gagne avec sept Horcruches`
        : board.scores.wins(names, points);
    return {
      title,
      lines: [`${ends[result.reason]} La partie a duré ${count(round, 'manche')}.`],
      ...(sheet && { sheet }),
    };
  },
  rules,
  references,
  board,
};
