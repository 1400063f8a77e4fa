/** Levels and scores: only the visible Trial of each stack counts (R2). */
import { type Arena, levelOf, type TrialId } from './data';
import type { ClashView, PerPlayer, SchoolView } from './state';

/** 0 while the space is empty. */
export function levelIn(school: SchoolView, arena: Arena): number {
  return topLevel(school.trials[arena]);
}

export function scoreOf({ trials }: SchoolView): number {
  const { earth, water, air, fire, dark } = trials;
  return topLevel(earth) + topLevel(water) + topLevel(air) + topLevel(fire) + topLevel(dark);
}

export function scoresOf({ players }: ClashView): PerPlayer<number> {
  return { 0: scoreOf(players[0]), 1: scoreOf(players[1]) };
}

function topLevel(stack: readonly TrialId[]): number {
  const top = stack.at(-1);
  return top === undefined ? 0 : levelOf(top);
}
