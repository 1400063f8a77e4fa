/** The herald speaks: what has just happened and, above all, why a duel ended as it did. */
import type { ReactNode } from 'react';
import IconSwords from '~icons/game-icons/crossed-swords';
import IconCup from '~icons/game-icons/trophy-cup';
import { IconFlag, IconRight, Rich } from '../../../../src/ui';
import { type CardId, wizardOf } from '../../data';
import type { CupEvent } from '../../events';
import { KIND_MARKS, kindOf } from '../cards/art';
import { ElementSigil } from '../cards/Marks';
import { useSpeaker } from '../context';
import css from './Herald.module.css';
import { elementsOf } from './Steps';

interface HeraldProps {
  readonly event: CupEvent;
  /** Whether it is said aloud: when the player goes step by step. */
  readonly aloud: boolean;
}

export function Herald({ event, aloud }: HeraldProps) {
  const { words, nameOf } = useSpeaker();
  const { title, text } = words.told(event, nameOf);
  return (
    <div className={css.herald}>
      <span className={css.mark} aria-hidden="true">
        {markOf(event)}
      </span>
      <p aria-live={aloud ? 'polite' : 'off'}>
        {title !== null && <b>{title} </b>}
        <Rich text={text} />
      </p>
    </div>
  );
}

function markOf(event: CupEvent): ReactNode {
  switch (event.type) {
    case 'decided': {
      if (event.criterion === 'value') return <IconSwords />;
      if (event.criterion === 'immediate') return <KIND_MARKS.immediate />;
      if (event.criterion === 'power') return <KIND_MARKS.permanent />;
      const [winner, loser] = elementsOf(event);
      return (
        <>
          <ElementSigil element={winner} size="2.2rem" />
          <IconRight />
          <ElementSigil element={loser} size="2.2rem" />
        </>
      );
    }
    case 'roundBegan':
      return <IconFlag />;
    case 'roundEnded':
    case 'gameEnded':
      return <IconCup />;
    case 'exchanged':
      return <ElementOf card={event.in} />;
    case 'drawn':
    case 'placed':
    case 'discarded':
    case 'recalled':
      return <ElementOf card={event.card} />;
    case 'asked':
    case 'answered':
    case 'activated':
    case 'cancelled': {
      const Mark = KIND_MARKS[kindOf(event.card)];
      return <Mark />;
    }
    default:
      return <KIND_MARKS.immediate />;
  }
}

function ElementOf({ card }: { readonly card: CardId }) {
  return <ElementSigil element={wizardOf(card).element} size="2.2rem" />;
}
