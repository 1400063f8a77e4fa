/** How good a position is: points first, then cards and Students, then what they would allow the player to do. */
import type { Seat } from '../../kit';
import { isSurrounded } from '../casters';
import { type Arena, DRAW_PER_TURN, ELEMENTS, elementOf, MAX_LEVEL, type StudentId } from '../data';
import { levelIn, scoreOf } from '../standing';
import { type ClashState, opponentOf, type PlayerID, type SchoolView } from '../state';
import { spellGain, trialsWithin } from './chances';
import * as weight from './weights';

export function evaluate(state: ClashState, player: Seat): number {
  const { result } = state;
  if (result !== null) return result.winner === null ? 0 : result.winner === player ? 1 : -1;
  const me: PlayerID = player === '0' ? '0' : '1';
  const lead = worth(state, me) - worth(state, opponentOf(me));
  return lead / (weight.COMFORTABLE + Math.abs(lead));
}

function worth(state: ClashState, player: PlayerID): number {
  const own = state.players[player];
  const opposing = state.players[opponentOf(player)];
  const toMove = state.current === player;
  // Whoever waits is about to draw: so ending the turn costs nothing by itself.
  const cards = own.hand.length + (toMove ? 0 : DRAW_PER_TURN);
  let sum = weight.POINT * scoreOf(own) + weight.CARD * cards;
  let trials = 0;
  let spells = 0;
  for (const arena of ELEMENTS) {
    const column = own.columns[arena];
    const part = reach(own, arena);
    sum += weight.STUDENT * Math.min(column.length, weight.USEFUL_STUDENTS);
    sum += weight.HEADROOM * Math.max(0, Math.min(column.length, MAX_LEVEL) - levelIn(own, arena));
    for (let at = 1; at < column.length - 1; at++) {
      if (!isSurrounded(column, at)) continue;
      sum += weight.RUN;
      if (part > 0) spells += part * spellGain(own, opposing, arena, elementOf(column[at] as StudentId));
    }
    // A Trial can be taken only once: the best Arena counts.
    if (part > 0) trials = Math.max(trials, part * trialsWithin(own, opposing, arena));
  }
  const chances = weight.POINT * trials + spells;
  return sum + (toMove ? chances : weight.WAITING * chances);
}

/** What part of the chances in an Arena counts for a player who may have to travel there. */
function reach({ emblem, hand }: SchoolView, arena: Arena): number {
  if (emblem === arena) return weight.HERE;
  return hand.some((card) => card !== null && elementOf(card) === arena) ? weight.NEAR : 0;
}
