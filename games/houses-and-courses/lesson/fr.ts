/** The words of the first round in French. */
import type { LessonWords } from '../../../src/lesson/contract';

export const words: LessonWords = {
  steps: {
    timetable: {
      title: 'Un emploi du temps à remplir',
      text: [
        'Sur l’emploi du temps se trouvent des cartes École, chacune avec un **Courrier** face cachée. Tu les collectionnes pour marquer des points.',
        'Le même Cours vaut de plus en plus : un seul vaut 1 point, deux 4, trois 9, quatre 16. Mais chaque exemplaire de plus coûte une carte de plus.',
      ],
    },
    hand: {
      title: 'De l’argent et de la magie',
      text: [
        'Tes cinq cartes Magie sont les deux à la fois : tu **paies** avec n’importe lesquelles, ou tu **joues** ce qui y est écrit.',
        'À ton tour, tu as **deux actions**. Une action pioche 2 cartes ou prend une carte École ; les deux ensemble en piochent 5.',
      ],
    },
    collect: {
      title: 'Collectionne un Cours',
      text: [
        'Ta première **Herbologie** coûte une carte Magie, celle que tu veux. Deux des tiennes servent peu pour l’instant : **Finitus** et **Chamboulum**.',
      ],
      task: 'Choisis une Herbologie sur l’emploi du temps et paie avec Finitus ou Chamboulum.',
      wrong: {
        other: 'C’est possible aussi. Mais l’emploi du temps d’abord : prends une Herbologie.',
        course: 'Bonne carte, mais deux pareilles valent davantage : commence par une Herbologie.',
        keep: 'Cette carte te servira dans un instant. Paie avec Finitus ou Chamboulum.',
      },
    },
    apply: {
      title: 'L’effet d’un Cours',
      text: [
        'La carte est à toi, et le Courrier posé dessus aussi. Tu peux maintenant appliquer l’effet du Cours : Herbologie fait **piocher deux cartes**.',
        'Les autres pourraient répondre à un tel effet ; cette fois, personne ne le fait.',
      ],
      task: 'Applique l’effet d’Herbologie.',
      wrong: { skip: 'Tu peux y renoncer, mais deux cartes gratuites ? Applique-le.' },
    },
    spell: {
      title: 'Un Sortilège ne coûte pas d’action',
      text: [
        'La deuxième Herbologie coûterait deux cartes. Tu viens de piocher **Soldus** : ta prochaine carte École coûte trois de moins, mais au moins une.',
        'À ton tour, tu peux lancer autant de Sortilèges que tu veux, à côté de tes actions.',
      ],
      task: 'Lance **Soldus**.',
      wrong: { other: 'Dans un instant. Lance d’abord Soldus, et économise une carte.' },
    },
    second: {
      title: 'Une deuxième Herbologie',
      text: ['Elle ne coûte plus qu’une carte, et deux Herbologies vaudront 4 points au lieu d’un.'],
      task: 'Prends l’autre Herbologie. Garde **Oubliettes** et **Bons points**.',
      wrong: {
        other: 'Il te reste une action : prends l’autre Herbologie.',
        course: 'L’autre Herbologie ! Deux pareilles valent quatre points.',
        keep: 'Pas avec Oubliettes ni Bons points : tu en auras besoin. Paie avec une autre carte.',
      },
    },
    again: {
      title: 'Encore deux cartes',
      text: ['Chaque Herbologie a son propre effet, facultatif à chaque fois.'],
      task: 'Applique-le encore.',
      wrong: { skip: 'Deux cartes gratuites : applique-le.' },
    },
    bonus: {
      title: 'Bons points',
      text: [
        'Tes actions sont épuisées, mais les cartes Bonus n’en coûtent aucune. **Bons points** vaut 4 points dans la zone où la carte se trouve ; Mauvais points en coûte 4, et va donc chez les autres.',
        'Dans ta main, elles ne valent rien à la fin.',
      ],
      task: 'Pose Bons points dans **ta propre** zone.',
      wrong: {
        other: 'Pose d’abord la carte Bons points.',
        gift: 'Quelle générosité ! Mais quatre points ont leur place dans ta propre zone.',
      },
    },
    end: {
      title: 'Finis ton tour',
      text: [
        'Un tour est fini quand tu le dis. Les cartes que tu gardes sont de l’argent pour le suivant ; la main n’a pas de limite.',
      ],
      task: 'Finis ton tour.',
      wrong: { other: 'Garde tes cartes, et finis ton tour.' },
    },
    react: {
      title: 'Au voleur ! ⚡',
      text: [
        'Ton rival lance **Chipio** sur toi, pour regarder ta main et y prendre une carte. Chaque fois que quelqu’un lance un Sortilège ou applique un Cours, les autres peuvent répondre avec une carte ⚡.',
        'Tous répondent en secret et en même temps. **Oubliettes** annule l’effet.',
      ],
      task: 'Réponds avec **Oubliettes**.',
      wrong: { pass: 'Ton rival prendrait alors ta meilleure carte. Réponds avec Oubliettes.' },
    },
    round: {
      title: 'Une nouvelle manche',
      text: [
        'Chipio a été annulé, ton rival a pioché cinq cartes, et la manche était finie. Sur chaque carte École que personne n’a prise se trouve **un Courrier de plus** ; puis les trous ont été comblés.',
        'Ce que nul ne veut finit donc par valoir la peine.',
      ],
    },
    letter: {
      title: 'Ton Courrier',
      text: [
        'Toi seul peux lire ton Courrier. Certains donnent des points à la fin, bons ou mauvais ; d’autres des symboles Balai-Ball ; l’un des tiens te fait **piocher une carte** à ton tour.',
      ],
      task: 'Ouvre le Courrier qui te fait piocher.',
      wrong: { other: 'Ouvre d’abord, dans ta zone, le Courrier qui te fait piocher une carte.' },
    },
    houses: {
      title: 'Ta Maison',
      text: [
        'Chacun appartient à une Maison, qui a un pouvoir. La tienne, **Grosfondor**, commence la partie, et souvent les manches.',
        'Les autres piochent et donnent, lisent le Courrier de l’emploi du temps, ou en postent un. À deux, chacun a d’ordinaire deux Maisons.',
      ],
    },
    points: {
      title: 'La fin',
      text: [
        'Quand une manche finit et que quelqu’un possède **10 cartes École**, le plus de points gagne : Cours au carré, Horcruches, Détourneurs, points, Courrier et Balai-Ball.',
        'Qui réunit les sept **Horcruches** gagne sur-le-champ.',
      ],
    },
  },
  end: [
    'Tu as collectionné, lancé, répondu et lu ton Courrier. Une partie contre un novice dure environ une demi-heure.',
  ],
};
