/** The bar while the story is told: the event in words, and a way to skip to the end. */
import IconHourglass from '~icons/game-icons/hourglass';
import { ActionBar } from '../../../../src/table';
import { Button, IconSkip, plain } from '../../../../src/ui';
import type { ClashEvent } from '../../events';
import { useSpeaker } from '../context';

interface TellingProps {
  readonly event: ClashEvent;
  readonly onSkip: () => void;
}

export function Telling({ event, onSkip }: TellingProps) {
  const { words, nameOf } = useSpeaker();
  return (
    <ActionBar icon={<IconHourglass />} status={plain(words.effect(event, nameOf))} waiting>
      <Button variant="primary" icon={<IconSkip />} onClick={onSkip}>
        {words.board.story.skip}
      </Button>
    </ActionBar>
  );
}
