/** The words of the first duel in French. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    bridge: {
      title: 'Un pont, un feu, deux sorciers',
      text: [
        'Tu es le **sorcier rouge**, à gauche, sur la dalle 7. Ton rival se tient sur la dalle 13. Entre vous, sur la dalle 10, brûle un mur de feu.',
        'Chacun veut pousser le feu vers l’autre, car le pont est vieux et ses deux bouts s’effondrent peu à peu dans la lave.',
      ],
    },
    mana: {
      title: 'Ton Mana',
      text: [
        'Voici ta place. Le cadran indique ta réserve : **50 Mana** pour toute la manche.',
        'À chaque tour, les deux sorciers en misent une part, en secret et en même temps. La plus forte mise fait la plus forte attaque.',
      ],
    },
    bid: {
      title: 'Ta première mise',
      text: [
        'Gagner un tour d’un point vaut autant que de le gagner de quarante, et tu paies ta mise dans tous les cas.',
      ],
      task: 'Mise de **5 à 12** Mana avec la roue, ne pose aucune carte, et valide.',
      wrong: {
        cards: 'Garde tes cartes en main pour l’instant : ce premier tour ne parle que de la mise.',
        low: 'Si peu ne suffirait guère. Mise au moins 5 pour ce tour.',
        high: 'Tu gagnerais, mais bien trop cher : tes 50 Mana doivent durer cinq ou six tours. Mise 12 au plus.',
      },
    },
    paid: {
      title: 'Le feu avance d’une dalle',
      text: [
        'Ton rival avait misé 4 : ton attaque était la plus forte, et le feu a avancé d’**une dalle** vers le sorcier vert. À égalité, il n’aurait pas bougé.',
        'Chacun a payé sa mise, le perdant aussi.',
      ],
    },
    spell: {
      title: 'Un sort avec la mise',
      text: [
        'Avec ta mise, tu peux poser autant de sorts que tu veux, face cachée. **7 Boost attaque** ajoute 7 à ton attaque sans rien coûter de plus.',
        'Laisse le pointeur sur une carte, ou le doigt un instant, pour la lire en grand.',
      ],
      task: 'Choisis Boost attaque, mise **5 au plus**, et valide.',
      wrong: {
        missing: 'Choisis la carte 7, Boost attaque, dans ta main : ce tour-ci, c’est elle qui travaille.',
        others: 'Boost attaque suffit. Mieux vaut garder les autres cartes pour plus tard.',
        high: 'Le boost apporte 7 à lui seul : avec 5 Mana au plus, tu économises pour la suite.',
      },
    },
    used: {
      title: 'Un sort ne sert qu’une fois',
      text: [
        'Boost attaque est parti pour tout le duel : son numéro est barré à ta place.',
        'Les deux sorciers possèdent les mêmes **quatorze sorts**. À la place de ton rival, tu vois toujours ceux qui peuvent encore venir ; appuie sur une place pour les lire tous.',
      ],
    },
    order: {
      title: 'Le numéro donne l’ordre',
      text: [
        'Une fois les cartes dévoilées, les sorts agissent du plus petit numéro au plus grand, peu importe qui les a posés.',
        'Si les deux ont posé le **même** sort, les deux s’annulent avant toute autre chose.',
      ],
    },
    decoy: {
      title: 'Perdre à bon compte, et bluffer',
      text: [
        'Ton rival voit combien de cartes tu poses, pas lesquelles. Le **leurre**, dernière carte de ta main, ne fait rien du tout et te revient toujours.',
        'Fais dépenser l’autre : prends un air menaçant et ne mise presque rien.',
      ],
      task: 'Pose le leurre seul, mise **3 au plus**, et valide.',
      wrong: {
        missing: 'Choisis le leurre, la dernière carte de ta main. Il est là pour être compté.',
        spells: 'Rien que le leurre, cette fois : un bluff qui coûte un sort est une mauvaise affaire.',
        high: 'Ce tour doit se perdre à bon compte. Mise 3 au plus.',
      },
    },
    larceny: {
      title: 'Retourner un sort contre l’autre',
      text: [
        'Le bluff a pris : le vert a dépensé 10 Mana, toi presque rien, et le feu n’est revenu que d’une dalle.',
        'Le vert se sent fort et pourrait poser un sort. **3 Larcin** s’empare des sorts adverses à partir du numéro 4.',
      ],
      task: 'Pose Larcin avec une mise de **8 au plus**, et valide.',
      wrong: {
        missing:
          'Choisis la carte 3, Larcin : tu regretterais de laisser filer ce que le vert s’apprête à poser.',
        others: 'Larcin suffit ici.',
        high: 'Ménage ton Mana : avec Larcin, une mise de 8 au plus fera l’affaire.',
      },
    },
    theft: {
      title: 'S’en servir ou le détruire',
      text: [
        'Tu as attrapé le Boost attaque du vert. Pour chaque sort saisi, tu choisis une fois pour toutes : il te sert, ou il part en fumée.',
        'Quelques sorts arrêtent ainsi le duel pour poser une question à leur maître.',
      ],
      task: 'Fais agir Boost attaque **pour toi**, et confirme.',
      wrong: {
        destroyed:
          'Le détruire est permis, mais en le gardant tu ajoutes 7 à ta propre attaque. Garde-le cette fois.',
      },
    },
    push: {
      title: 'Plus qu’une dalle',
      text: [
        'Le feu n’est plus qu’à une dalle du sorcier vert, dont la réserve s’épuise.',
        'Quand il atteint un sorcier, la manche est finie.',
      ],
      task: 'Gagne ce tour avec une mise de **3 à 20**, sans carte.',
      wrong: {
        cards: 'Pas besoin de carte cette fois : garde tes sorts pour la manche suivante.',
        low: 'Encore un peu ! À partir de 3, le tour est à toi.',
        high: 'Tu gagnerais, mais 20 suffisent largement.',
      },
    },
    collapse: {
      title: 'Le pont s’effrite',
      text: [
        'À la fin d’une manche, la dalle extrême tombe à **chaque bout**. Le feu reste, et les deux sorciers se replacent à trois dalles de lui : le vert a reculé jusqu’à la dalle 16.',
        'Puis les réserves remontent à 50, et chacun pioche trois sorts de plus.',
      ],
    },
    empty: {
      title: 'Ne jamais être à sec',
      text: [
        'Une manche finit aussi quand quelqu’un n’a **plus de Mana** : le feu est alors poussé vers lui, d’une dalle par Mana qui reste à l’autre.',
        'Une manche est donc une bourse : répartis-la sur cinq ou six tours.',
      ],
    },
    fall: {
      title: 'Comment on gagne un duel',
      text: [
        'Manche après manche, le pont raccourcit. Celui qui doit se placer sur une dalle disparue, ou hors du pont, **tombe, et l’autre gagne**.',
        'Tu sais tout ce qu’il faut. Les cartes te diront le reste.',
      ],
    },
  },
  end: [
    'Tu as misé, bluffé, ensorcelé et volé. Un novice fait un bon premier rival : le duel dure une vingtaine de minutes.',
  ],
};
