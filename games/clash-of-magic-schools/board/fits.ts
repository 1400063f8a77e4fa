/** Which available Trial fits which Arena, asked of the rules for either player at any time. */
import { type Arena, levelOf, MAX_LEVEL } from '../data';
import { rules } from '../rules';
import { levelIn } from '../standing';
import { type ClashView, CRESTS, type Crest, opponentOf, type PlayerID } from '../state';
import type { Fit, Next } from '../text/words';
import { checkTrial } from '../trial';

/** The Trial that lies open under that crest, in that Arena; null if there is none. */
export function fitOf(view: ClashView, player: PlayerID, arena: Arena, from: Crest, rise: 1 | 2): Fit | null {
  const own = view.players[player];
  const holder = from === 'own' ? own : view.players[opponentOf(player)];
  const trial = holder.offered.at(-1);
  if (trial === undefined) return null;
  return {
    level: levelOf(trial),
    needed: levelIn(own, arena) + rise,
    students: own.columns[arena].length,
    reason: checkTrial({ ...view, current: player }, arena, from, rise),
  };
}

/** What stands between the player and the next level of an Arena. */
export function nextIn(view: ClashView, player: PlayerID, arena: Arena): Next {
  const level = levelIn(view.players[player], arena) + 1;
  if (level > MAX_LEVEL) return { kind: 'top' };
  const fits = CRESTS.map((crest) => fitOf(view, player, arena, crest, 1));
  if (fits.some((fit) => fit?.reason === null)) return { kind: 'ready', level };
  const few = fits.find((fit) => fit?.reason === 'NOT_ENOUGH_STUDENTS');
  return few ? { kind: 'few', level, missing: few.level - few.students } : { kind: 'absent', level };
}

/** The levels of the Trials that the player, whose turn it is, can pass where the Emblem is. */
export function passableLevels(view: ClashView, player: PlayerID): readonly number[] {
  const crests = CRESTS.filter((from) => rules.moves.passTrial.check(view, player, { from }) === null);
  return crests.flatMap((from) => {
    const trial = view.players[from === 'own' ? player : opponentOf(player)].offered.at(-1);
    return trial === undefined ? [] : [levelOf(trial)];
  });
}
