/** The rules in French. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'De quoi il s’agit',
    figure: 'duel',
    body: [
      'Deux écoles de magie se retrouvent sur scène. Chacune a les mêmes dix-huit Sorciers, et six d’entre eux forment une équipe. Une fois les équipes rangées, les duels se déroulent tout seuls, et le public découvre qui avait vu le plus loin.',
      '**Qui tient le premier deux jetons Victoire remporte la coupe.** Une manche vaut un jeton, et il y a trois manches au plus.',
    ],
  },
  {
    id: 'card',
    title: 'Un Sorcier',
    figure: 'card',
    body: [
      'En haut à gauche, la **Valeur** ; en haut à droite, l’**Élément**. Sous le nom, tu lis le genre du pouvoir et ce qu’il fait.',
      'Chacun des six Éléments a trois Sorciers. Tu possèdes chaque Sorcier une fois, et ton adversaire aussi.',
    ],
  },
  {
    id: 'selection',
    title: 'L’équipe',
    figure: 'team',
    body: [
      'Au départ, une carte de chaque lot est tirée à l’aveugle et montrée à tous. Elle fait partie de l’équipe pour la première manche, qu’on le veuille ou non. Les deux cartes tirées peuvent très bien être le même Sorcier.',
      'Puis chacun ajoute **cinq autres Sorciers** en secret. Les douze qui restent vont dans la réserve.',
      'Dans la variante du tirage à la main, chacun tire la carte dans l’éventail de l’autre.',
    ],
  },
  {
    id: 'order',
    title: 'L’ordre',
    figure: 'order',
    body: [
      'Cinq des six Sorciers forment la **pioche** : le premier combat en premier. Le sixième est la **carte en attente**, posée à côté face cachée. Elle ne combat pas, sauf si un pouvoir l’appelle.',
      'Même la carte imposée peut attendre. Une fois validée, l’équipe ne bouge plus.',
    ],
  },
  {
    id: 'duel',
    title: 'Un duel',
    figure: 'steps',
    body: [
      'Les deux joueurs retournent en même temps la première carte de leur pioche. Qui a gagné le duel précédent garde son Sorcier en scène. Puis la première réponse décide :',
      '- les **pouvoirs immédiats** des Sorciers qui viennent d’entrer ;',
      '- les **pouvoirs gagnants** des Sorciers en scène ;',
      '- les **Éléments** : le plus faible perd, quelles que soient les Valeurs ;',
      '- les **Valeurs** : la plus haute gagne. **Valeurs égales : les deux perdent.**',
      'Le vaincu va sur le dessus de la défausse de son école, face visible. Le vainqueur reste et affronte le suivant.',
    ],
  },
  {
    id: 'elements',
    title: 'Les Éléments',
    figure: 'wheel',
    body: [
      'Le Feu bat la Nature, la Nature bat l’Eau, l’Eau bat le Feu. Tous trois battent la Lumière, et la Lumière bat l’Ombre.',
      'L’Ombre ne bat rien. Le Néant ne bat rien non plus, mais n’a aucune faiblesse.',
      'Aucun bonus ne sauve l’Élément le plus faible : il perd même à 11 contre 2.',
    ],
  },
  {
    id: 'immediate',
    title: 'Pouvoirs immédiats',
    figure: 'immediate',
    body: [
      'Ils agissent **une fois**, à l’entrée en scène. Un Sorcier qui reste ne s’en sert plus.',
      'Si les deux entrent avec un tel pouvoir, la plus petite Valeur **imprimée** agit d’abord. Si cela décide du duel, l’autre pouvoir est perdu.',
      '**Deux Sorciers du même nom** posés en même temps perdent tous deux leur pouvoir immédiat. Si l’un d’eux était déjà là, celui du nouveau venu agit.',
      'Seuls le Détective et le Médium te laissent le choix, et les Pécheurs te font remettre ta pioche en ordre. Quand il n’y a rien à choisir, on ne demande rien.',
    ],
  },
  {
    id: 'dormant',
    title: 'Pouvoirs dormants',
    figure: 'dormant',
    body: [
      'Ils dorment pendant que le Sorcier combat. Ils agissent tant que la carte est la **carte visible**, sur le dessus de ta défausse, et cessent dès qu’elle est couverte ou reprise.',
      'Chaque camp en a donc un au plus. Peu importe comment la carte est arrivée là : duel perdu, place d’attente ou pioche.',
    ],
  },
  {
    id: 'permanent',
    title: 'Pouvoirs permanents',
    figure: 'permanent',
    body: [
      'Ils agissent à chaque duel que livre le Sorcier.',
      'La **Danseuse** gagne contre les Valeurs paires, le **Forgeron** contre les impaires, avant qu’on regarde les Éléments. Les bonus comptent. Si les deux camps gagnent ainsi, les deux perdent.',
      'La **Sirène** inverse la comparaison des Valeurs : la plus petite gagne. Le **Plongeur** grandit avec la défausse. Le **Révolutionnaire** fait tomber la première carte de la pioche du vaincu après chaque duel qu’il gagne seul.',
    ],
  },
  {
    id: 'none',
    title: 'Sans pouvoir',
    figure: 'none',
    body: ['Le **Bourreau** n’a aucun pouvoir, mais la plus haute Valeur de toutes.'],
  },
  {
    id: 'waiting',
    title: 'La carte en attente',
    body: [
      '**Détective** : tu peux l’échanger avec ta carte en attente. Le Détective attend alors face visible. Le pouvoir immédiat du nouveau venu agit aussitôt, avant tout le reste ; face à son propre nom il est perdu, et celui d’en face aussi s’il n’a pas encore servi.',
      '**Botaniste** : la carte en attente adverse est défaussée. Un pouvoir dormant s’éveille aussitôt, pour son école.',
      'Une carte en attente ne sauve jamais une manche : elle n’entre pas en scène toute seule.',
    ],
  },
  {
    id: 'round-end',
    title: 'La fin d’une manche',
    body: [
      'Quand un joueur n’a plus ni Sorcier en scène ni carte dans sa pioche, la manche est finie, une fois faites toutes les défausses du dernier duel. L’autre joueur prend un jeton Victoire.',
      'Si cela arrive aux deux en même temps, **les deux gagnent la manche** et prennent chacun un jeton.',
    ],
  },
  {
    id: 'swap',
    title: 'Entre les manches',
    figure: 'swap',
    body: [
      'Chacun reprend ses six cartes. Tu peux en **échanger une** contre une carte de la réserve, en secret ; l’adversaire n’apprend même pas si tu l’as fait. Désormais, la carte imposée peut partir aussi.',
      'Puis tu choisis de nouveau l’ordre et la carte en attente. Souviens-toi de ce que tu as vu : l’équipe d’en face change d’une carte au plus.',
    ],
  },
  {
    id: 'end',
    title: 'La fin de la coupe',
    body: [
      'Deux jetons Victoire, et c’est gagné.',
      'Si les deux joueurs devaient prendre leur second jeton en même temps, on pèse les équipes : les Valeurs imprimées des six cartes, carte en attente comprise. **Le plus petit total gagne.** À totaux égaux, match nul.',
    ],
  },
  {
    id: 'tips',
    title: 'Premiers conseils',
    body: [
      'Place une carte dormante juste avant le Sorcier qu’elle doit aider.',
      'Plongeur, Révolutionnaire et Médium aiment venir tard ; Détective, Chaman et Prêtresse tôt.',
      'La place d’attente est l’endroit où une carte imposée mal venue ne gêne personne. Une dormante y est au mieux, au cas où le Botaniste passerait.',
      'Les hautes Valeurs sont la cible de l’Artilleur, les paires celle de la Danseuse, les impaires celle du Forgeron.',
      'Après la première manche, tu connais presque toute l’équipe d’en face. Ton adversaire aussi connaît la tienne : change l’ordre.',
    ],
  },
];
