/** The draft: a free House is taken; after the last pick the cards are dealt (6.1). */
import { isOneOf, isString } from '../../kit';
import { HOUSE_IDS } from '../data';
import { deal } from '../deal';
import { playerAt, seatsIn } from '../seats';
import { hasExactly, type Move } from './move';

const isHouse = isOneOf(HOUSE_IDS);

export const pickHouse: Move<'pickHouse'> = {
  stages: ['draft'],
  parse: (raw) => (hasExactly(raw, ['house']) && isString(raw.house) ? { house: raw.house } : undefined),

  check(table, _player, { house }) {
    if (!isHouse(house)) return 'HOUSE_UNKNOWN';
    const taken = seatsIn(table).some((seat) => playerAt(table, seat).houses.includes(house));
    return taken ? 'HOUSE_TAKEN' : null;
  },

  apply(state, player, { house }, effects) {
    const { draft } = state;
    if (draft === null || !isHouse(house)) throw new Error(`${house} cannot be picked`);
    const picker = playerAt(state, player);
    picker.houses = [...picker.houses, house];
    effects.emit?.({ type: 'housePicked', player, house });
    const index = draft.index + 1;
    state.draft = index < draft.order.length ? { order: draft.order, index } : null;
    if (state.draft === null) deal(state, effects);
  },
};
