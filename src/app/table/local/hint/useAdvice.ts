/** Advice in words, once somebody needs them. */
import { useEffect, useMemo, useState } from 'react';
import type { AnyMoveCall, AnyWords, NameOf, Seat } from '../../../../../games/kit';
import { toast } from '../../../../ui';
import { useSpoken } from '../../../text';
import type { HintWords } from '../../../text/hint/words';
import type { Speech } from './speech';

export interface Adviser {
  readonly text: HintWords;
  /** A clause such as "bid **7** and lay **Mutism**". */
  clause(call: AnyMoveCall, view: object, seat: Seat): string;
}

/** Null until it is needed and loaded; whoever cannot load it is told so. */
export function useAdvice(
  game: string,
  own: AnyWords,
  nameOf: NameOf,
  needed: boolean,
  onFailure: () => void,
): Adviser | null {
  const { language, words } = useSpoken();
  const [loaded, setLoaded] = useState<Speech | null>(null);
  const failure = words.trouble.NOT_LOADED;
  useEffect(() => {
    if (!needed) return;
    let left = false;
    const loading = import('./speech').then(({ loadSpeech }) => loadSpeech(game, own, language));
    loading.then(
      (next) => left || setLoaded(next),
      () => {
        if (left) return;
        toast(failure, 'bad');
        onFailure();
      },
    );
    return () => {
      left = true;
    };
  }, [game, own, language, needed, failure, onFailure]);
  return useMemo(() => {
    // While another language is being loaded nothing is said in the old one.
    if (loaded?.own !== own) return null;
    const { text, clauses } = loaded;
    return {
      text,
      clause: ({ move, args }, view, seat) => clauses[move]?.(args, { view, seat, nameOf }) ?? '',
    };
  }, [loaded, own, nameOf]);
}
