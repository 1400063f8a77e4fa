/** How many Trials of each level are still in the pile: everybody can count them, since all others lie open. */
import { levelOf, TRIALS } from '../../data';
import { type ClashView, PLAYERS } from '../../state';

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
type Level = (typeof LEVELS)[number];

export function unseenTrials({ players }: ClashView): Readonly<Record<Level, number>> {
  const seen = new Set(
    PLAYERS.flatMap((player) => [
      ...players[player].offered,
      ...Object.values(players[player].trials).flat(),
    ]),
  );
  const of = (level: Level) => TRIALS.filter((trial) => levelOf(trial) === level && !seen.has(trial)).length;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) };
}
