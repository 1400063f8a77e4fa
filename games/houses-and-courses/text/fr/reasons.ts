/** Why something cannot be done, in French. */
import { SPELLS_PER_TURN } from '../../data';
import { playerAt } from '../../seats';
import type { HousesWords } from '../words';
import { count } from './grammar';
import { pieces } from './pieces';

export const reasons: HousesWords['reasons'] = {
  HOUSE_UNKNOWN: 'Cette Maison n’existe pas.',
  HOUSE_TAKEN: 'Cette Maison est déjà prise. Choisis-en une autre.',
  NO_ACTIONS_LEFT:
    '**Plus d’action.** Tu peux encore jouer des Sortilèges et des Bonus, puis finir ton tour.',
  NO_CARDS_TO_DRAW: 'Il ne reste aucune carte Magie à piocher, ni dans la pioche ni dans la défausse.',
  NEEDS_TWO_ACTIONS:
    '**Cinq cartes prennent les deux actions à la fois.** Avec une seule, pioche deux cartes.',
  SLOT_OUT_OF_RANGE: 'Cette place n’existe pas dans l’emploi du temps.',
  SLOT_EMPTY: 'Il n’y a pas de carte ici. Une nouvelle arrive à la prochaine manche.',
  NOT_ENOUGH_CARDS: (view, player) =>
    `**C’est trop cher.** Tu as ${count(playerAt(view, player).hand.length, 'carte')} Magie en main : pioche d’abord, ou choisis moins cher.`,
  DUPLICATE_CARD: 'Une carte ne se donne qu’une fois.',
  CARD_NOT_IN_HAND: 'Cette carte n’est plus dans cette main.',
  WRONG_PAYMENT_COUNT: 'Choisis exactement autant de cartes que le prix.',
  NOT_A_SPELL: 'Il faut un Sortilège ; ceci est une carte Bonus.',
  REACTION_ONLY:
    '**Les cartes ⚡ sont des réponses.** Garde-la jusqu’à ce que quelqu’un lance un Sortilège ou applique un Cours.',
  SPELL_LIMIT: `Pas plus de ${SPELLS_PER_TURN} Sortilèges par tour.`,
  NOT_A_BONUS: 'Seules les cartes Bonus se posent dans une zone de jeu.',
  TARGET_UNKNOWN: 'Personne n’est assis là.',
  TARGET_SHIELDED: '**Sous la protection de Défense.** Nul ne peut l’atteindre avant son prochain tour.',
  MAIL_NOT_YOURS: 'Ce Courrier n’est pas à toi.',
  MAIL_NOT_USABLE: 'Ce Courrier ne s’utilise pas maintenant : il compte à la fin, ou répond à un Sortilège.',
  HOUSE_NOT_YOURS: 'Ce n’est pas ta Maison.',
  POWER_ALREADY_USED: 'Tu as déjà utilisé ce pouvoir. Il revient à ton prochain tour.',
  POWER_NOT_READY: (view, player) =>
    playerAt(view, player).houses.includes('serpentin') && !view.drewTwo && view.actionsLeft > 0
      ? `**Pas encore.** ${pieces.houses.serpentin.name} agit après l’action « piocher 2 cartes », ${pieces.houses.poufmoufle.name} quand il ne reste aucune action.`
      : '**Pas encore.** Ce pouvoir vient après l’action que sa Maison indique.',
  WRONG_RECEIVERS: 'Choisis une carte pour chacun des autres.',
  SLOT_HAS_NO_MAIL: 'Il n’y a pas de Courrier sur cette carte.',
  TIMETABLE_EMPTY: 'L’emploi du temps est vide : aucune carte où poser un Courrier.',
  RESERVE_EMPTY: 'La réserve n’a plus de Courrier.',
  NOT_A_REACTION: 'Seuls Oubliettes et Copius peuvent répondre.',
  MAIL_NOT_THERE: 'Ce Courrier n’est pas sur cette carte.',
  NOT_YOUR_SCHOOL_CARD: 'Cette carte École n’est pas à toi.',
  UNEXPECTED_PARAM: 'Cet effet ne demande pas cela.',
  NO_LEGAL_TARGET: '**Cela n’aurait aucun effet.** Rien ni personne, sur la table, ne peut être choisi.',
  TARGET_REQUIRED: 'Choisis d’abord ce qui est visé.',
  TARGET_SELF: 'Tu ne peux pas te viser toi-même.',
  TARGET_HAS_NO_CARDS: 'Ce joueur n’a aucune carte en main.',
  TARGET_HAS_NO_MAIL: 'Ce joueur n’a aucun Courrier.',
  TARGET_ALREADY_STUNNED: 'Ce joueur perd déjà une action : deux ne s’additionnent pas.',
  TARGET_NOT_AHEAD: (view, player) =>
    `Seul un joueur qui a plus de cartes École que toi (${playerAt(view, player).school.length}) peut être choisi.`,
  BONUS_NOT_IN_PLAY: 'Cette carte Bonus n’est dans aucune zone de jeu.',
  TOO_MANY_SLOTS: 'Trois cartes au plus.',
  DUPLICATE_SLOT: 'Une carte ne se choisit qu’une fois.',
  NOT_YOUR_COURSE: 'Choisis un de tes propres Cours.',
  SLOT_NOT_COURSE: 'Seul un Cours peut être échangé : ni Horcruche, ni Détourneur.',
  SAME_COURSE: 'Tu l’échangerais contre le même Cours.',
  NOT_IN_DISCARD: 'Cette carte n’est pas dans la défausse.',
};
