/** When a player wants to be asked whether to react to what another does. */

export const REACTION_WISHES = ['touched', 'all', 'never'] as const;
/** If it touches the own seat, always, or never. */
export type ReactionWish = (typeof REACTION_WISHES)[number];
