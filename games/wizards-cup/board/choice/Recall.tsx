/** The Medium: the visible card goes back under the deck, or stays where it lies. Everybody may look on. */
import { ActionBar } from '../../../../src/table';
import { Button } from '../../../../src/ui';
import type { CupView, Side } from '../../state';
import { visibleCard } from '../../zones';
import { KIND_MARKS } from '../cards/art';
import { useSpeaker } from '../context';

interface RecallProps {
  readonly view: CupView;
  readonly side: Side;
  readonly onAnswer: (use: boolean) => void;
}

export function Recall({ view, side, onAnswer }: RecallProps) {
  const { words, nameOf } = useSpeaker();
  const visible = visibleCard(view.players[side].discard);
  if (visible === null) return null;
  const say = words.board.decide;
  const short = words.wizards[visible].short;
  return (
    <ActionBar
      icon={<KIND_MARKS.immediate />}
      status={say.recall(nameOf(side), short)}
      detail={say.recallDetail}
    >
      <Button size="lg" onClick={() => onAnswer(false)}>
        {say.leave(short)}
      </Button>
      <Button variant="primary" size="lg" onClick={() => onAnswer(true)}>
        {say.takeUnder(short)}
      </Button>
    </ActionBar>
  );
}
