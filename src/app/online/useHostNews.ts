/** Tells somebody that the rights of the host have passed to them. */
import { useEffect, useRef } from 'react';
import type { Seat } from '../../../games/kit';
import type { TableView } from '../../online/protocol';
import { toast } from '../../ui';
import { useOnlineWords } from '../text/online';

export function useHostNews({ owner }: TableView, seat: Seat | null): void {
  const { table: words } = useOnlineWords();
  const before = useRef({ owner, seat });
  useEffect(() => {
    // Who changes seats takes the rights along.
    const passed = before.current.seat === seat && before.current.owner !== owner;
    before.current = { owner, seat };
    if (passed && seat !== null && owner === seat) toast(words.nowHost);
  }, [owner, seat, words]);
}
