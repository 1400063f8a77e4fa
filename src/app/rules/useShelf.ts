/** The rules of the game at hand, so that whatever speaks of a rule leads to it, and the section that lies open. */
import { useCallback, useMemo, useState } from 'react';
import type { AnyWords } from '../../../games/kit';
import type { RuleShelf } from '../../table';

interface Shelf {
  readonly shelf: RuleShelf;
  /** The id of the section; null: none. */
  readonly shown: string | null;
  readonly close: () => void;
}

export function useShelf(game: string, { rules }: AnyWords): Shelf {
  const [shown, open] = useState<string | null>(null);
  const close = useCallback(() => open(null), []);
  const shelf = useMemo<RuleShelf>(
    () => ({
      titleOf: (section) => rules.find(({ id }) => id === section)?.title,
      addressOf: (section) => `/games/${game}/rules#${section}`,
      open,
    }),
    [rules, game],
  );
  return { shelf, shown, close };
}
