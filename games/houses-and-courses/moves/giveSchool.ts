/** Confiscatus: the victim chooses the School card to give; it brings neither Mail nor effect. */
import { endChain } from '../chain';
import { checkHorcruches } from '../ending';
import { take } from '../piles';
import { playerAt } from '../seats';
import { type Move, parseCard, pendingIn } from './move';

export const giveSchool: Move<'giveSchool'> = {
  stages: ['giveSchool'],
  parse: parseCard,
  check: (table, player, { card }) =>
    playerAt(table, player).school.includes(card) ? null : 'NOT_YOUR_SCHOOL_CARD',

  apply(state, player, { card }, effects) {
    const { to } = pendingIn(state, 'giveSchool');
    playerAt(state, to).school.push(take(playerAt(state, player).school, card));
    effects.emit?.({ type: 'schoolGiven', player, to, card });
    endChain(state, effects);
    checkHorcruches(state, to, effects);
  },
};
