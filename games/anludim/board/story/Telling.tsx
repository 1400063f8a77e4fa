/** The bar while the story is told: its sentence, and a way to skip it. */
import IconHourglass from '~icons/game-icons/hourglass';
import { ActionBar } from '../../../../src/table';
import { Button, IconSkip, plain } from '../../../../src/ui';
import type { AnludimEvent } from '../../events';
import { useSpeaker } from '../context';

interface TellingProps {
  readonly event: AnludimEvent;
  readonly onSkip: () => void;
}

export function Telling({ event, onSkip }: TellingProps) {
  const { words, nameOf } = useSpeaker();
  const [line, ...details] = words.log(event, nameOf).filter(({ kind }) => kind !== 'heading');
  const status = plain(line?.text ?? '');
  return (
    <ActionBar
      icon={<IconHourglass />}
      status={
        event.type === 'roundBegan' ? `${words.board.story.roundBegins(event.round)}. ${status}` : status
      }
      {...(details.length > 0 && { detail: details.map(({ text }) => plain(text)).join(' ') })}
      waiting
    >
      <Button variant="primary" icon={<IconSkip />} onClick={onSkip}>
        {words.board.story.skip}
      </Button>
    </ActionBar>
  );
}
