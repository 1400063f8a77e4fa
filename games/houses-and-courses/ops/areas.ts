/** Operations on turns and play areas: Stupéfarce, Lettrovol, Finitus and Confiscatus. */
import type { Seat } from '../../kit';
import { take, takeAt } from '../piles';
import { playerAt, seatsIn } from '../seats';
import type { HousesView } from '../state';
import type { OpRules } from './op';
import { aimed, targetIn } from './target';

/** R44: two do not add up. */
export const stun: OpRules<unknown> = {
  ...aimed((target) => (target.stunned ? 'TARGET_ALREADY_STUNNED' : null)),
  perform(state, _player, params, _op, effects) {
    const target = targetIn(params);
    playerAt(state, target).stunned = true;
    effects.emit?.({ type: 'stunned', player: target });
  },
};

export const stealMail: OpRules<unknown> = {
  ...aimed((target) => (target.mail.length === 0 ? 'TARGET_HAS_NO_MAIL' : null)),
  perform(state, player, params, _op, effects) {
    const from = targetIn(params);
    const victim = playerAt(state, from).mail;
    if (victim.length === 0) return;
    const { mail } = playerAt(state, player);
    const token = takeAt(victim, effects.random.int(victim.length));
    mail.push(token);
    effects.emit?.({
      type: 'mailStolen',
      player,
      from,
      mail: { [player]: mail.length, [from]: victim.length },
      secret: { [player]: { token }, [from]: { token } },
    });
  },
};

/** R46: the numbers of School cards count at the declaration only. */
export const confiscate: OpRules<unknown> = {
  ...aimed((target, own) => (target.school.length <= own.school.length ? 'TARGET_NOT_AHEAD' : null)),
  perform(state, player, params) {
    const target = targetIn(params);
    if (playerAt(state, target).school.length > 0)
      state.pending = { kind: 'giveSchool', player: target, to: player };
  },
};

export const discardBonus: OpRules<unknown> = {
  keys: ['bonus'],
  offers: (table) =>
    seatsIn(table).flatMap((seat) => playerAt(table, seat).bonus.map((bonus) => ({ bonus }))),
  check(table, player, { bonus }) {
    if (bonus === undefined) return 'TARGET_REQUIRED';
    const owner = ownerOf(table, bonus);
    if (owner === undefined) return 'BONUS_NOT_IN_PLAY';
    return owner !== player && playerAt(table, owner).shield ? 'TARGET_SHIELDED' : null;
  },
  touches: (table, seat, { bonus }) => bonus !== undefined && ownerOf(table, bonus) === seat,
  perform(state, _player, { bonus }, _op, effects) {
    const owner = bonus === undefined ? undefined : ownerOf(state, bonus);
    if (bonus === undefined || owner === undefined) return;
    state.magicDiscard.push(take(playerAt(state, owner).bonus, bonus));
    effects.emit?.({ type: 'bonusDiscarded', owner, card: bonus });
  },
};

function ownerOf(table: HousesView, bonus: string): Seat | undefined {
  return seatsIn(table).find((seat) => playerAt(table, seat).bonus.includes(bonus));
}
