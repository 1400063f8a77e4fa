/**
 * The components: Elements, the 18 Wizards and the constants. Names, Values and powers that the rulebook does not
 * print were reconstructed; whoever owns the box corrects them here and nowhere else.
 */
import type { Language } from '../kit';

export const TEAM_SIZE = 6;
export const DECK_SIZE = 5;
export const SET_SIZE = 18;
export const TOKENS_TO_WIN = 2;
export const TOKEN_SUPPLY = 3;
export const MAX_ROUNDS = 3;

export const ELEMENTS = ['fire', 'water', 'nature', 'light', 'shadow', 'void'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The Elements to which each one loses. */
export const WEAKNESS: Readonly<Record<Element, readonly Element[]>> = {
  fire: ['water'],
  water: ['nature'],
  nature: ['fire'],
  light: ['water', 'fire', 'nature'],
  shadow: ['light'],
  void: [],
};

type NoPower = { readonly type: 'none'; readonly effect: 'none' };

/** Activated once, when the Wizard is placed in the Duel zone. */
type ImmediatePower = { readonly type: 'immediate' } & (
  | { readonly effect: 'bothLose' }
  | { readonly effect: 'winIfOpponentAtLeast'; readonly value: number }
  | { readonly effect: 'discardOpponentWaiting' }
  | { readonly effect: 'rearrangeDeck' }
  | { readonly effect: 'swapWithWaiting' }
  | { readonly effect: 'recallTop'; readonly atMost: number }
);

/** Works while the Wizard is the visible card of its discard pile. */
type DormantPower = { readonly type: 'dormant' } & (
  | { readonly effect: 'bonus'; readonly bonus: number }
  | { readonly effect: 'bonusElement'; readonly element: Element; readonly bonus: number }
  | { readonly effect: 'noWeakness' }
);

/** Works while the Wizard is in the Duel zone. */
type PermanentPower = { readonly type: 'permanent' } & (
  | { readonly effect: 'winVsParity'; readonly parity: 'odd' | 'even' }
  | { readonly effect: 'bonusPerDiscard'; readonly bonus: number }
  | { readonly effect: 'lowestWins' }
  | { readonly effect: 'millOnWin' }
);

/** As the table below declares it. */
interface Row {
  readonly name: Readonly<Record<Language, string>>;
  readonly element: Element;
  readonly value: number;
  readonly power: ImmediatePower | DormantPower | PermanentPower | NoPower;
  /** What the power does, in words. */
  readonly text: Readonly<Record<Language, string>>;
}

/** One copy of each per set. The order of the rows is the canonical order of sorted zones. */
const TABLE = {
  pyrotechnician: {
    name: { en: 'The Pyrotechnician', fr: 'Le Pyrotechnicien' },
    element: 'fire',
    value: 6,
    power: { type: 'dormant', effect: 'bonusElement', element: 'fire', bonus: 3 },
    text: {
      en: 'While visible in your discard pile: your Fire Wizard has +3 Value.',
      fr: 'Tant que cette carte est visible dans ta défausse\u202f: ton Sorcier de Feu a +3 en Valeur.',
    },
  },
  blacksmith: {
    name: { en: 'The Blacksmith', fr: 'Le Forgeron' },
    element: 'fire',
    value: 3,
    power: { type: 'permanent', effect: 'winVsParity', parity: 'odd' },
    text: {
      en: 'Wins its duel against a Wizard of odd Value.',
      fr: 'Gagne son duel contre un Sorcier de Valeur impaire.',
    },
  },
  cannoneer: {
    name: { en: 'The Cannoneer', fr: 'L’Artilleur' },
    element: 'fire',
    value: 4,
    power: { type: 'immediate', effect: 'winIfOpponentAtLeast', value: 7 },
    text: {
      en: 'If the opposing Wizard has Value 7 or more, this Wizard wins the duel.',
      fr: 'Si le Sorcier adverse a une Valeur de 7 ou plus, ce Sorcier gagne le duel.',
    },
  },
  alchimist: {
    name: { en: 'The Alchimist', fr: 'L’Alchimiste' },
    element: 'water',
    value: 6,
    power: { type: 'dormant', effect: 'bonusElement', element: 'water', bonus: 3 },
    text: {
      en: 'While visible in your discard pile: your Water Wizard has +3 Value.',
      fr: 'Tant que cette carte est visible dans ta défausse\u202f: ton Sorcier d’Eau a +3 en Valeur.',
    },
  },
  diver: {
    name: { en: 'The Diver', fr: 'Le Plongeur' },
    element: 'water',
    value: 5,
    power: { type: 'permanent', effect: 'bonusPerDiscard', bonus: 1 },
    text: {
      en: '+1 Value for each card in your discard pile.',
      fr: '+1 en Valeur par carte dans ta défausse.',
    },
  },
  siren: {
    name: { en: 'The Siren', fr: 'La Sirène' },
    element: 'water',
    value: 6,
    power: { type: 'permanent', effect: 'lowestWins' },
    text: {
      en: 'In this duel the lowest Value wins.',
      fr: 'Dans ce duel, la plus petite Valeur gagne.',
    },
  },
  botanist: {
    name: { en: 'The Botanist', fr: 'Le Botaniste' },
    element: 'nature',
    value: 8,
    power: { type: 'immediate', effect: 'discardOpponentWaiting' },
    text: {
      en: 'The opponent’s Waiting card is discarded.',
      fr: 'La carte en attente adverse est défaussée.',
    },
  },
  geomaster: {
    name: { en: 'The Geomaster', fr: 'Le Géomancien' },
    element: 'nature',
    value: 6,
    power: { type: 'dormant', effect: 'bonus', bonus: 1 },
    text: {
      en: 'While visible in your discard pile: your Wizard has +1 Value.',
      fr: 'Tant que cette carte est visible dans ta défausse\u202f: ton Sorcier a +1 en Valeur.',
    },
  },
  druid: {
    name: { en: 'The Druid', fr: 'Le Druide' },
    element: 'nature',
    value: 6,
    power: { type: 'dormant', effect: 'bonusElement', element: 'nature', bonus: 3 },
    text: {
      en: 'While visible in your discard pile: your Nature Wizard has +3 Value.',
      fr: 'Tant que cette carte est visible dans ta défausse\u202f: ton Sorcier de Nature a +3 en Valeur.',
    },
  },
  detective: {
    name: { en: 'The Detective', fr: 'Le Détective' },
    element: 'light',
    value: 2,
    power: { type: 'immediate', effect: 'swapWithWaiting' },
    text: {
      en: 'You may exchange this Wizard with your Waiting card.',
      fr: 'Tu peux échanger ce Sorcier avec ta carte en attente.',
    },
  },
  medium: {
    name: { en: 'The Medium', fr: 'Le Médium' },
    element: 'light',
    value: 3,
    power: { type: 'immediate', effect: 'recallTop', atMost: 4 },
    text: {
      en: 'If the visible card of your discard pile has Value 4 or less, you may put it under your Deck.',
      fr: 'Si la carte visible de ta défausse a une Valeur de 4 ou moins, tu peux la glisser sous ta pioche.',
    },
  },
  priestess: {
    name: { en: 'The Priestess', fr: 'La Prêtresse' },
    element: 'light',
    value: 9,
    power: { type: 'dormant', effect: 'noWeakness' },
    text: {
      en: 'While visible in your discard pile: your Wizard has no weakness.',
      fr: 'Tant que cette carte est visible dans ta défausse\u202f: ton Sorcier n’a aucune faiblesse.',
    },
  },
  sinners: {
    name: { en: 'The Sinners', fr: 'Les Pécheurs' },
    element: 'shadow',
    value: 9,
    power: { type: 'immediate', effect: 'rearrangeDeck' },
    text: {
      en: 'Put the cards of your Deck in any order.',
      fr: 'Replace les cartes de ta pioche dans l’ordre de ton choix.',
    },
  },
  revolutionary: {
    name: { en: 'The Revolutionary', fr: 'Le Révolutionnaire' },
    element: 'shadow',
    value: 5,
    power: { type: 'permanent', effect: 'millOnWin' },
    text: {
      en: 'When this Wizard wins a duel, the first card of the opponent’s Deck is discarded.',
      fr: 'Quand ce Sorcier gagne un duel, la première carte de la pioche adverse est défaussée.',
    },
  },
  executioner: {
    name: { en: 'The Executioner', fr: 'Le Bourreau' },
    element: 'shadow',
    value: 10,
    power: { type: 'none', effect: 'none' },
    text: { en: 'No power.', fr: 'Aucun pouvoir.' },
  },
  shaman: {
    name: { en: 'The Shaman', fr: 'Le Chaman' },
    element: 'void',
    value: 1,
    power: { type: 'immediate', effect: 'bothLose' },
    text: {
      en: 'Both Wizards of this duel lose.',
      fr: 'Les deux Sorciers de ce duel perdent.',
    },
  },
  traveler: {
    name: { en: 'The Traveler', fr: 'Le Voyageur' },
    element: 'void',
    value: 5,
    power: { type: 'dormant', effect: 'bonus', bonus: 2 },
    text: {
      en: 'While visible in your discard pile: your Wizard has +2 Value.',
      fr: 'Tant que cette carte est visible dans ta défausse\u202f: ton Sorcier a +2 en Valeur.',
    },
  },
  dancer: {
    name: { en: 'The Dancer', fr: 'La Danseuse' },
    element: 'void',
    value: 2,
    power: { type: 'permanent', effect: 'winVsParity', parity: 'even' },
    text: {
      en: 'Wins its duel against a Wizard of even Value.',
      fr: 'Gagne son duel contre un Sorcier de Valeur paire.',
    },
  },
} as const satisfies Record<string, Row>;

export type CardId = keyof typeof TABLE;
/** In canonical order. */
export const CARD_IDS = Object.keys(TABLE) as readonly CardId[];

export interface Wizard extends Row {
  /** One bit for its Element, and those of the Elements to which it loses. */
  readonly sign: number;
  readonly weakTo: number;
}

/** What a power may set: things that all have the same keys in the same order are read fastest. */
const BLANK = {
  type: null,
  effect: null,
  value: null,
  atMost: null,
  element: null,
  bonus: null,
  parity: null,
};

/** A map answers faster than an object that is asked for ever different keys. */
const BY_ID: ReadonlyMap<string, Wizard> = new Map(
  Object.entries<Row>(TABLE).map(([id, { name, element, value, power, text }]) => [
    id,
    {
      name,
      element,
      value,
      power: { ...BLANK, ...power },
      text,
      sign: signsOf([element]),
      weakTo: signsOf(WEAKNESS[element]),
    },
  ]),
);

function signsOf(elements: readonly Element[]): number {
  return elements.reduce((signs, element) => signs | (1 << ELEMENTS.indexOf(element)), 0);
}

export function wizardOf(card: CardId): Wizard {
  return BY_ID.get(card) as Wizard;
}

export function isCardId(id: string): id is CardId {
  return BY_ID.has(id);
}
