/** The rules in French. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'De quoi s’agit-il ?',
    figure: 'field',
    body: [
      'Deux écoles de magie se retrouvent au tournoi : **Dragombre**, le dragon noir, et **Blancgriffon**, le griffon blanc. Il y a cinq Arènes, une par Élément : terre, eau, air, feu et matière noire. Dans chacune, chaque école a un emplacement pour ses Épreuves et, derrière, une colonne d’Élèves.',
      'On passe les Épreuves niveau après niveau et on les empile. **Seule l’Épreuve du dessus de chacune de tes cinq piles compte**, pour son niveau en points.',
      '**Tu gagnes sur-le-champ avec 15 points ou plus, si l’autre école en a 9 ou moins.** Si elle en a davantage, on joue les Prolongations.',
    ],
  },
  {
    id: 'setup',
    title: 'Avant la partie',
    body: [
      'Il y a 60 Élèves, douze par Élément. Dragombre commence avec trois d’entre eux en main, Blancgriffon avec cinq.',
      'Il y a 45 Épreuves de niveaux 1 à 6 : dix, neuf, huit, sept, six et cinq ; les plus basses sont les plus nombreuses. Chaque école en a une de niveau 1 sous son blason, son **Épreuve de départ** ; les 43 autres sont mélangées et attendent dans la Tribune.',
      'Les deux pions Emblème sont sur leurs blasons. Dragombre joue en premier.',
    ],
  },
  {
    id: 'turn',
    title: 'Un tour',
    body: [
      '- **Piocher** trois Élèves.',
      '- **Agir** : autant d’actions que tu veux, dans l’ordre que tu veux. Seule la Convocation est limitée à une par tour.',
      '- **Annoncer** deux Épreuves. C’est la fin de ton tour.',
      'On peut ne rien faire, sauf au premier tour. La main n’a pas de limite, et chacun peut savoir combien de cartes elle compte.',
    ],
  },
  {
    id: 'move',
    title: 'Action : se déplacer',
    figure: 'gallery',
    body: [
      'Défausse un Élève de ta main : ton Emblème va dans l’Arène de cet Élément. C’est là où il se trouve que tu déploies des Élèves, passes des Épreuves et lances des sorts.',
      'On ne se rend pas dans l’Arène où l’on est déjà, et on ne revient jamais sur le blason. Les deux Emblèmes peuvent partager une Arène.',
    ],
  },
  {
    id: 'deploy',
    title: 'Action : déployer des Élèves',
    figure: 'column',
    body: [
      'Pose autant d’Élèves de ta main que tu veux, de n’importe quels Éléments, au bout de ta colonne dans l’Arène de ton Emblème, dans l’ordre de ton choix.',
      'On n’insère et on ne réarrange jamais rien. Quand un Élève s’en va, la colonne se resserre.',
    ],
  },
  {
    id: 'pass',
    title: 'Action : passer une Épreuve',
    figure: 'trial',
    body: [
      'Prends une **Épreuve disponible**, la dernière carte sous ton blason ou sous celui de l’adversaire, et pose-la sur ta pile dans l’Arène de ton Emblème. Il faut deux choses :',
      '- son niveau est exactement **un de plus** que le tien à cet endroit : un emplacement vide reçoit le niveau 1 ;',
      '- tu as dans cette Arène **au moins autant d’Élèves** que son niveau.',
      'Les Élèves restent et ne s’usent pas. L’Épreuve suivante sous ce blason devient aussitôt disponible. Ce qui est passé reste passé, même si les Élèves partent ensuite.',
      'De ton côté de chaque Arène, un petit insigne indique le niveau qui vient ensuite : avec une coche quand une Épreuve qui convient est disponible, avec le nombre d’Élèves qui manquent, ou avec un tiret quand aucune n’est visible.',
    ],
  },
  {
    id: 'summon',
    title: 'Action : convoquer des Élèves',
    figure: 'summon',
    body: [
      'Une fois par tour, amène exactement les **trois derniers** Élèves d’une de tes colonnes au bout d’une autre. Ils gardent leur ordre. Peu importe où se trouve ton Emblème.',
    ],
  },
  {
    id: 'cast',
    title: 'Action : lancer un sort',
    figure: 'run',
    body: [
      'Un Élève de l’Arène où est ton Emblème peut lancer un sort quand il est **entouré** : l’Élève juste avant et l’Élève juste après sont de son Élément. Trois de suite d’une même sorte permettent donc à celui du milieu de lancer un sort.',
      'Il lance le sort de son Élément, ou Maleficio. Tous les sorts agissent dans cette seule Arène. Le lanceur compte encore comme Élève pendant que le sort agit ; **ensuite, il est défaussé**.',
      'Quatre de suite valent deux sorts, cinq en valent trois, dans le même tour si tu veux. Un sort qui ne changerait rien ne peut pas être lancé.',
    ],
  },
  {
    id: 'batrax',
    title: 'Batrax (terre)',
    figure: 'batrax',
    body: [
      'Nomme un Élément. Tous les Élèves adverses de cet Élément dans cette Arène sont défaussés. Il en faut au moins un.',
    ],
  },
  {
    id: 'inundatio',
    title: 'Inundatio (eau)',
    figure: 'inundatio',
    body: [
      'Passe une Épreuve disponible exactement **deux** niveaux au-dessus du tien : 2 sur un emplacement vide, 3 sur 1, jusqu’à 6 sur 4. Il te faut autant d’Élèves que son niveau.',
    ],
  },
  {
    id: 'hypnox',
    title: 'Hypnox (air)',
    figure: 'hypnox',
    body: [
      'Regarde la dernière carte de la colonne adverse. Tous les Élèves de cet Élément dans cette colonne, voisins ou non, la quittent et vont au bout de la tienne.',
    ],
  },
  {
    id: 'combustio',
    title: 'Combustio (feu)',
    figure: 'combustio',
    body: [
      'Toute la pile d’Épreuves adverse de cette Arène retourne sur la pioche, la carte la plus basse au-dessus. L’adversaire y repart de rien.',
      'Chacun se souvient de ces cartes : la Tribune les montre. C’est toi qui annonceras les deux premières à la fin de ce tour.',
    ],
  },
  {
    id: 'eversio',
    title: 'Eversio (matière noire)',
    figure: 'eversio',
    body: [
      'Prends l’Épreuve du dessus de la pile adverse et pose-la sur la tienne. Elle doit dépasser ton propre niveau, de peu ou de beaucoup, et il te faut autant d’Élèves que son niveau.',
      'La carte du dessous compte à nouveau pour l’adversaire.',
    ],
  },
  {
    id: 'maleficio',
    title: 'Maleficio (tout Élément)',
    figure: 'maleficio',
    body: [
      'L’adversaire défausse la moitié de sa main, arrondie en dessous : une carte sur trois, trois sur sept. C’est lui qui choisit ; tu attends, puis ton tour continue.',
      'Une main d’une carte ou vide ne craint rien.',
    ],
  },
  {
    id: 'announce',
    title: 'L’annonce',
    figure: 'announce',
    body: [
      'À la fin de ton tour, deux Épreuves passent de la Tribune à la colonne sous ton blason : la plus haute d’abord, la plus basse par-dessus. Seule la dernière carte d’une colonne est disponible, pour les deux joueurs.',
      'Une Épreuve que tu laisses à découvert peut servir à l’adversaire, et celle que tu prends découvre la suivante.',
    ],
  },
  {
    id: 'first-turn',
    title: 'Le premier tour',
    body: [
      'À ton premier tour, tu **dois passer ton Épreuve de départ**, à n’importe quel moment et dans n’importe quelle Arène. Personne d’autre ne peut la prendre avant.',
      'Tu ne peux rien faire qui rendrait cela impossible ; le plateau te le dit.',
    ],
  },
  {
    id: 'end',
    title: 'La fin de la partie',
    figure: 'mast',
    body: [
      'Après chaque Épreuve et chaque sort, on regarde les scores.',
      '- **15 ou plus contre 9 ou moins** : la partie est gagnée.',
      '- **15 ou plus contre 10 ou plus** : les Prolongations commencent, et elles ne finissent plus.',
      '- **En Prolongations**, qui atteint **20** gagne ; qui tombe à **9 ou moins** perd.',
      '- Quand la **dernière Épreuve est annoncée**, la partie s’arrête dans tous les cas et le meilleur score l’emporte. À égalité, match nul.',
      'À côté de chaque nom, le plateau montre la distance de cette école à 15, 20 et 9.',
    ],
  },
  {
    id: 'piles',
    title: 'Pioches vides',
    body: [
      'S’il faut piocher un Élève et que la pioche est vide, on mélange la défausse. Si elle est vide aussi, on pioche moins de cartes.',
      'La partie s’arrête aussi après un nombre de tours fixé au départ ; on n’en approche presque jamais.',
    ],
  },
  {
    id: 'series',
    title: 'Cursus et Championnat',
    body: [
      '**Cursus** : sept parties entre les deux mêmes joueurs, qui gardent leur école. On additionne tous les points, ceux du perdant aussi, et qui a gagné le plus de parties en reçoit 10 de plus.',
      '**Championnat** : jusqu’à huit joueurs, par élimination. Chacun tire une Épreuve pour sa place sur la liste ; les voisins se rencontrent, un joueur seul passe directement. Une partie nulle est rejouée, les écoles échangées.',
    ],
  },
  {
    id: 'tips',
    title: 'Premiers conseils',
    body: [
      'Les points viennent de la largeur : cinq piles de niveau 3 font 15 points, et les Épreuves basses sont les plus nombreuses.',
      'Garde en main un Élève de chaque Élément pour voyager.',
      'Avant de finir ton tour, regarde ce que tu laisses à découvert sous les deux blasons.',
      'Un trio est une menace, même sans t’en servir. Brise ceux de l’adversaire avec Batrax ou Hypnox.',
      'Plus ta pile est haute dans une Arène, plus elle attire Combustio et Eversio. Elle est à l’abri là où personne ne lui fait face.',
      'Une grande main appelle Maleficio : déploie à temps.',
    ],
  },
];
