/** The fourteen spells and the decoy in French. */
import type { SpellNo } from '../../state';
import type { SpellWords } from '../words';

export const decoy: SpellWords = {
  name: 'Leurre',
  text: 'Aucun effet. Revient toujours dans ta main.',
  notes: [
    'Face cachée, il passe pour un sort : nul ne sait combien de vrais sorts tu as posés.',
    'On ne peut ni le piocher, ni le voler, ni le copier, et il ne s’use jamais.',
  ],
};

export const spells: Readonly<Record<SpellNo, SpellWords>> = {
  1: {
    name: 'Mutisme',
    text: 'Plus aucun sort n’agit, pour personne, jusqu’au bout de la manche, ceux de ce tour compris.',
    notes: [
      'Les sorts posés aux tours suivants de la manche sont perdus eux aussi.',
      'Si les deux sorciers le posent, ils s’annulent et les autres sorts agissent.',
    ],
  },
  2: {
    name: 'Clone',
    text: 'Reprends à ton compte un sort posé par l’adversaire au tour d’avant.',
    notes: [
      'Les sorts annulés, muets ou volés peuvent être copiés aussi.',
      'Tu peux ne rien copier. Clone lui-même ne se copie pas.',
      'Si l’adversaire a posé le même sort ce tour-ci, la copie et la carte s’annulent.',
    ],
  },
  3: {
    name: 'Larcin',
    text: 'Empare-toi des sorts adverses en attente : chacun te sert ou part en fumée.',
    notes: [
      'Il atteint les numéros 4 à 14, sauf ceux déjà annulés.',
      'Tu décides une seule fois, pour tous, quand vient le numéro 3.',
      'Les cartes finissent dans la défausse de leur propriétaire.',
    ],
  },
  4: {
    name: 'Fin de manche',
    text: 'La manche s’arrête net ; le feu reste là et les sorts en attente sont perdus.',
    notes: [
      'Personne ne paie, personne ne gagne de Mana.',
      'Une dalle tombe tout de même à chaque bout : le duel peut se jouer là.',
    ],
  },
  5: {
    name: 'Milieu',
    text: 'Le feu revient à mi-chemin des sorciers, puis le tour se poursuit.',
    notes: [
      'À mi-chemin : la dalle où le feu se trouvait au début de la manche.',
      'Résistance ne l’arrête pas, et Harpagon n’en tient pas compte.',
    ],
  },
  6: {
    name: 'Recyclage',
    text: 'Cartes sur table, corrige ta mise de −5 à +5.',
    notes: [
      'La nouvelle mise reste entre 1 et ta réserve.',
      'Elle remplace l’ancienne en tout : attaque, paiement, Aspiration.',
    ],
  },
  7: {
    name: 'Boost attaque',
    text: '+7 à ton attaque, sans payer plus.',
    notes: ['Il compte avant Double dose.', 'Tu paies ta mise et rien d’autre.'],
  },
  8: {
    name: 'Double dose',
    text: 'Ton attaque compte double, sans payer plus.',
    notes: [
      'Elle vient après Recyclage et Boost attaque : avec ce dernier, une mise de 3 donne (3 + 7) × 2 = 20.',
      'Tu paies ta mise et rien d’autre.',
    ],
  },
  9: {
    name: 'Qui perd gagne',
    text: 'Si le feu doit bouger, il part vers l’attaque la plus forte.',
    notes: [
      'Peu importe qui l’a posé : il vaut pour les deux sorciers.',
      'À égalité, il n’y a rien à retourner.',
      'Un sorcier sous Résistance reste à l’abri.',
    ],
  },
  10: {
    name: 'Brasier',
    text: 'Si le feu doit bouger, il franchit deux dalles.',
    notes: [
      'Dans un sens comme dans l’autre, peu importe qui l’a posé.',
      'Le feu s’arrête aux pieds d’un sorcier.',
      'Il ne double ni Milieu ni la poussée contre une réserve vide.',
    ],
  },
  11: {
    name: 'Résistance',
    text: 'Le feu ne peut pas venir vers toi ce tour-ci.',
    notes: [
      'Ni Qui perd gagne ni Brasier ne passent outre.',
      'Le feu peut toujours aller vers l’adversaire.',
      'Elle n’arrête ni Milieu ni la poussée contre une réserve vide.',
    ],
  },
  12: {
    name: 'Harpagon',
    text: 'Si le feu vient vers toi, ta mise ne te coûte rien.',
    notes: [
      'Il faut que le feu bouge vraiment : à égalité, ou derrière Résistance, tu paies.',
      'L’Aspiration adverse se nourrit de ta mise même quand tu la gardes.',
    ],
  },
  13: {
    name: 'Boost réserve',
    text: '+13 Mana une fois ta mise payée (50 au plus).',
    notes: ['Il arrive à temps pour te sauver d’une réserve vide.'],
  },
  14: {
    name: 'Aspiration',
    text: 'Tu gagnes autant de Mana que la mise adverse (50 au plus).',
    notes: [
      'C’est la mise qui compte, pas l’attaque, et après Recyclage.',
      'Elle agit même si l’adversaire ne paie rien.',
    ],
  },
};
