/** Action D, once per turn: the last three Students of a column go to the end of another one. */
import { isOneOf, isRecord } from '../../kit';
import { ELEMENTS, SUMMON_COUNT } from '../data';
import type { ClashMoves } from '../state';
import { toMove } from './action';

const isArena = isOneOf(ELEMENTS);

export const summonStudents = toMove<ClashMoves['summonStudents']>({
  parse: (raw) =>
    isRecord(raw) && isArena(raw.from) && isArena(raw.to) ? { from: raw.from, to: raw.to } : undefined,

  check({ players, current, summonUsed }, { from, to }) {
    if (summonUsed) return 'SUMMON_ALREADY_USED';
    if (from === to) return 'SAME_ARENA';
    return players[current].columns[from].length < SUMMON_COUNT ? 'SUMMON_NEEDS_THREE' : null;
  },

  perform(table, { from, to }, effects) {
    const player = table.current;
    const { columns } = table.players[player];
    const cards = columns[from].slice(-SUMMON_COUNT);
    columns[from] = columns[from].slice(0, -SUMMON_COUNT);
    columns[to] = columns[to].concat(cards);
    table.summonUsed = true;
    effects.emit?.({ type: 'summoned', player, from, to, cards });
  },
});
