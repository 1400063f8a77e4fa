/** What things are worth to a bot, in points of a round's total. */

/** A round won. */
export const ROUND = 12;
/** Owning objects of so many different disciplines; five of them win. */
export const KINDS = [0, 0.4, 1, 2, 4, 8] as const;

/** What part of a professor's next object counts for one who has to wait for the next turn. */
export const WAITING = 0.6;

/** A card in the hand, and in a combination that has lost its professor. */
export const CARD = 0.35;
export const IDLE_CARD = 0.2;
/** Cards beyond these are hoarded. */
export const USEFUL_CARDS = 10;

/** What part of a professor's next object counts if the hand seems able to call him, and if it is close. */
export const LIKELY = 0.35;
export const POSSIBLE = 0.15;
/** What part of that counts for all professors but the best: only one is called in a turn. */
export const LATER = 0.3;

/** The lead at which a round counts as half won, by the number of empty piles. */
export const COMFORTABLE = [12, 9, 6] as const;
