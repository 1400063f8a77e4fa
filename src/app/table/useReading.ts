/** Lets a refusal lead to the rule behind it: what was said is looked up among the game's reasons. */
import { useEffect, useEffectEvent } from 'react';
import type { AnyWords, Seat } from '../../../games/kit';
import type { RuleShelf } from '../../table';
import { explainRefusals } from '../../ui';
import { useWords } from '../text';

export function useReading(own: AnyWords, view: object | null, actor: Seat | null, shelf: RuleShelf): void {
  const { rules: text } = useWords();
  const find = useEffectEvent((said: string) => {
    const section = sectionFor(said, own, view, actor);
    if (section === undefined || shelf.titleOf(section) === undefined) return null;
    return { label: text.read, open: () => shelf.open(section) };
  });
  useEffect(() => explainRefusals((said) => find(said)), []);
}

export function sectionFor(
  said: string,
  { reasons, references }: AnyWords,
  view: object | null,
  actor: Seat | null,
): string | undefined {
  const found = Object.entries(reasons).find(([, words]) => {
    if (typeof words === 'string') return words === said;
    return view !== null && actor !== null && words(view, actor) === said;
  });
  return found && references?.reasons[found[0]];
}
