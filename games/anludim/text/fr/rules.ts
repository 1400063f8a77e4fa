/** The rules in French. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'De quoi s’agit-il ?',
    figure: 'lecterns',
    body: [
      'Cinq professeurs enseignent à l’université de magie, et chacun n’a de curiosité que pour une chose : les suites, les couleurs, les paires, les brelans ou les assemblées. Ton coven pose ses apprentis en combinaisons de ce genre. La plus forte de la table attire le professeur, et un professeur qui se tient devant toi est généreux : **à la fin de ton tour, il te remet le premier objet de sa pile.**',
      'La manche s’arrête dès que **trois des cinq piles sont vides** ; le plus grand total la remporte alors. Ou bien quelqu’un possède **cinq objets différents** : il gagne la manche aussitôt, quelle que soit leur valeur.',
      '**Qui gagne le premier deux manches gagne la partie.**',
    ],
  },
  {
    id: 'cards',
    title: 'Les apprentis',
    figure: 'card',
    body: [
      'Il y a 65 cartes. Chacune a deux moitiés, et chaque moitié une valeur de 1 à 13 et l’une de cinq couleurs : vert (carré), bleu (disque), jaune (étoile), rouge (triangle) et violet (losange). Les deux moitiés d’une carte diffèrent toujours par la valeur et par la couleur, et chaque moitié existe exactement deux fois.',
      'Dans une combinaison, une carte compte pour **une seule de ses moitiés**. On choisit laquelle en la posant ; de retour en main, la carte est libre de nouveau.',
    ],
  },
  {
    id: 'combinations',
    title: 'Les cinq combinaisons',
    figure: 'combinations',
    body: [
      '- **Suite** (Alchimiste) : au moins deux cartes dont les valeurs se suivent, de n’importe quelles couleurs. 13 et 1 ne sont pas voisins.',
      '- **Couleur** (Arcaniste) : au moins deux cartes d’une même couleur, quelles que soient leurs valeurs.',
      '- **Paires** (Nécromancienne) : une ou plusieurs paires, chacune de deux valeurs égales et de deux couleurs différentes. Deux paires doivent avoir des valeurs différentes.',
      '- **Brelans** (Voyante) : un ou plusieurs brelans, chacun de trois valeurs égales et de trois couleurs différentes. Deux brelans doivent avoir des valeurs différentes.',
      '- **Assemblée** (Élémentaliste) : au moins quatre cartes de même valeur ; ici, les couleurs n’ont pas d’importance.',
      'Des cartes qui conviennent à deux genres, comme une suite d’une seule couleur, comptent pour celui que tu annonces. Tu peux poser moins de cartes que tu ne le pourrais.',
    ],
  },
  {
    id: 'strength',
    title: 'Laquelle est la plus forte ?',
    figure: 'strength',
    body: [
      'On ne compare que des combinaisons du même genre, et les couleurs ne comptent jamais.',
      '- **Suite** : le plus de cartes, puis la plus haute valeur.',
      '- **Couleur** : le plus de cartes, puis la plus haute valeur, puis la suivante, et ainsi de suite.',
      '- **Paires et brelans** : le plus de groupes, puis le groupe le plus haut, puis le suivant.',
      '- **Assemblée** : le plus de cartes, puis la plus haute valeur.',
      'Qui pose une combinaison doit battre **toutes celles de son genre sur la table**, à qui qu’elles soient, qu’un professeur s’y tienne ou non. L’égalité ne suffit pas.',
    ],
  },
  {
    id: 'setup',
    title: 'Avant la première manche',
    figure: 'piles',
    body: [
      'Chacun commence avec un blason d’argent et huit cartes. Trois autres cartes sont visibles à côté de la pioche, et les professeurs se tiennent à leurs pupitres. Chaque pile d’objets est triée, la plus petite valeur au-dessus.',
      'À trois, deux objets restent dans la boîte ; à deux, sept. Les piles de la table en tiennent déjà compte.',
      'Le dernier joueur dans l’ordre du tour reçoit l’un des trois parchemins, à la première manche seulement.',
    ],
  },
  {
    id: 'turn',
    title: 'Ton tour',
    body: [
      'Tu fais exactement **une action principale**, et tu peux céder quelque chose une fois, avant ou après elle.',
      '- **Reprendre** (jeu de base seulement) : au tout début, tu peux reprendre en main celles de tes combinaisons que tu veux, chacune en entier. Les professeurs qui s’y tenaient retournent à leurs pupitres.',
      '- **Action principale** : poser une combinaison, **ou** piocher deux cartes, **ou** prendre l’une des cartes visibles. Une carte visible est remplacée aussitôt.',
      '- **Céder** : donner l’un de tes objets ou parchemins contre une carte de la pioche.',
      '- **Revenu** : à la fin de ton tour, chaque professeur devant toi te remet le premier objet de sa pile.',
      'Si tu n’as rien à céder, ton tour s’achève de lui-même après l’action principale. Pendant une manche, la main n’a pas de limite.',
    ],
  },
  {
    id: 'professors',
    title: 'Comment les professeurs se déplacent',
    figure: 'move',
    body: [
      'Un professeur ne vient que si quelqu’un pose une combinaison de son genre : de son pupitre, de chez un autre joueur, ou d’une de tes combinaisons plus anciennes. Tu peux donc aussi te surpasser toi-même pour mieux le tenir.',
      'La combinaison qu’il quitte reste où elle est. Elle ne rapporte plus rien, mais **il faut toujours la battre**.',
      'Si la combinaison où il se tient est reprise en main, il attend à son pupitre. La meilleure des autres ne l’attire pas : il faut que quelqu’un en pose une.',
      'Un professeur dont la pile est vide ne donne rien, mais peut encore servir : vois la fin d’une manche.',
    ],
  },
  {
    id: 'objects',
    title: 'Objets et parchemins',
    figure: 'sockets',
    body: [
      'Les objets ne viennent que des professeurs. Leurs valeurs forment ton total ; chaque parchemin y ajoute 1.',
      'Ce que tu cèdes est perdu pour la manche : cela ne retourne pas sur sa pile, ne rapporte rien et ne compte plus parmi cinq objets différents. Un parchemin ne compte jamais parmi eux.',
      'On ne peut rien céder quand il n’y a plus de carte à piocher.',
    ],
  },
  {
    id: 'end',
    title: 'La fin d’une manche',
    figure: 'candles',
    body: [
      '- **Cinq objets différents.** Pour chacun des cinq genres, tu possèdes un objet, ou bien son professeur se tient devant toi et sa pile est vide. Tu gagnes la manche aussitôt, même au milieu de ton tour, et même si les piles y mettaient fin aussi.',
      '- **Trois piles vides.** Tous les objets de ce tour sont d’abord remis ; puis le plus grand total l’emporte. En cas d’égalité, c’est le joueur dont c’était le tour, puis le suivant dans le sens des aiguilles d’une montre.',
      '- **Enlisement.** Si personne ne prend d’objet pendant dix tours par joueur de suite, la manche s’arrête comme si trois piles étaient vides.',
    ],
  },
  {
    id: 'crests',
    title: 'Blasons, récompenses et manche suivante',
    figure: 'crests',
    body: [
      'Le vainqueur de la manche retourne son blason du côté or. Tous les parchemins sont rendus ; à trois joueurs et plus, le deuxième de la manche en reçoit deux et le troisième un.',
      'Puis chacun met de côté en secret des cartes de sa main pour la manche suivante : **jusqu’à trois avec un blason d’argent, jusqu’à deux avec un blason d’or**. Tout le reste est mélangé, les objets retournent sur leurs piles, et les mains sont complétées à huit cartes, à sept avec un blason d’or.',
      'Le joueur qui suit celui dont le tour a clos la manche commence la nouvelle. **Une deuxième manche gagnée avec un blason d’or gagne la partie.**',
    ],
  },
  {
    id: 'empty',
    title: 'Quand la pioche s’épuise',
    body: [
      'Dans le jeu de base, rien n’est défaussé pendant une manche, donc rien n’est remélangé. On pioche ce qui reste, une carte au lieu de deux s’il le faut ; puis il n’y a plus que les cartes visibles, qui ne sont plus remplacées ; puis il faut poser.',
      'Seul celui qui ne peut ni piocher ni poser a le droit de passer.',
    ],
  },
  {
    id: 'expert',
    title: 'La variante expert',
    figure: 'expert',
    body: [
      'Les disciplines ont maintenant un rang, que montrent leurs points dorés : suite, couleur, paires, brelans, assemblée. Les cartes posées ne sont **jamais reprises en main**.',
      'En revanche, quand tu poses, tu peux utiliser des cartes déjà posées devant toi, à condition qu’elles rejoignent une combinaison de **rang supérieur** : une paire peut entrer dans un brelan, jamais dans une suite. Elles peuvent changer de moitié au passage.',
      'Ce qui reste d’une combinaison qui a donné une carte part aussitôt à la défausse, et son professeur retourne au pupitre. La défausse est mélangée quand la pioche est vide.',
      'Tu peux aussi **ajouter des cartes** à l’une de tes combinaisons, de ta main ou de combinaisons inférieures. Les cartes qui s’y trouvent gardent leur moitié, et le résultat doit être le plus fort, comme toujours.',
    ],
  },
];
