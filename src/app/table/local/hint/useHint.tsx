/** Advice for the one person among bots: the lamp in the bar, the card beside the board, the lines of the log. */
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import type { AnyWords, NameOf } from '../../../../../games/kit';
import type { LocalTable, TableState } from '../../../../play';
import { useSetting } from '../../../../settings';
import { IconButton, IconLamp } from '../../../../ui';
import { useWords } from '../../../text';
import { ADVICE_ICON, type Remark } from '../../lines';
import { useAdvice } from './useAdvice';

const HintCard = lazy(() => import('./HintCard'));

interface Advice {
  readonly tool: ReactNode;
  readonly card: ReactNode;
  readonly remarks: readonly Remark[];
  /** For the end of the match. */
  readonly note: string | undefined;
}

export function useHint(
  table: LocalTable,
  state: TableState,
  game: string,
  own: AnyWords,
  nameOf: NameOf,
): Advice {
  const { table: text } = useWords();
  const wanted = useSetting('hints');
  const asker = useRef<HTMLButtonElement>(null);
  const { hint, hints, view, actor } = state;
  const open = wanted && hint !== null && hint.kind !== 'idle';
  const adviser = useAdvice(game, own, nameOf, open || hints.length > 0, table.dismissHint);
  const alone = state.seats.filter(({ kind }) => kind === 'human').length === 1 && state.seats.length > 1;
  const early = hint === null || (!open && state.seen < state.events.length);

  const remarks = useMemo(() => {
    if (!adviser) return [];
    return hints.map(({ told, call, view: then, seat }): Remark => {
      const line = adviser.text.advised(nameOf(seat), adviser.clause(call, then, seat));
      return { told, line: { text: line, kind: 'detail', icon: ADVICE_ICON } };
    });
  }, [adviser, hints, nameOf]);

  return {
    tool: wanted && alone && !state.over && (
      <IconButton
        ref={asker}
        label={text.hint}
        icon={<IconLamp />}
        aria-expanded={open}
        refusal={early ? text.hintLater : null}
        onClick={open ? table.dismissHint : table.askForHint}
      />
    ),
    card: open && adviser && view && actor && (
      <Suspense>
        <HintCard
          hint={hint}
          adviser={adviser}
          view={view}
          seat={actor}
          asker={asker}
          onFollow={({ move, args }) => table.play(move, args)}
          onAgain={table.askForHint}
          onClose={table.dismissHint}
        />
      </Suspense>
    ),
    remarks,
    note: hints.length > 0 ? adviser?.text.used(hints.length) : undefined,
  };
}
