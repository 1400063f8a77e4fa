/** Finds the solved round to which a position belongs, and turns both so that the wizard who asks is red. */
import { CENTER } from '../../data';
import type { ShazammView, Wizard } from '../../state';
import { opponentOf } from '../../wizards';
import { solveRound, type Worth } from './round';
import { stakesOf } from './stakes';

interface Position {
  /** To the wizard, in units of Mana. */
  readonly worth: Worth;
  /** Of the wall in this round, towards the opponent. */
  readonly shift: number;
  readonly own: number;
  readonly other: number;
}

/** A round is solved at the first question about it. */
const solved = new Map<string, Worth>();

export function positionOf(view: ShazammView, wizard: Wizard, unit: number): Position {
  const middle = (view.wizards['0'] + view.wizards['1']) / 2;
  const ahead = wizard === '0' ? 1 : -1;
  const began = ahead * (middle - CENTER);
  const worth = worthOf(view.round, Math.abs(began), unit);
  const mirrored = began < 0 || (began === 0 && wizard === '1');
  return {
    worth: mirrored ? (shift, own, other) => -worth(-shift, other, own) : worth,
    shift: ahead * (view.wall - middle),
    own: view.mana[wizard] / unit,
    other: view.mana[opponentOf(wizard)] / unit,
  };
}

function worthOf(round: number, began: number, unit: number): Worth {
  const key = `${round} ${began} ${unit}`;
  let worth = solved.get(key);
  if (!worth) {
    worth = solveRound(stakesOf(round, began), unit);
    solved.set(key, worth);
  }
  return worth;
}
