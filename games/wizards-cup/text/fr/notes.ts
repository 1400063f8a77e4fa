/** What players ask about the Wizards, in French. */
import type { CardId } from '../../data';

export const notes: Readonly<Record<CardId, readonly string[]>> = {
  pyrotechnician: [
    'En duel, il ne fait que combattre ; son pouvoir s’éveille sur le dessus de ta défausse.',
    'Place-le juste avant un Sorcier de Feu.',
  ],
  blacksmith: [
    'C’est la Valeur du moment qui compte, bonus compris.',
    'Il gagne avant qu’on regarde l’Élément et la Valeur. Si l’autre côté gagne aussi par pouvoir, les deux perdent.',
  ],
  cannoneer: [
    'Il regarde la Valeur du moment, une seule fois, à son entrée en scène.',
    'Au-dessous de 7, rien ne se passe et le duel suit son cours.',
  ],
  alchimist: [
    'En duel, il ne fait que combattre ; son pouvoir s’éveille sur le dessus de ta défausse.',
    'Place-le juste avant un Sorcier d’Eau.',
  ],
  diver: ['Chaque carte de ta défausse compte, d’où qu’elle vienne.', 'Il est plus fort s’il vient tard.'],
  siren: [
    'Elle inverse la comparaison pour les deux camps. Les Éléments passent toujours avant.',
    'À Valeurs égales, les deux perdent encore ; deux Sirènes n’annulent rien.',
  ],
  botanist: [
    'La carte est défaussée face visible. Si son pouvoir est dormant, il s’éveille pour l’adversaire.',
    'Sans carte en attente en face, rien ne se passe.',
  ],
  geomaster: ['Il rend impaires les Valeurs paires : de quoi sauver ton Sorcier de la Danseuse.'],
  druid: [
    'En duel, il ne fait que combattre ; son pouvoir s’éveille sur le dessus de ta défausse.',
    'Place-le juste avant un Sorcier de Nature.',
  ],
  detective: [
    'Il attend alors face visible, et le pouvoir immédiat du nouveau venu agit aussitôt.',
    'Face à un Sorcier du même nom, le pouvoir immédiat du nouveau venu est perdu.',
  ],
  medium: [
    'C’est la Valeur imprimée sur la carte qui compte.',
    'La carte va sous ta pioche et combattra encore.',
  ],
  priestess: [
    'Ton Sorcier ne peut plus perdre par l’Élément, mais il bat toujours les plus faibles.',
    'Elle n’aide ni contre les pouvoirs ni contre une Valeur plus haute.',
  ],
  sinners: [
    'Personne n’apprend si tu as changé quelque chose.',
    'Avec une carte ou aucune dans la pioche, il n’y a rien à faire.',
  ],
  revolutionary: [
    'La carte tombe par-dessus le vaincu ; un pouvoir dormant s’y éveille.',
    'Son pouvoir immédiat n’agit pas : elle n’est jamais entrée en scène.',
  ],
  executioner: ['La plus haute Valeur de toutes, et rien d’autre. La Lumière le bat.'],
  shaman: [
    'De Valeur minimale, il agit avant tout autre pouvoir immédiat, qui est alors perdu.',
    'Deux Chamans posés ensemble perdent leur pouvoir.',
  ],
  traveler: ['Son bonus profite à tous les Éléments.'],
  dancer: [
    'C’est la Valeur du moment qui compte, bonus compris.',
    'Elle gagne avant qu’on regarde l’Élément et la Valeur. Si l’autre côté gagne aussi par pouvoir, les deux perdent.',
  ],
};
