/** The rules in French. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'De quoi il s’agit',
    figure: 'area',
    body: [
      'Deux à quatre élèves d’une école de magie un peu miteuse remplissent leur emploi du temps. Reprendre toujours le même Cours rapporte de plus en plus, mais coûte aussi de plus en plus cher ; et pendant ce temps, les autres volent, annulent et envoient de vilains Courriers.',
      '**Quand une manche s’achève et que quelqu’un possède 10 cartes École, la partie est finie et le plus de points l’emporte.** Qui réunit les 7 Horcruches gagne sur-le-champ.',
      'Une partie dure environ une demi-heure.',
    ],
  },
  {
    id: 'setup',
    title: 'Avant la partie',
    figure: 'timetable',
    body: [
      'Chaque joueur appartient à une Maison, qui lui donne un pouvoir. Les Maisons sont distribuées au hasard, ou choisies l’une après l’autre, dans un ordre tiré au sort, avant que quiconque ait des cartes.',
      'Deux cartes École par joueur forment l’**emploi du temps**, face visible, chacune avec un **Courrier** face cachée. Chacun a 5 cartes Magie en main.',
      'Le joueur de Grosfondor a la carte Premier joueur et commence. Si personne n’a Grosfondor, elle échoit à quelqu’un au hasard.',
    ],
  },
  {
    id: 'turn',
    title: 'Ton tour',
    body: [
      'Tu as **2 actions**, dans l’ordre et le mélange que tu veux :',
      '- **piocher 2** cartes Magie, pour une action ;',
      '- **piocher 5** cartes Magie, pour les deux actions à la fois ;',
      '- **collectionner** une carte École de l’emploi du temps, pour une action.',
      'En plus de tes actions, et à tout moment de ton tour, tu peux lancer des Sortilèges, poser des Bonus, ouvrir les Courriers qui font piocher et utiliser le pouvoir de ta Maison. Rien n’est obligatoire, et le tour finit quand tu le dis.',
      'Les cartes en main sont à la fois ta monnaie et tes Sortilèges. La main n’a pas de limite.',
    ],
  },
  {
    id: 'collect',
    title: 'Collectionner une carte École',
    figure: 'costs',
    body: [
      'Tu paies avec les cartes Magie de ton choix, qui vont à la défausse. Un **Cours** coûte 1 carte, plus 1 par carte du même Cours que tu possèdes déjà. Une **Horcruche** ou un **Détourneur** coûte toujours 2.',
      'La carte va dans ta zone de jeu, et tous les Courriers posés dessus sont à toi. Ensuite seulement, tu décides de l’effet d’un Cours : tu l’appliques ou tu y renonces.',
      'Plus personne ne peut te reprendre une carte École, sauf avec Confiscatus.',
    ],
  },
  {
    id: 'courses',
    title: 'Les six Cours',
    figure: 'courses',
    body: [
      'Il y a six cartes de chaque Cours. 1, 2, 3, 4, 5 ou 6 cartes identiques valent **1, 4, 9, 16, 25 ou 36** points : le carré de leur nombre.',
      'Leurs effets sont facultatifs, et les autres peuvent y répondre.',
      'Le bouclier de **Défense** dure jusqu’au début de ton prochain tour. **Balais** te donne la carte Premier joueur pour la manche suivante ; l’ordre de la manche en cours ne bouge pas.',
    ],
  },
  {
    id: 'others',
    title: 'Horcruches et Détourneurs',
    figure: 'others',
    body: [
      'Sept **Horcruches** : de 1 à 6, elles valent 1, 4, 9, 15, 22 ou 30 points. La septième gagne la partie sur-le-champ, quels que soient les points.',
      'Six **Détourneurs**, un par Cours : 2 points par carte de ce Cours dans ta zone à la fin.',
    ],
  },
  {
    id: 'spells',
    title: 'Les Sortilèges',
    figure: 'spells',
    body: [
      'Un Sortilège ne coûte pas d’action. Tu annonces qui ou quoi il vise, les autres peuvent répondre, puis il prend effet et part à la défausse. Tu peux en lancer autant que tu veux, jusqu’à 10 par tour.',
      'Un Sortilège sans cible possible ne peut pas être lancé.',
    ],
  },
  {
    id: 'reactions',
    title: 'Les réactions ⚡',
    figure: 'chain',
    body: [
      'Chaque fois que quelqu’un lance un Sortilège ou applique un Cours, tous les autres peuvent répondre : avec les Sortilèges **Oubliettes** et **Copius**, ou avec un Courrier Oubliettes. Tous répondent en même temps et en secret.',
      'Si plusieurs le veulent, le plus proche dans le sens du jeu le fait ; les cartes des autres restent en main et personne n’en sait rien. On peut répondre à une réponse, et ainsi de suite.',
      'Quand plus personne ne répond, on remonte la chaîne depuis la dernière carte : chaque carte qui tient annule la précédente. Un Copius reprend en plus ce qu’il annule, sauf une Oubliettes ; qui reprend un effet choisit de nouvelles cibles, et nul ne peut y répondre.',
      'On ne te demande ton avis que si l’effet te touche. Le menu de la table permet d’être consulté à chaque fois, jusqu’à ton prochain tour, ou jamais.',
      'Les Bonus, les Courriers, les pouvoirs et les actions ne peuvent pas recevoir de réponse.',
    ],
  },
  {
    id: 'bonus',
    title: 'Les cartes Bonus',
    figure: 'bonus',
    body: [
      'À ton tour, tu peux poser des Bonus dans n’importe quelle zone de jeu : la tienne, ou celle d’un autre joueur sans bouclier. Ils comptent pour le propriétaire de la zone.',
      'Les Bonus restés en main ne valent rien à la fin. Tant que tu n’as rien fait d’autre, tu peux reprendre un Bonus posé.',
    ],
  },
  {
    id: 'mail',
    title: 'Le Courrier',
    figure: 'mail',
    body: [
      'Toi seul regardes tes Courriers. Certains font piocher à ton tour, d’autres sont une réponse comme Oubliettes ; les uns et les autres quittent le jeu une fois utilisés. Les autres comptent à la fin : des points, ou des symboles Balai-Ball.',
      'L’**Engueulante** que tu ramasses hurle et retourne aussitôt dans la réserve.',
      'Au début de chaque manche, sauf la première, un Courrier s’ajoute à chaque carte encore présente dans l’emploi du temps ; ensuite seulement les trous sont comblés par de nouvelles cartes, sans Courrier. Ce dont personne ne veut devient ainsi de plus en plus tentant.',
    ],
  },
  {
    id: 'houses',
    title: 'Les quatre Maisons',
    figure: 'houses',
    body: [
      'Chaque pouvoir est facultatif et sert une fois par tour. Ce que tu as regardé dans l’emploi du temps reste ouvert pour toi seul, aussi longtemps qu’il s’y trouve.',
    ],
  },
  {
    id: 'end',
    title: 'La fin et les points',
    figure: 'scores',
    body: [
      'La manche est toujours jouée jusqu’au bout. Si quelqu’un possède alors 10 cartes École, tous les Courriers sont ouverts et l’on fait le compte :',
      '- chaque Cours : le carré du nombre de cartes ;',
      '- les Horcruches et les Détourneurs ;',
      '- les Bons points (+4) et les Mauvais points (−4) de ta zone ;',
      '- les points de tes Courriers ;',
      '- le Balai-Ball : 10 points pour le plus de symboles, 5 pour le deuxième. Les ex æquo touchent tous la prime entière ; sans symbole, pas de prime.',
      'Le plus haut total l’emporte ; à égalité, on gagne ensemble. La trentième manche est de toute façon la dernière.',
    ],
  },
  {
    id: 'variants',
    title: 'Variantes',
    body: [
      '**Deux Maisons chacun** : à deux joueurs, chacun a deux Maisons et leurs deux pouvoirs. C’est conseillé.',
      '**Choix des Maisons** : au lieu d’être distribuées, elles sont choisies dans un ordre tiré au sort ; avec deux Maisons chacun, dans l’ordre A, B, B, A.',
      '**Réactions légères** : un effet qui ne touche personne d’autre ne peut pas recevoir de réponse. C’est plus rapide, surtout autour d’un seul appareil.',
    ],
  },
  {
    id: 'tips',
    title: 'Premiers conseils',
    body: [
      'Quatre cartes identiques font 16 points pour 10 cartes payées ; quatre Cours différents, 4 points pour 4 cartes. Décide tôt de ta collection.',
      'Regarde ce que collectionne ta voisine ou ton voisin : la carte qui te coûte 1 vaut peut-être 11 points pour quelqu’un d’autre.',
      'Une pile de Courriers vaut presque toujours une carte. Une Défense au bon moment vaut plus que son point.',
    ],
  },
];
