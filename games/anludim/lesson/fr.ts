/** The words of the first turns in French. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    professors: {
      title: 'Cinq professeurs curieux',
      text: [
        'Chaque professeur n’aime qu’une sorte de combinaison : les **suites**, les **couleurs**, les **paires**, les **brelans** ou les **assemblées** (au moins quatre cartes de même valeur).',
        'La plus forte d’une sorte attire son professeur, et tu reçois l’objet du dessus de sa pile à la fin de chacun de tes tours.',
      ],
    },
    halves: {
      title: 'Chaque carte a deux moitiés',
      text: [
        'Ces huit apprentis forment ta main. Une carte compte pour **une de ses moitiés**, une valeur et une couleur : celle du haut.',
        'Appuie sur une carte pour la choisir, encore pour la retourner, encore une fois pour la reposer.',
      ],
    },
    run: {
      title: 'Pose une suite',
      text: [
        'À ton tour, tu fais une action principale : poser une combinaison, ou piocher. Une suite, c’est deux valeurs ou plus qui se suivent, de n’importe quelles couleurs.',
      ],
      task: 'Choisis le **4 vert, le 5 bleu et le 6 vert**, et pose-les en suite.',
      wrong: {
        draw: 'Piocher est aussi une action principale. Mais tu tiens déjà une suite : pose-la.',
        kind: 'Tu attirerais un autre professeur. Cette leçon commence par une suite : 4, 5 et 6.',
        longer:
          'Une suite plus longue est plus forte, mais les autres cartes te serviront bientôt. Trois suffisent.',
        cards:
          'Une suite, oui ; mais prends exactement le 4 vert, le 5 bleu et le 6 vert : les autres ont mieux à faire.',
      },
    },
    beaten: {
      title: 'Gagné, puis reperdu',
      text: [
        'L’Alchimiste t’a rejoint et t’a laissé une fiole. Puis ton rival a posé une **suite plus longue**, et l’Alchimiste a changé de camp. Le plus de cartes l’emporte ; à nombre égal, les plus hautes valeurs.',
        'Ta suite reste devant toi. Elle ne rapporte plus rien, mais qui pose une suite doit toujours battre toutes celles de la table.',
      ],
    },
    take: {
      title: 'Piocher',
      text: [
        'Au lieu de poser, tu peux piocher **deux cartes** de la pile, ou prendre **une des trois cartes visibles**.',
        'Tu as trois 9 : le bleu et, sur les moitiés du bas, le vert et le violet. Parmi les cartes visibles, l’une porte un 9 rouge.',
      ],
      task: 'Prends la carte visible au **9 rouge**.',
      wrong: {
        hidden: 'Deux cartes valent mieux qu’une, mais nul ne sait lesquelles. Prends le 9 rouge qui est là.',
        other: 'Cela peut attendre. Prends d’abord la carte au 9 rouge.',
        slot: 'Pas celle-là : prends la carte qui porte le 9 rouge sur sa moitié du bas.',
      },
    },
    finish: {
      title: 'Finis ton tour',
      text: [
        'Une fois par tour, avant ou après l’action principale, tu peux céder un objet ou un parchemin contre une carte de la pioche. Comme tu as de quoi céder, le tour t’attend.',
      ],
      task: 'Ne cède rien pour l’instant, et finis ton tour.',
      wrong: { spend: 'C’est permis, mais garde ton seul objet pour un meilleur moment, et finis ton tour.' },
    },
    assembly: {
      title: 'Quatre de même valeur',
      text: [
        'Te voilà avec quatre 9. Une **assemblée**, c’est au moins quatre cartes de même valeur ; l’Élémentaliste l’adore. Appuie deux fois sur une carte pour mettre sa moitié du bas en haut.',
        'Le bouton Idées montre tout ce que tu pourrais poser.',
      ],
      task: 'Choisis les **quatre 9** et pose-les en assemblée.',
      wrong: {
        other: 'Tu tiens quatre 9 : pose-les d’abord.',
        kind: 'Ces cartes peuvent aussi faire un brelan ou une paire. Nomme-les assemblée, avec les quatre 9.',
      },
    },
    spend: {
      title: 'Un objet contre une carte',
      text: [
        'L’Élémentaliste t’a rejoint. Avant la fin du tour, essaie l’autre action : cède un objet contre une carte. Il quitte la manche, et ses points avec lui.',
      ],
      task: 'Cède ta **fiole** contre une carte.',
      wrong: { end: 'Avant de finir le tour, cède la fiole contre une carte, pour cette fois.' },
    },
    back: {
      title: 'Reprendre',
      text: [
        'À la fin de ton tour, l’Élémentaliste t’a donné un coffre de cristaux. Et la carte que tu as piochée porte un 8 vert.',
        'Au tout début d’un tour, tu peux reprendre en main tes propres combinaisons, chacune en entier.',
      ],
      task: 'Reprends ta **suite**, pas les 9.',
      wrong: {
        other: 'Reprends d’abord ta vieille suite : ses cartes valent plus dans ta main.',
        assembly: 'Laisse les 9 où ils sont : l’Élémentaliste s’en irait. Reprends seulement la suite.',
      },
    },
    stronger: {
      title: 'Une suite plus forte',
      text: [
        'Pour ramener l’Alchimiste, il faut battre une suite de quatre jusqu’à 10. **Cinq cartes** suffisent, quelles que soient leurs valeurs.',
      ],
      task: 'Pose une suite de cinq : **4, 5, 6, 7 et 8**.',
      wrong: {
        other: 'Tu as tout ce qu’il faut : 4, 5, 6, 7 et 8. Pose la suite.',
        kind: 'Pose une suite cette fois : 4, 5, 6, 7 et 8.',
      },
    },
    income: {
      title: 'Deux professeurs',
      text: [
        'L’Alchimiste et l’Élémentaliste se tiennent devant toi. À la fin de ton tour, **les deux** te paient.',
      ],
      task: 'Finis ton tour.',
      wrong: { spend: 'Garde ce que tu as : ses valeurs sont tes points. Finis ton tour.' },
    },
    ends: {
      title: 'La fin d’une manche',
      text: [
        'Une manche finit quand **trois des cinq piles sont vides** : le plus grand total de valeurs d’objets l’emporte.',
        'Ou quelqu’un possède **cinq objets différents** : il gagne la manche sur-le-champ, quoi qu’ils vaillent. Ici, tu vois si la fin est proche.',
      ],
    },
    rounds: {
      title: 'Deux manches font la partie',
      text: [
        'Qui gagne une manche retourne son blason côté or. Entre les manches, chacun garde en secret jusqu’à trois cartes, deux avec un blason d’or, puis complète sa main.',
        'Le premier à gagner **deux manches** gagne la partie.',
      ],
    },
  },
  end: [
    'Tu as séduit des professeurs, tu en as perdu un, tu l’as reconquis. Joue contre un ou plusieurs novices, ou entre amis.',
  ],
};
