/** The criteria in their order: those that had no answer, the one that decided, and those that were not asked. */
import type { ReactNode } from 'react';
import IconSwords from '~icons/game-icons/crossed-swords';
import { wizardOf } from '../../data';
import { type Criterion, type DuelRecord, indexOf, opponentOf } from '../../state';
import { strikerOf } from '../../text/log';
import { ELEMENT_MARKS, KIND_MARKS } from '../cards/art';
import { ElementSigil } from '../cards/Marks';
import { useSpeaker } from '../context';
import css from './Steps.module.css';

const CRITERIA: readonly Criterion[] = ['immediate', 'power', 'element', 'value'];

const MARKS: Readonly<Record<Criterion, ReactNode>> = {
  immediate: <KIND_MARKS.immediate />,
  power: <KIND_MARKS.permanent />,
  element: ELEMENT_MARKS.fire.symbol,
  value: <IconSwords />,
};

export function Steps({ decided }: { readonly decided: DuelRecord | null }) {
  const { words } = useSpeaker();
  const say = words.board.stage;
  const hit = decided ? CRITERIA.indexOf(decided.criterion) : -1;
  return (
    <ol className={css.steps} aria-label={say.steps}>
      {CRITERIA.map((criterion, at) => {
        const state = decided === null ? 'ahead' : at < hit ? 'past' : at === hit ? 'hit' : 'skip';
        return (
          <li key={criterion} data-state={state}>
            <span className={css.mark} aria-hidden="true">
              {decided && state === 'hit' ? hitMark(decided) : MARKS[criterion]}
            </span>
            <span>
              <b>{say.step[criterion]}</b>
              <small>{small(criterion, state)}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );

  function small(criterion: Criterion, state: 'ahead' | 'past' | 'hit' | 'skip'): string {
    if (state === 'ahead') return say.ahead;
    if (state === 'past') return say.passed[criterion];
    if (state === 'skip' || decided === null) return say.skipped;
    if (criterion === 'value') return `${decided.values[0]} – ${decided.values[1]}`;
    if (criterion === 'element') return words.beats(...elementsOf(decided));
    const striker = strikerOf(decided);
    return striker === null ? say.both : words.wizards[striker].short;
  }
}

function hitMark(decided: DuelRecord): ReactNode {
  if (decided.criterion !== 'element') return MARKS[decided.criterion];
  return <ElementSigil element={elementsOf(decided)[0]} size="1.6rem" />;
}

/** The Element that beats and the one beaten; only one side loses by Element. */
export function elementsOf({ cards, losers }: Pick<DuelRecord, 'cards' | 'losers'>) {
  const loser = losers[0] ?? '0';
  const elementAt = (at: 0 | 1) => wizardOf(cards[at]).element;
  return [elementAt(indexOf(opponentOf(loser))), elementAt(indexOf(loser))] as const;
}
