/** Shazamm! in French. */
import type { NameOf } from '../../kit';
import { BRIDGE_LENGTH } from '../data';
import type { ShazammView } from '../state';
import { board } from './fr/board';
import { rules } from './fr/rules';
import { decoy, spells } from './fr/spells';
import { count, telling } from './fr/telling';
import { effectOf, logOf } from './log';
import { references } from './references';
import { type RoundSummary, roundsOf } from './rounds';
import { asWizard, type ShazammWords } from './words';

export const words: ShazammWords = {
  title: 'Shazamm !',
  tagline: 'Deux sorciers, un pont qui s’écroule',
  summary:
    'Deux sorciers orgueilleux se rencontrent sur un vieux pont, au-dessus d’un fleuve de lave. À chaque tour, ils misent du Mana en secret et posent des sorts face cachée ; l’attaque la plus forte pousse le mur de feu vers l’autre. Le pont s’écroule par les deux bouts : qui finit sur une dalle tombée a perdu.',
  roles: { '0': 'Sorcier rouge', '1': 'Sorcier vert' },
  letters: { '0': 'R', '1': 'V' },
  tasks: {
    arrange: 'range ta pioche',
    commit: 'mise et pose tes sorts',
    clone: 'choisis un sort à copier',
    theft: 'sers-toi des sorts dérobés ou détruis-les',
    recycling: 'corrige ta mise',
  },
  options: {
    deckMode: {
      label: 'Sorts',
      values: {
        draw: {
          label: 'Pioche',
          hint: 'Cinq sorts au départ, trois de plus à chaque manche. Le jeu de base.',
        },
        allInHand: {
          label: 'Tout en main',
          hint: 'Les quatorze sorts dès le début. Pour qui connaît les cartes.',
        },
        chosenOrder: { label: 'Ordre choisi', hint: 'Chacun range sa pioche en secret : 5, puis 3, 3 et 3.' },
      },
    },
    showFaceDownCount: {
      label: 'Montrer le nombre de cartes posées',
      hint: 'Sinon, le leurre ne trompe personne.',
    },
  },
  reasons: {
    ORDER_NOT_PERMUTATION: 'La pioche doit contenir chacun des quatorze sorts une fois.',
    BID_TOO_LOW: '**Il faut miser.** Au moins 1 Mana à chaque tour.',
    BID_TOO_HIGH: (view, player) => {
      const reserve = view.mana[asWizard(player)];
      return `**C’est trop.** Tu as ${reserve} Mana : mise de 1 à ${reserve}.`;
    },
    SPELL_UNKNOWN: 'Ce sort n’existe pas : ils sont numérotés de 1 à 14.',
    SPELL_DUPLICATE: 'Tu n’as chaque sort qu’une fois.',
    SPELL_NOT_IN_HAND: 'Ce sort n’est pas dans ta main.',
    CLONE_NOT_IN_POOL: 'Tu ne peux copier que ce que l’adversaire a posé au dernier tour, et jamais Clone.',
    THEFT_DUPLICATE: 'Un sort dérobé ne se garde qu’une fois.',
    THEFT_NOT_A_TARGET: 'Larcin n’a pas pris ce sort.',
    RECYCLING_OUT_OF_RANGE: 'Recyclage change une mise de 5 au plus.',
    RECYCLING_BID_TOO_LOW: 'La mise ne peut pas descendre sous 1 Mana.',
    RECYCLING_BID_TOO_HIGH: (view, player) =>
      `La mise ne peut pas dépasser ta réserve de ${view.mana[asWizard(player)]} Mana.`,
  },
  spells,
  decoy,
  classes: {
    control: 'bouscule les règles',
    attack: 'renforce l’attaque',
    movement: 'déplace le feu',
    mana: 'épargne le Mana',
  },
  // Nothing here tells that the duel is over: the bar is read before the story has been told.
  progress: (view) => {
    if (view.stage === 'arrange') return 'Avant le duel';
    return `Manche ${view.round}, tour ${view.turn}`;
  },
  log: logOf(telling),
  effect: effectOf(telling),
  verdict: (view, nameOf) => ({ title: verdictTitle(view, nameOf), lines: verdictLines(view, nameOf) }),
  rules,
  references,
  board,
};

function verdictTitle({ result }: ShazammView, nameOf: NameOf): string {
  if (result === null) return 'Le duel continue';
  return 'winner' in result ? `${nameOf(result.winner)} l’emporte` : 'Match nul';
}

function verdictLines(view: ShazammView, nameOf: NameOf): string[] {
  const lines = roundsOf(view.history).map((round) => {
    const turns = count(round.turns, 'tour');
    return `**Manche ${round.round}** (${turns}) : ${roundEnd(round, nameOf)} Le feu était sur la dalle **${round.wall}**.`;
  });
  const { collapsed, result, wizards } = view;
  if (result === null) return lines;
  const left = `**${count(collapsed, 'dalle effondrée', 'dalles effondrées')}** à chaque bout, il restait les dalles ${collapsed + 1} à ${BRIDGE_LENGTH - collapsed}.`;
  const fall =
    'loser' in result
      ? `**${nameOf(result.loser)}** devait aller sur la dalle **${wizards[result.loser]}** : la chute dans la lave.`
      : `Les dalles **${wizards['0']}** et **${wizards['1']}** n’étaient plus là non plus : les deux sont tombés dans la lave.`;
  return [...lines, left, fall];
}

function roundEnd({ cause, victim, pushed }: RoundSummary, nameOf: NameOf): string {
  const name = victim === null ? '' : nameOf(victim);
  switch (cause) {
    case 'WALL_TOUCHED':
      return `le feu a atteint ${name}.`;
    case 'MANA_EXHAUSTED':
      return `à court de Mana, ${name} a vu le feu avancer de ${count(pushed, 'dalle')}.`;
    case 'BOTH_EXHAUSTED':
      return 'plus de Mana d’aucun côté.';
    case 'ROUND_END_SPELL':
      return 'arrêtée par Fin de manche.';
  }
}
