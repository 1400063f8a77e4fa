/** The rules in French. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'De quoi il s’agit',
    figure: 'bridge',
    body: [
      'Deux sorciers se croisent au milieu d’un vieux pont de pierre, loin au-dessus d’un fleuve de lave, et aucun ne veut céder le passage. Entre eux brûle un mur de feu, que chacun pousse vers l’autre.',
      'Pendant ce temps, le pont s’effrite par les deux bouts. **Celui qui se retrouve sur une dalle effondrée, ou au-delà du pont, tombe : l’autre remporte le duel.**',
      'Un duel dure de deux à sept manches, une demi-heure environ autour d’une table. Une fois les cartes mélangées, plus rien ne dépend du hasard.',
    ],
  },
  {
    id: 'setup',
    title: 'Avant le duel',
    figure: 'start',
    body: [
      'Le pont compte 19 dalles. Le feu est au milieu, sur la dalle 10 ; le sorcier rouge sur la dalle 7 et le vert sur la dalle 13, à trois dalles du feu.',
      'Chaque réserve contient **50 Mana**. Chacun possède les mêmes 14 sorts, mélangés en une pioche, et en prend cinq en main. Le leurre fait partie de la main dès le début et n’en sort jamais pour de bon.',
    ],
  },
  {
    id: 'turn',
    title: 'Un tour de jeu',
    body: [
      'Les deux joueurs agissent en même temps ; personne ne commence.',
      '- **Choisir.** En secret, règle ta mise et pose les sorts que tu veux, face cachée.',
      '- **Dévoiler.** Quand les deux ont posé, tout est retourné.',
      '- **Sorts.** Ils agissent par numéro croissant.',
      '- **Feu.** L’attaque la plus forte pousse le mur d’une dalle vers l’autre sorcier.',
      '- **Mana.** Chacun paie sa mise, puis on ajoute les gains.',
      'Si rien n’a mis fin à la manche, un nouveau tour commence.',
    ],
  },
  {
    id: 'bid',
    title: 'La mise',
    figure: 'dial',
    body: [
      'Il faut miser à chaque tour : au moins 1 Mana, au plus toute ta réserve. La mise est la force de ton attaque, et tu la paies que tu gagnes le tour ou non.',
      'L’écart ne compte pas : 40 contre 3 ne pousse pas le feu plus loin que 4 contre 3. Ta réserve doit tenir toute la manche.',
      'Une fois posé, ton choix est définitif.',
    ],
  },
  {
    id: 'cards',
    title: 'Les sorts et le leurre',
    figure: 'laid',
    body: [
      'Avec ta mise, tu peux poser autant de sorts de ta main que tu veux, ou aucun. L’adversaire voit combien de cartes sont face cachée, mais pas lesquelles.',
      'Le **leurre** n’est pas un sort et ne fait rien. Tu peux le poser à chaque tour, seul ou avec des sorts, pour fausser les comptes de l’adversaire. Il revient dans ta main quand on dévoile.',
      'Un sort ne sert qu’une fois dans tout le duel, quoi qu’il lui arrive. Les sorts joués restent visibles de tous : tu sais toujours ce que l’autre peut encore avoir.',
    ],
  },
  {
    id: 'order',
    title: 'L’ordre et l’annulation',
    figure: 'order',
    body: [
      'Si les deux joueurs ont posé le **même sort**, les deux s’annulent avant toute autre chose. Plus rien ne peut les atteindre ni les faire revenir.',
      'Tous les autres sorts agissent ensuite l’un après l’autre, du plus petit numéro au plus grand, peu importe à qui ils sont. Le numéro d’une carte te dit donc ce qui passe avant elle et ce qui passe après.',
      'Si tu te retrouves avec deux exemplaires d’un sort, par Clone ou Larcin, ceux qui comptent du Mana s’additionnent ; les autres n’agissent qu’une fois.',
    ],
  },
  {
    id: 'control',
    title: 'Sorts 1 à 4 : bousculer les règles',
    figure: 'control',
    body: [
      '**1 Mutisme** fait taire tous les sorts encore en attente, les tiens compris, et tous ceux des tours suivants jusqu’à la fin de la manche.',
      '**2 Clone** copie un sort que l’adversaire a posé au tour d’avant, même si c’était à la manche précédente, même s’il n’a rien donné. La copie prend sa place dans l’ordre de ce tour. Tu peux y renoncer. Clone ne se copie pas.',
      '**3 Larcin** s’empare de tous les sorts adverses à partir du numéro 4 qui ne sont pas annulés. Pour chacun, tu choisis une fois pour toutes : il agit pour toi ou il est détruit.',
      '**4 Fin de manche** arrête tout : les sorts en attente sont perdus, le feu ne bouge pas, personne ne paie. Le pont s’effrite quand même.',
    ],
  },
  {
    id: 'attack',
    title: 'Sorts 6 à 8 : une attaque plus forte',
    figure: 'attack',
    body: [
      '**6 Recyclage** te laisse changer ta mise de 5 au plus, dans un sens ou dans l’autre, en connaissant toutes les cartes. Elle reste entre 1 et ta réserve, et c’est la nouvelle mise que tu paies.',
      '**7 Boost attaque** ajoute 7 à ton attaque. **8 Double dose** la double, boost compris. Ni l’un ni l’autre ne coûte plus que ta mise : avec les deux, une mise de 3 donne une attaque de 20 pour 3 Mana.',
    ],
  },
  {
    id: 'movement',
    title: 'Sorts 5 et 9 à 11 : où va le feu',
    figure: 'movement',
    body: [
      '**5 Milieu** ramène le feu sur la dalle où la manche a commencé ; puis on compare les attaques comme d’habitude.',
      '**9 Qui perd gagne** envoie le feu vers l’attaque la plus forte, peu importe qui l’a posé.',
      '**10 Brasier** lui fait franchir deux dalles au lieu d’une, quelle que soit la direction.',
      '**11 Résistance** l’empêche de venir vers toi ce tour-ci, même avec Qui perd gagne ou Brasier.',
      'Qui perd gagne et Brasier n’ont rien à changer quand les attaques sont égales.',
    ],
  },
  {
    id: 'mana',
    title: 'Sorts 12 à 14 : le Mana',
    figure: 'mana',
    body: [
      '**12 Harpagon** : si le feu vient vraiment vers toi ce tour-ci, tu ne paies rien.',
      '**13 Boost réserve** : après paiement, tu gagnes 13 Mana.',
      '**14 Aspiration** : après paiement, tu gagnes autant de Mana que l’adversaire a misé, que cette mise ait été payée ou non.',
      'Une réserve ne dépasse jamais 50.',
    ],
  },
  {
    id: 'fire',
    title: 'Comment bouge le feu',
    figure: 'fire',
    body: [
      'Une fois les sorts appliqués, on compare les attaques. Le feu avance **d’une dalle** vers le sorcier dont l’attaque est la plus faible. À égalité, il ne bouge pas.',
      'Il ne dépasse jamais un sorcier : il s’arrête sur sa dalle.',
    ],
  },
  {
    id: 'exhaustion',
    title: 'Une réserve à sec',
    body: [
      'Si, après paiement et gains, **un** sorcier n’a plus de Mana, il est sans défense : le feu est aussitôt poussé vers lui, d’une dalle par point de l’autre réserve, jusqu’à l’atteindre. Aucun sort n’y change rien. Puis la manche se termine.',
      'Si les **deux** réserves sont vides, la manche s’arrête simplement là où se trouve le feu.',
      'Un feu qui a atteint un sorcier met fin à la manche avant qu’on regarde les réserves.',
    ],
  },
  {
    id: 'round-end',
    title: 'La fin d’une manche',
    figure: 'collapse',
    body: [
      'Une manche s’achève quand le feu a atteint un sorcier, quand une réserve est vide, ou par le sort Fin de manche. Alors, d’un seul coup :',
      '- la dernière dalle s’effondre à chaque bout du pont ;',
      '- le feu reste en place, et les deux sorciers se mettent à trois dalles de lui ;',
      '- les deux réserves remontent à 50, et Mutisme perd son pouvoir ;',
      '- chacun pioche trois sorts, tant qu’il y en a.',
      'La dalle où le feu termine une manche décide donc de la place de chacun dans la suivante.',
    ],
  },
  {
    id: 'end',
    title: 'La fin du duel',
    figure: 'fall',
    body: [
      'Seules les nouvelles places comptent. Un sorcier qui se retrouve sur une dalle effondrée, ou hors du pont, tombe : l’adversaire a gagné.',
      'Si les deux tombent ensemble, c’est un match nul. Cela ne peut arriver qu’après la septième manche, avec le feu exactement au milieu.',
    ],
  },
  {
    id: 'variants',
    title: 'Variantes',
    body: [
      '**Tout en main** : chacun tient les quatorze sorts dès le début et personne ne pioche. Pour qui connaît les cartes.',
      '**Ordre choisi** : avant le duel, chacun range sa pioche en secret : cinq sorts pour la première manche, trois pour chacune des suivantes.',
      '**Nombre caché** : même le nombre de cartes face cachée ne se voit pas avant qu’on dévoile.',
    ],
  },
  {
    id: 'tips',
    title: 'Premiers conseils',
    body: [
      'Une manche dure cinq ou six tours. Miser quinze au premier, c’est de l’audace ; trente, c’est un cadeau.',
      'Gagner d’un point, c’est parfait. Perdre à 1 contre 20, ce n’est pas mal non plus.',
      'Garde une menace : tant que tu peux avoir Mutisme ou Larcin, l’adversaire hésite à poser trois sorts.',
      'Un grand tour attire un Clone : ce que tu poses maintenant, l’autre peut s’en servir ensuite.',
      'Compte les numéros rayés. À partir de la quatrième manche, tu sais exactement ce que l’adversaire a en main.',
    ],
  },
];
