/** Wizards Cup in French. */
import type { NameOf } from '../../kit';
import { MAX_ROUNDS } from '../data';
import type { CupView, RoundRecord } from '../state';
import { board } from './fr/board';
import { notes } from './fr/notes';
import { rules } from './fr/rules';
import { ARTICLE, beats, count, ELEMENTS, list, telling } from './fr/telling';
import { logOf, toldOf, wizardsIn } from './log';
import { references } from './references';
import type { CupWords } from './words';

export const words: CupWords = {
  title: 'Wizards Cup',
  tagline: 'Six sorciers, cinq dans l’ordre, place au duel',
  summary:
    'Deux écoles envoient leurs Sorciers au tournoi. En secret, tu en choisis six sur dix-huit, tu en ranges cinq dans l’ordre et tu en gardes un en attente ; puis ils s’affrontent un contre un, et les pouvoirs, les Éléments et les Valeurs décident. Qui gagne deux manches remporte la coupe.',
  roles: { '0': 'École blanche', '1': 'École noire' },
  tasks: {
    draw: 'tire une carte dans l’éventail adverse',
    select: 'choisis ton équipe et son ordre',
    swap: 'échange un Sorcier ou aucun, puis range ton équipe',
    order: 'range ton équipe',
    may: 'sers-toi du pouvoir ou non',
    rearrange: 'remets ta pioche en ordre',
  },
  options: {
    draw: {
      label: 'La carte imposée',
      values: {
        auto: { label: 'Tirage automatique', hint: 'Une carte de chaque lot est tirée au départ. Rapide.' },
        manual: { label: 'Tirage à la main', hint: 'Chacun tire une carte dans l’éventail de l’autre.' },
      },
    },
  },
  reasons: {
    BAD_POSITION: 'Tire l’une des dix-huit cartes de l’éventail.',
    WRONG_CARD_COUNT: '**Il faut exactement cinq Sorciers**, ni plus ni moins.',
    UNKNOWN_CARD: 'Ce Sorcier n’existe pas dans ton lot.',
    DUPLICATE_CARD: 'Tu n’as chaque Sorcier qu’une seule fois.',
    CARD_NOT_AVAILABLE: (view, player) =>
      view.players[player === '1' ? '1' : '0'].step === 'select'
        ? 'Ce Sorcier n’est pas dans ta réserve : la carte imposée est déjà dans ton équipe.'
        : 'Ce Sorcier n’est pas là où tu veux le prendre.',
    NOT_A_PERMUTATION: 'Le nouvel ordre doit contenir exactement les cartes de ta pioche.',
  },
  wizards: wizardsIn('fr', ARTICLE, notes),
  elements: ELEMENTS,
  kinds: { immediate: 'Immédiat', dormant: 'Dormant', permanent: 'Permanent', none: 'Sans pouvoir' },
  kindNotes: {
    immediate: 'Agit une fois, à l’entrée en scène du Sorcier.',
    dormant: 'Agit tant que la carte est sur le dessus de ta défausse.',
    permanent: 'Agit à chaque duel que livre le Sorcier.',
    none: 'Sa force est tout ce qu’il a.',
  },
  // Nothing here tells how a round ended: the bar is read before the story has been told.
  progress: (view) => {
    if (view.phase === 'draw') return 'Le tirage à l’aveugle';
    return `Manche ${view.round} sur ${MAX_ROUNDS} au plus`;
  },
  log: logOf(telling),
  told: toldOf(telling),
  beats,
  verdict: (view, nameOf) => ({ title: verdictTitle(view, nameOf), lines: verdictLines(view, nameOf) }),
  rules,
  references,
  board,
};

function verdictTitle({ result }: CupView, nameOf: NameOf): string {
  if (result === null) return 'Le tournoi continue';
  return result.winner === null ? 'Match nul' : `${nameOf(result.winner)} remporte la coupe`;
}

function verdictLines(view: CupView, nameOf: NameOf): string[] {
  const lines = view.rounds.map((record) => `**Manche ${record.round}** : ${roundLine(record, nameOf)}`);
  const { result, players } = view;
  if (result === null) return lines;
  const score = `Jetons Victoire : ${nameOf('0')} **${players[0].tokens}**, ${nameOf('1')} **${players[1].tokens}**.`;
  return [...lines, score];
}

function roundLine({ duels, winners, tieBreak }: RoundRecord, nameOf: NameOf): string {
  const after = `après ${count(duels.length, 'duel')}`;
  if (winners === null) return `inachevée, ${after}.`;
  const names = list(winners.map(nameOf));
  if (tieBreak) {
    const totals = `les équipes totalisent ${tieBreak[0]} et ${tieBreak[1]}`;
    return winners.length === 0 ? `pour personne, ${totals}.` : `pour **${names}** au départage, ${totals}.`;
  }
  return winners.length === 2 ? `gagnée des deux côtés, ${after}.` : `pour **${names}**, ${after}.`;
}
