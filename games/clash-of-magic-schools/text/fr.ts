/** Clash of Magic Schools in French. */
import type { NameOf } from '../../kit';
import { ELEMENTS } from '../data';
import { levelIn, scoreOf } from '../standing';
import { type ClashView, PLAYERS, type PlayerID } from '../state';
import { board } from './fr/board';
import { count } from './fr/counting';
import { elements, spells } from './fr/elements';
import { rules } from './fr/rules';
import { REASONS, telling } from './fr/telling';
import { logOf } from './log';
import { references } from './references';
import { asPlayer, type ClashWords } from './words';

const roles = { '0': 'Dragombre', '1': 'Blancgriffon' };

export const words: ClashWords = {
  title: 'Clash of Magic Schools',
  tagline: 'Dragon contre griffon dans cinq arènes',
  summary:
    'Deux écoles de magie, le dragon noir de Dragombre et le griffon blanc de Blancgriffon, s’affrontent dans les cinq Arènes des Éléments. Tu envoies des Élèves en colonnes, tu passes avec eux des Épreuves de plus en plus hautes, et quand trois d’une même sorte se suivent, celui du milieu peut lancer un sort qui renverse le plateau. Quinze points donnent la victoire si l’autre école en a neuf ou moins ; sinon, place aux Prolongations.',
  roles,
  tasks: { act: 'joue ton tour', maleficio: 'choisis les cartes que Maleficio te fait perdre' },
  options: {
    turnLimit: {
      label: 'Nombre de tours au plus',
      hint: 'Au-delà, le meilleur score l’emporte. Une partie dépasse rarement quarante tours.',
    },
  },
  reasons: {
    CARD_NOT_IN_HAND: 'Cette carte n’est pas dans ta main.',
    DUPLICATE_CARD: 'La même carte est choisie deux fois.',
    NO_CARDS_CHOSEN: 'Choisis au moins un Élève dans ta main.',
    ALREADY_IN_ARENA:
      '**Ton Emblème y est déjà.** Un Élève le mène dans l’Arène de son propre Élément ; celui-ci peut être déployé.',
    EMBLEM_NOT_IN_ARENA:
      '**Ton Emblème est encore sur son blason.** Défausse d’abord un Élève pour le mener dans l’Arène de cet Élément.',
    TRIAL_NOT_AVAILABLE: 'Aucune Épreuve n’est disponible sous ce blason.',
    STARTING_TRIAL_RESERVED:
      'Cette Épreuve de départ est réservée à l’autre école tant qu’elle n’est pas passée.',
    WRONG_TRIAL_LEVEL: (view, player) => {
      const { arena, level } = standing(view, asPlayer(player));
      return level === 6
        ? `**Tu as atteint le plus haut niveau ${arena}.** Va dans une autre Arène.`
        : `**Ce n’est pas le bon niveau.** Tu es au niveau ${level} ${arena} : seule une Épreuve de niveau ${level + 1} peut y être passée.`;
    },
    NOT_ENOUGH_STUDENTS: (view, player) => {
      const { arena, students } = standing(view, asPlayer(player));
      return `**Pas assez d’Élèves.** Une Épreuve en demande autant que son niveau ; tu en as ${students} ${arena}.`;
    },
    SUMMON_ALREADY_USED: 'Tu as déjà convoqué des Élèves ce tour-ci : une fois suffit.',
    SAME_ARENA: 'Ils y sont déjà : choisis une autre Arène.',
    SUMMON_NEEDS_THREE: 'Une Convocation prend exactement trois Élèves : cette colonne en a moins.',
    CASTER_NOT_IN_ARENA: 'Seul un Élève de l’Arène où est ton Emblème lance un sort.',
    CASTER_NOT_SURROUNDED:
      '**Personne ne peut lancer de sort ici.** Le lanceur se tient juste entre deux Élèves de son Élément.',
    SPELL_ELEMENT_MISMATCH: 'Un Élève lance le sort de son Élément, ou Maleficio.',
    SPELL_NO_TARGET: 'Le sort n’aurait aucun effet ici : on ne peut pas le lancer.',
    EVERSIO_LEVEL_TOO_LOW: 'Eversio ne prend qu’une Épreuve au-dessus de ton niveau dans cette Arène.',
    WRONG_DISCARD_COUNT: (view) =>
      `Choisis exactement ${count(view.pending?.count ?? 0, 'carte')} à défausser : la moitié de ta main, arrondie en dessous.`,
    FIRST_TRIAL_REQUIRED:
      '**Passe d’abord ton Épreuve de départ.** Déplace ton Emblème, déploies-y un Élève, puis touche l’Épreuve.',
    FIRST_TRIAL_UNREACHABLE:
      'Après cela, tu ne pourrais plus passer ton Épreuve de départ ce tour-ci, et tu le dois.',
  },
  elements,
  spells,
  // Nothing here tells that the match is over: the bar is read before the story has been told.
  progress: (view) => `Tour ${view.turnNumber}${view.overtime ? ', Prolongations' : ''}`,
  log: logOf(telling),
  effect: telling.sentence,
  verdict: (view, nameOf) => ({ title: verdictTitle(view, nameOf), lines: verdictLines(view, nameOf) }),
  rules,
  references,
  board,
};

function standing(view: ClashView, player: PlayerID): { arena: string; level: number; students: number } {
  const school = view.players[player];
  const { emblem } = school;
  if (emblem === null) return { arena: '', level: 0, students: 0 };
  return {
    arena: elements[emblem].inArena,
    level: levelIn(school, emblem),
    students: school.columns[emblem].length,
  };
}

function verdictTitle({ result }: ClashView, nameOf: NameOf): string {
  if (result === null) return 'La partie continue';
  return result.winner ? `${nameOf(result.winner)} l’emporte` : 'Match nul';
}

function verdictLines(view: ClashView, nameOf: NameOf): string[] {
  const sums = PLAYERS.map((player) => {
    const school = view.players[player];
    const parts = ELEMENTS.map((arena) => `${elements[arena].name} ${levelIn(school, arena)}`);
    return `**${nameOf(player)}** (${roles[player]}) : ${parts.join(' + ')} = **${scoreOf(school)}**.`;
  });
  return view.result ? [REASONS[view.result.reason], ...sums] : sums;
}
