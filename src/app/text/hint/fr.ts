/** Around a bot's advice, in French. */
import type { HintWords } from './words';

export const words: HintWords = {
  title: 'Le conseil de l’Archimage',
  thinking: 'L’Archimage réfléchit…',
  failed: 'L’Archimage n’a pas d’avis cette fois.',
  again: 'Redemander',
  doIt: 'Suivre le conseil',
  close: 'Ranger le conseil',
  why: {
    only: 'Rien d’autre ne mérite d’être envisagé ici.',
    clear: 'Bien mieux que tout ce qu’il a essayé d’autre.',
    better: 'Mieux que tout ce qu’il a essayé d’autre.',
    close: (second) => `C’est serré. Presque aussi bien : ${second}.`,
    always: 'Un choix secret, et pourtant il ferait cela presque à chaque fois.',
    mixed: (tenths) =>
      `Un choix secret doit rester imprévisible : il ferait cela ${tenths === 0 ? 'moins d’une fois' : tenths === 1 ? 'une fois' : `${tenths} fois`} sur 10.`,
    oftener: (advice) => `Plus souvent encore : ${advice}.`,
  },
  prospects: {
    won: 'Tu as une nette avance.',
    good: 'Tu as l’avantage.',
    even: 'La partie est ouverte.',
    behind: 'Tu es un peu en retard.',
    lost: 'Il sera difficile de renverser la partie.',
  },
  futures: (count) =>
    `${count.toLocaleString('fr-FR')} ${count < 2 ? 'avenir pesé' : 'avenirs pesés'}, en ne sachant que ce que tu sais.`,
  used: (count) =>
    count === 1 ? 'Avec un conseil de l’Archimage.' : `Avec ${count} conseils de l’Archimage.`,
  advised: (name, advice) => `L’**Archimage** conseille à **${name}** : ${advice}.`,
};
