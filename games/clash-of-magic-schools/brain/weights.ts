/** What things are worth to a bot, in tenths of a point; found by letting greedy players with different weights compete. */

export const POINT = 10;
/** A card in hand. */
export const CARD = 1.5;
/** A Student in an Arena, up to the number that any Trial or theft could need with a caster to spare. */
export const STUDENT = 1.5;
export const USEFUL_STUDENTS = 7;
/** A level above the one reached for which the Students would suffice. */
export const HEADROOM = 0.5;
/** Merely having a caster; what its spell would do comes on top. */
export const RUN = 1.5;

/** What part of a chance counts where the marker is, and where a card in hand leads. */
export const HERE = 0.8;
export const NEAR = 0.5;
/** What part of that counts for the player who has to wait: until then much may change. */
export const WAITING = 0.2;

/** The lead at which a position counts as half won. */
export const COMFORTABLE = 50;
