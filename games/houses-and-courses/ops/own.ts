/** Operations that help their player and ask for no choice. */
import { drawMagic } from '../piles';
import { playerAt } from '../seats';
import type { OpRules } from './op';

interface Counted {
  readonly n: number;
}

export const draw: OpRules<Counted> = {
  perform: (state, player, _params, { n }, effects) => drawMagic(state, player, n, effects),
};

export const shield: OpRules<unknown> = {
  perform(state, player, _params, _op, effects) {
    playerAt(state, player).shield = true;
    effects.emit?.({ type: 'shielded', player });
  },
};

export const extraCollect: OpRules<Counted> = {
  perform(state, player, _params, { n }, effects) {
    const own = playerAt(state, player);
    own.extraCollects += n;
    effects.emit?.({ type: 'extraCollectGained', player, extraCollects: own.extraCollects });
  },
};

export const discount: OpRules<Counted> = {
  perform(state, player, _params, { n }, effects) {
    const own = playerAt(state, player);
    own.discount += n;
    effects.emit?.({ type: 'discountGained', player, discount: own.discount });
  },
};

export const takeFirstPlayer: OpRules<unknown> = {
  touches: ({ firstPlayer }, seat) => firstPlayer === seat,
  perform(state, player, _params, _op, effects) {
    if (state.firstPlayer === player) return;
    state.firstPlayer = player;
    state.firstPlayerMoved = true;
    effects.emit?.({ type: 'firstPlayerMoved', player, by: 'balais' });
  },
};
