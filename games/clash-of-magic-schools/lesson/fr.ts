/** The words of the first two turns in French. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    field: {
      title: 'Cinq Arènes',
      text: [
        'Tu mènes **Dragombre**, le dragon noir, en bas ; Blancgriffon te fait face. Chaque Élément a son Arène : terre, eau, air, feu et matière noire.',
        'Dans chaque Arène, tu alignes des Élèves en colonne et tu empiles des Épreuves.',
      ],
    },
    score: {
      title: 'Quinze points',
      text: [
        'Seule compte l’**Épreuve du dessus** de chacune de tes cinq piles, pour son niveau, de 1 à 6.',
        'Tu gagnes sur-le-champ avec **15 points** ou plus si l’autre école en a 9 ou moins. Si elle en a davantage, les Prolongations commencent : 20 points font alors gagner, et retomber à 9 fait perdre.',
      ],
    },
    move: {
      title: 'Envoie ton Emblème',
      text: [
        'Au début du tour, tu pioches trois Élèves. Ensuite, tu agis autant que tu veux.',
        'Ton Emblème est encore sur son blason. **Défausse un Élève**, et il part pour l’Arène de cet Élément : c’est là seulement que tu peux déployer, passer des Épreuves et lancer des sorts.',
      ],
      task: 'Choisis un Élève d’**eau** et déplace ton Emblème dans l’Arène d’eau.',
      wrong: {
        elsewhere: 'Ta main est surtout forte en eau : défausse un Élève d’eau et va dans l’Arène d’eau.',
      },
    },
    deploy: {
      title: 'Déploie des Élèves',
      text: [
        'À présent, autant d’Élèves de ta main que tu veux peuvent rejoindre le bout de ta colonne ici, quel que soit leur Élément.',
      ],
      task: 'Choisis les deux Élèves d’**eau** qui te restent et déploie-les ensemble.',
      wrong: {
        away: 'Reste dans l’Arène d’eau : on a besoin de tes Élèves ici.',
        others:
          'Tous les Éléments peuvent se tenir ici, mais garde les autres en main : ils te feront voyager.',
        one: 'Un seul suffirait pour la première Épreuve. Déploie les deux, et tu pourras voir plus loin.',
      },
    },
    pass: {
      title: 'Passe ton Épreuve de départ',
      text: [
        'Une Épreuve demande deux choses : son niveau est exactement **un de plus** que le tien dans cette Arène, et tu as ici **autant d’Élèves** que son niveau. Les Élèves restent.',
        'Ton Épreuve de départ, de niveau 1, est sous ton blason. Tu dois la passer dès ton premier tour.',
      ],
      task: 'Appuie sur l’Épreuve sous ton blason.',
      wrong: { trial: 'Chaque chose en son temps : appuie sur l’Épreuve de niveau 1 sous ton blason.' },
    },
    end: {
      title: 'Finis ton tour',
      text: [
        'Un point ! Quand tu finis ton tour, deux Épreuves sont annoncées sous ton blason : la plus haute en dessous, la plus basse par-dessus.',
      ],
      task: 'Finis ton tour et regarde ce que fait Blancgriffon.',
      wrong: {
        enough: 'C’est permis, mais garde tes Élèves en main pour le prochain tour, et finis celui-ci.',
      },
    },
    announced: {
      title: 'Ce qui est annoncé est à tous',
      text: [
        'De chaque colonne, seule **la dernière Épreuve est disponible**, et chaque école peut la prendre. Blancgriffon a passé la sienne et se tient dans l’Arène de terre avec trois Élèves de terre.',
        'Sous ton blason se trouve le niveau 3. Tu as le niveau 1 en eau, il te faudrait le niveau 2 : c’est le moment de lancer un sort.',
      ],
    },
    trio: {
      title: 'Trois d’affilée',
      text: [
        'Un Élève peut lancer un sort quand ceux qui le précèdent et le suivent directement sont de **son Élément**. Tu as deux Élèves d’eau dans la colonne et un autre en main.',
      ],
      task: 'Déploie d’abord l’Élève d’eau, puis **un autre** Élève derrière lui.',
      wrong: {
        other: 'Occupe-toi d’abord de la colonne de l’Arène d’eau : elle attend un troisième Élève d’eau.',
        first: 'L’ordre compte : choisis d’abord l’Élève d’eau, pour que trois pareils se suivent.',
        alone: 'Bien, mais ajoute un autre Élève : il t’en faudra trois après le sort.',
        many: 'Deux suffisent : l’Élève d’eau et un autre. Gardes-en pour voyager.',
      },
    },
    spell: {
      title: 'Lance Inundatio',
      text: [
        'Les Élèves d’eau lancent **Inundatio** : il passe une Épreuve disponible **deux** niveaux au-dessus du tien. Il faut ici trois Élèves pour le niveau 3, et tu en as quatre.',
        'Le lanceur est ensuite défaussé. Tout Élève peut aussi lancer Maleficio à la place.',
      ],
      task: 'Appuie sur ta colonne d’eau, choisis de lancer un sort, et prends l’Épreuve de niveau 3.',
      wrong: {
        other: 'Le sort d’abord : appuie sur ta colonne dans l’Arène d’eau et choisis de lancer un sort.',
        maleficio:
          'Maleficio coûterait des cartes à ton rival. Ici, Inundatio rapporte deux points : choisis-le.',
      },
    },
    summon: {
      title: 'Convoque trois Élèves',
      text: [
        'Trois points, d’un seul bond. Une fois par tour, tu peux **convoquer** : les trois derniers Élèves d’une colonne partent au bout d’une autre, où que soit ton Emblème.',
        'Une Épreuve passée le reste, même si tous les Élèves s’en vont.',
      ],
      task: 'Appuie encore sur ta colonne d’eau et convoque ses trois Élèves dans l’Arène de **feu**.',
      wrong: {
        other: 'La Convocation d’abord : appuie sur ta colonne dans l’Arène d’eau.',
        elsewhere:
          'Ils pourraient y aller ; mais tu as des Élèves de feu pour les suivre. Convoque-les dans l’Arène de feu.',
      },
    },
    follow: {
      title: 'Suis-les',
      text: [
        'Trois Élèves attendent dans l’Arène de feu. Pour y passer une Épreuve, ton Emblème doit s’y trouver.',
      ],
      task: 'Défausse un Élève de **feu** pour déplacer ton Emblème dans l’Arène de feu.',
      wrong: { other: 'Déplace-toi d’abord : choisis un Élève de feu et va dans l’Arène de feu.' },
    },
    theirs: {
      title: 'Prends la leur',
      text: [
        'Blancgriffon a laissé une Épreuve de **niveau 1** disponible sous son blason. Dans l’Arène de feu tu n’en as pas encore : le niveau 1 convient.',
      ],
      task: 'Appuie sur l’Épreuve sous le blason de Blancgriffon.',
      wrong: { trial: 'Ne la leur laisse pas : appuie sur l’Épreuve de niveau 1 sous l’autre blason.' },
    },
    again: {
      title: 'Quatre points',
      text: [
        'Trois en eau et un en feu. Avant de finir un tour, regarde ce que tu laisses disponible sous les deux blasons.',
      ],
      task: 'Finis ton tour.',
      wrong: { enough: 'Bonne idée, mais ce tour en a fait assez : finis-le.' },
    },
    hexed: {
      title: 'Maleficio !',
      text: [
        'Trois Élèves de terre se suivaient, et celui du milieu a lancé **Maleficio** : tu dois défausser la moitié de ta main, arrondie en dessous. Tu choisis laquelle.',
      ],
      task: 'Choisis une carte à défausser, et confirme.',
    },
    win: {
      title: 'Et la suite',
      text: [
        'Les autres sorts : **Batrax** (terre) chasse des Élèves, **Hypnox** (air) les attire chez toi, **Combustio** (feu) brûle une pile d’Épreuves, **Eversio** (matière noire) en vole le sommet.',
        'Il faut de la largeur : cinq piles de niveau 3 font 15 points. Quand la dernière Épreuve est annoncée, le plus haut score gagne.',
      ],
    },
  },
  end: [
    'Tu as déplacé, déployé, passé des Épreuves, ensorcelé et convoqué. Une partie contre un novice dure environ une demi-heure.',
  ],
};
