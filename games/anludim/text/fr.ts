/** Anludim in French. */
import type { NameOf } from '../../kit';
import { CRESTS } from '../data';
import { type AnludimView, covenAt, type RoundResult, seatOf } from '../state';
import { board } from './fr/board';
import { card, colours, combination, count, disciplines, half, of } from './fr/naming';
import { rules } from './fr/rules';
import { telling } from './fr/telling';
import { logOf } from './log';
import { references } from './references';
import type { AnludimWords } from './words';

export const words: AnludimWords = {
  title: 'Anludim',
  tagline: 'Séduis cinq professeurs par tes combinaisons',
  summary:
    'Tu mènes un coven d’apprenties sorcières dans une université de magie. Tes cartes ont deux moitiés ; suites, couleurs, paires, brelans et assemblées attirent les cinq professeurs, tant que personne ne pose mieux. À la fin de ton tour, chaque professeur devant toi te remet un objet magique : sois le premier à gagner deux manches.',
  roles: { '0': 'Chats', '1': 'Corbeaux', '2': 'Hiboux', '3': 'Serpents', '4': 'Renards' },
  tasks: {
    main: 'pose une combinaison ou pioche',
    optional: 'cède un objet ou termine ton tour',
    keep: 'choisis les cartes que tu gardes',
  },
  options: {
    variant: {
      label: 'Règles',
      values: {
        base: {
          label: 'Jeu de base',
          hint: 'Au début de ton tour, tu peux reprendre en main les combinaisons posées.',
        },
        expert: {
          label: 'Variante expert',
          hint: 'Les cartes posées restent sur la table, mais peuvent rejoindre une combinaison de rang supérieur.',
        },
      },
    },
    roundsToWin: {
      label: 'Manches à gagner',
      values: {
        1: { label: 'Une', hint: 'Une partie courte.' },
        2: { label: 'Deux', hint: 'Le jeu tel que ses auteurs l’ont voulu.' },
      },
    },
    firstPlayer: {
      label: 'Qui commence',
      values: {
        random: { label: 'Tiré au sort' },
        0: { label: 'Chats' },
        1: { label: 'Corbeaux' },
        2: { label: 'Hiboux' },
        3: { label: 'Serpents' },
        4: { label: 'Renards' },
      },
    },
  },
  reasons: {
    TAKE_BACK_FORBIDDEN:
      '**Rien ne se reprend dans la variante expert.** Les cartes posées ne peuvent que rejoindre une combinaison de rang supérieur.',
    TAKE_BACK_TOO_LATE: '**Trop tard.** On reprend ses combinaisons avant de céder quoi que ce soit.',
    COMBO_NOT_FOUND: 'Ce n’est pas l’une de tes combinaisons.',
    EXTEND_NOT_ALLOWED: 'Seule la variante expert permet d’agrandir une combinaison posée.',
    EXTEND_WRONG_DISCIPLINE: 'On n’agrandit une combinaison qu’avec des cartes du même genre.',
    DUPLICATE_CARD: 'Une carte ne sert qu’une fois.',
    CARD_NOT_AVAILABLE: (view) =>
      view.options.variant === 'expert'
        ? 'Il faut des cartes de ta main, ou de tes combinaisons de rang inférieur.'
        : 'Il faut des cartes de ta main. Reprends d’abord les combinaisons posées.',
    SOURCE_NOT_LOWER:
      '**Une carte posée ne fait que monter.** Elle rejoint une combinaison qui a plus de points dorés que celle qu’elle quitte.',
    TOO_FEW_CARDS:
      '**Pas assez de cartes.** Il en faut deux pour une suite, une couleur ou une paire, trois pour un brelan, quatre pour une assemblée.',
    NOT_CONSECUTIVE:
      '**Ce n’est pas une suite.** Les valeurs doivent se suivre sans trou ni répétition ; 13 et 1 ne sont pas voisins.',
    NOT_SAME_COLOUR:
      '**Ce n’est pas une couleur.** Toutes les moitiés utilisées doivent être de la même couleur.',
    BAD_GROUPS:
      '**Les groupes ne tombent pas juste.** Il faut chaque valeur exactement deux fois pour des paires, trois fois pour des brelans.',
    COLOURS_NOT_DIFFERENT:
      '**Deux fois la même couleur.** Les cartes d’une paire ou d’un brelan doivent être de couleurs différentes.',
    NOT_SAME_VALUE:
      '**Ce n’est pas une assemblée.** Toutes les moitiés utilisées doivent avoir la même valeur.',
    COMBO_NOT_STRONGEST:
      '**Pas assez fort.** Une combinaison doit battre toutes celles de son genre sur la table ; l’égalité ne suffit pas.',
    DRAW_PILE_EMPTY: 'Il n’y a plus de carte à piocher.',
    DISPLAY_SLOT_EMPTY: 'Il n’y a plus de carte à cet endroit.',
    OPTIONAL_ALREADY_USED: 'Tu as déjà cédé quelque chose ce tour-ci.',
    NO_PARCHMENT: 'Tu n’as pas de parchemin.',
    OBJECT_NOT_OWNED: 'Tu ne possèdes pas cet objet.',
    PASS_NOT_ALLOWED:
      'Tu peux encore piocher une carte ou poser une combinaison : tu ne peux donc pas passer.',
    KEEP_TOO_MANY: (view, player) => {
      const { crest } = covenAt(view, player);
      return `**C’est trop.** Avec un blason ${crest === 'gold' ? 'd’or' : 'd’argent'}, tu gardes ${CRESTS[crest].keep} cartes au plus.`;
    },
  },
  colours,
  disciplines,
  half,
  card,
  combination,
  // Nothing here tells that a round is over: the bar is read before the story has been told.
  progress: ({ roundNo, options }) =>
    `Manche ${roundNo}${options.variant === 'expert' ? ', variante expert' : ''}${options.roundsToWin === 2 ? ', deux manches pour gagner' : ''}`,
  log: logOf(telling),
  verdict: (view, nameOf) => ({
    title: view.winner === null ? 'La partie continue' : `Victoire ${of(nameOf(seatOf(view.winner)))}`,
    lines: view.history.map((result) => roundLine(view, result, nameOf)),
  }),
  rules,
  references,
  board,
};

function roundLine({ players }: AnludimView, result: RoundResult, nameOf: NameOf): string {
  const totals = players.map((_, seat) => `${nameOf(seatOf(seat))} ${result.totals[seat] ?? 0}`);
  const winner = nameOf(seatOf(result.winner));
  const why = {
    five: `${winner} possédait cinq objets différents`,
    piles: `${winner} avait le plus grand total quand la troisième pile fut vide`,
    stalemate: `${winner} avait le plus grand total quand plus personne ne prenait d’objet`,
  }[result.endedBy];
  const points = count(result.totals[result.winner] ?? 0, 'point');
  return `**Manche ${result.round} pour ${winner}**, ${points} : ${why}. ${totals.join(', ')}.`;
}
