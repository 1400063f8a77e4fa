/** Both commit at the same time: whoever comes second must not build on a guess of what lies face down. */
import type { ShazammView, Wizard } from '../state';
import { opponentOf, withValue } from '../wizards';

export function undecided(view: ShazammView, wizard: Wizard): ShazammView {
  const opponent = opponentOf(wizard);
  if (view.stage !== 'commit' || view.commits[opponent] === null) return view;
  return { ...view, commits: withValue(view.commits, opponent, null) };
}
