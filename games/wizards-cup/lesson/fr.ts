/** The words of the first round in French. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    goal: {
      title: 'Deux jetons font la coupe',
      text: [
        'Tu joues les **Blancs**, ton rival les Noirs. Une manche est une suite de duels entre vos Sorciers, et le vainqueur prend un jeton Victoire.',
        'Le premier à tenir **deux jetons** gagne. Il y a trois manches au plus.',
      ],
    },
    card: {
      title: 'Un Sorcier',
      text: [
        'Chaque carte porte une **Valeur** (en haut à gauche), un **Élément** (en haut à droite) et le plus souvent un pouvoir. Vous possédez, ton rival et toi, les mêmes dix-huit Sorciers.',
        'Laisse le pointeur ou le doigt sur l’Artilleur : son pouvoir bat tout Sorcier de Valeur 7 ou plus.',
      ],
    },
    elements: {
      title: 'Les Éléments passent avant les Valeurs',
      text: [
        'Le Feu bat la Nature, la Nature bat l’Eau, l’Eau bat le Feu. Tous trois battent la Lumière, et la Lumière bat l’Ombre. Le Néant ne bat rien et ne craint rien.',
        'L’Élément le plus faible perd, quelles que soient les Valeurs. C’est seulement sans faiblesse que **la plus haute Valeur** gagne ; à égalité, les deux perdent.',
      ],
    },
    drawn: {
      title: 'Une carte imposée',
      text: [
        'Au début, un Sorcier de chaque lot est tiré à l’aveugle. À la première manche, il fait partie de l’équipe : tu as le **Géomancien**, ton rival le Bourreau.',
        'Les cinq autres, c’est toi qui les choisis.',
      ],
    },
    team: {
      title: 'Ton équipe de six',
      text: [
        'Cinq combattent, de la première place à la dernière. Le sixième attend face cachée et ne combat que si un pouvoir l’appelle.',
        'Choisis un Sorcier, puis sa place. Pour cette manche, prends : **1** l’Artilleur, **2** le Détective, **3** les Pécheurs, **4** le Bourreau, **5** le Géomancien, et le **Druide** attend.',
      ],
      task: 'Remplis ainsi les six places, puis valide.',
      wrong: {
        others:
          'Belle équipe, mais cette leçon a besoin de l’Artilleur, du Détective, des Pécheurs, du Bourreau et du Druide à côté du Géomancien.',
      },
    },
    order: {
      title: 'Le bon ordre',
      text: [
        'Tes six Sorciers sont choisis. Voici les places : **1** l’Artilleur, **2** le Détective, **3** les Pécheurs, **4** le Bourreau, **5** le Géomancien ; le **Druide** attend.',
      ],
      task: 'Range-les dans cet ordre, puis valide.',
      wrong: {
        waiting: 'Laisse le Druide attendre : le Détective voudra l’appeler.',
        order:
          'Presque : d’abord l’Artilleur, puis le Détective, les Pécheurs, le Bourreau, et le Géomancien en dernier.',
      },
    },
    detective: {
      title: 'Les duels se jouent tout seuls',
      text: [
        'D’abord ton Artilleur a croisé le puissant Bourreau, et l’a battu : son **pouvoir immédiat** agit une fois, à son entrée en scène. Puis la Sirène l’a éteint : l’Eau bat le Feu.',
        'Qui gagne reste, qui perd part à la défausse. Ton **Détective** est entré en scène et te demande : faut-il que le Druide en attente combatte à sa place ? La Nature bat l’Eau.',
      ],
      task: 'Fais entrer le Druide.',
      wrong: {
        stays:
          'Le Détective perdrait : l’Eau bat la Lumière. Fais entrer le Druide, que l’Eau ne peut battre.',
      },
    },
    sinners: {
      title: 'Changer l’ordre',
      text: [
        'Le Druide a battu la Sirène ; puis le Feu a battu la Nature. À présent, tes **Pécheurs** te laissent ranger le reste de ta pioche à ta guise.',
        'Les Pécheurs et le Bourreau sont tous deux de l’Ombre, et tombent tous deux devant la Lumière. Mieux vaut glisser un autre Élément entre eux.',
      ],
      task: 'Place le Géomancien avant le Bourreau, et garde cet ordre.',
      wrong: {
        same: 'Ainsi, l’Ombre suit l’Ombre : un seul Sorcier de Lumière pourrait battre les deux. Place le Géomancien en premier.',
      },
    },
    won: {
      title: 'La manche est à toi',
      text: [
        'La Lumière a bien battu tes Pécheurs, et ton Géomancien était là : la Nature bat la Lumière. Quand un camp n’a **plus de Sorcier à faire entrer**, la manche est finie.',
        'Tu as un jeton Victoire. Le journal raconte chaque duel, avec sa raison.',
      ],
    },
    powers: {
      title: 'Trois sortes de pouvoirs',
      text: [
        '**Immédiat** : une fois, à l’entrée en scène. **Permanent** : dans chaque duel que livre le Sorcier. **Dormant** : il s’éveille quand la carte est au sommet de ta défausse, comme le +1 du Géomancien.',
        'Même un duel perdu peut donc servir.',
      ],
    },
    swap: {
      title: 'Entre les manches',
      text: [
        'Avant la manche suivante, chacun peut **échanger un** Sorcier de l’équipe contre un de la réserve, en secret. Même la carte imposée peut partir à présent.',
        'Choisis un Sorcier de la réserve, puis la place de celui qui s’en va.',
      ],
      task: 'Échange un Sorcier, celui que tu veux, puis valide.',
      wrong: {
        none: 'Garder les six est permis. Mais essaie une fois : choisis un Sorcier hors de ton équipe, puis une place.',
      },
    },
    again: {
      title: 'Et de nouveau les places',
      text: ['Ton rival a vu ton équipe et s’attend au même ordre. À toi de le surprendre, ou non.'],
      task: 'Range tes six Sorciers comme tu veux, puis valide.',
    },
    end: {
      title: 'La fin de la coupe',
      text: [
        'Dès que ton rival est prêt, la deuxième manche commence. Avec un second jeton, tu remportes la coupe.',
        'Si les deux doivent prendre leur second jeton en même temps, on additionne les Valeurs imprimées de chaque équipe, et le total le plus **bas** gagne.',
      ],
    },
  },
  end: [
    'Tu as choisi une équipe, réglé un ordre et dirigé deux duels. Une coupe contre un novice dure un quart d’heure.',
  ],
};
