/** The Elements and the spells in French. */
import type { Element } from '../../data';
import type { ClashWords, ElementWords } from '../words';
import { of } from './counting';

export const elements: Readonly<Record<Element, ElementWords>> = {
  earth: named('Terre', 'terre'),
  water: named('Eau', 'eau'),
  air: named('Air', 'air'),
  fire: named('Feu', 'feu'),
  dark: named('Matière noire', 'matière noire', 'M. noire'),
};

function named(name: string, inside: string, short = name): ElementWords {
  const arena = `l’Arène ${of(inside)}`;
  return {
    name,
    short,
    arena,
    inArena: `dans ${arena}`,
    toArena: `vers ${arena}`,
    student: `Élève ${of(inside)}`,
    students: (amount) => `${amount} ${amount < 2 ? 'Élève' : 'Élèves'} ${of(inside)}`,
  };
}

export const spells: ClashWords['spells'] = {
  batrax: {
    name: 'Batrax',
    text: 'Nomme un Élément : tous les Élèves adverses de cet Élément dans cette Arène sont défaussés.',
    does: 'chasse un Élément',
    notes: [
      'L’Élément doit être présent dans la colonne adverse.',
      'La colonne se resserre, ce qui peut réunir des Élèves semblables.',
      'Tes propres Élèves ne risquent rien.',
    ],
  },
  inundatio: {
    name: 'Inundatio',
    text: 'Passe ici une Épreuve disponible qui se trouve deux niveaux au-dessus du tien.',
    does: 'saute un niveau',
    notes: [
      'On saute exactement un niveau : de 0 à 2, de 1 à 3, jusqu’à 4 à 6.',
      'Il faut toujours autant d’Élèves que le niveau de l’Épreuve ; le lanceur compte.',
    ],
  },
  hypnox: {
    name: 'Hypnox',
    text: 'Tous les Élèves adverses de l’Élément de leur dernière carte dans cette Arène rejoignent ta colonne.',
    does: 'débauche des Élèves',
    notes: [
      'Même ceux qui ne sont pas à côté d’elle.',
      'Ils vont au bout de ta colonne et sont à toi désormais.',
    ],
  },
  combustio: {
    name: 'Combustio',
    text: 'La pile d’Épreuves adverse de cette Arène retourne sur la pioche, la plus basse au-dessus.',
    does: 'brûle une pile',
    notes: [
      'L’adversaire y revient au niveau 0 ; ses Élèves restent.',
      'Chacun sait où sont ces Épreuves dans la pioche : ton annonce révélera les deux premières.',
    ],
  },
  eversio: {
    name: 'Eversio',
    text: 'Prends l’Épreuve du dessus de la pile adverse de cette Arène, si son niveau dépasse le tien.',
    does: 'vole une Épreuve',
    notes: [
      'N’importe quel niveau supérieur au tien convient, même à partir d’un emplacement vide.',
      'Il te faut ici autant d’Élèves que son niveau ; le lanceur compte.',
      'Ce qui était dessous compte à nouveau pour l’adversaire.',
    ],
  },
  maleficio: {
    name: 'Maleficio',
    text: 'L’adversaire défausse la moitié de sa main, arrondie en dessous, en choisissant les cartes.',
    does: 'divise une main',
    notes: [
      'Tout Élève entouré peut le lancer à la place de son propre sort.',
      'On ne peut pas l’infliger à une main d’une carte ou vide.',
    ],
  },
};
