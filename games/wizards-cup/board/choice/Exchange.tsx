/** The Detective: stays, or makes way for the Waiting card. */
import { ActionBar } from '../../../../src/table';
import { Button, IconRight } from '../../../../src/ui';
import type { CupView, Side } from '../../state';
import { KIND_MARKS } from '../cards/art';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import css from './choice.module.css';

interface ExchangeProps {
  readonly view: CupView;
  readonly side: Side;
  readonly onAnswer: (use: boolean) => void;
}

export function Exchange({ view, side, onAnswer }: ExchangeProps) {
  const { words, nameOf } = useSpeaker();
  const { duel, waiting } = view.players[side];
  const [newcomer] = waiting;
  if (!duel || !newcomer) return null;
  const say = words.board.decide;
  const short = words.wizards[newcomer].short;
  return (
    <>
      <div className={css.pair}>
        <WizardCard card={newcomer} side={side} piece={pieceOf(side, newcomer)} state="legal" />
        <IconRight />
        <p>
          <b>{words.wizards[newcomer].name}</b>
          {words.wizards[newcomer].text}
        </p>
      </div>
      <ActionBar
        icon={<KIND_MARKS.immediate />}
        status={say.exchange(nameOf(side), short)}
        detail={say.exchangeDetail}
      >
        <Button size="lg" onClick={() => onAnswer(false)}>
          {say.keep(words.wizards[duel].short)}
        </Button>
        <Button variant="primary" size="lg" onClick={() => onAnswer(true)}>
          {say.send(short)}
        </Button>
      </ActionBar>
    </>
  );
}
