/** The lower half of the table while the story is told: the resolution, its sentence, and a way to skip it. */
import IconHourglass from '~icons/game-icons/hourglass';
import { ActionBar } from '../../../../src/table';
import { Button, IconReplay, IconSkip, plain } from '../../../../src/ui';
import type { ShazammEvent } from '../../events';
import choice from '../choice/choice.module.css';
import { useSpeaker } from '../context';
import { Resolution } from './Resolution';
import type { Scene } from './scene';
import { nextSpell } from './steps';

interface TellingProps {
  readonly scene: Scene;
  readonly event: ShazammEvent;
  readonly onSkip: () => void;
  readonly onReplay: () => void;
}

export function Telling({ scene, event, onSkip, onReplay }: TellingProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.story;
  const next = nextSpell(scene);
  const sentence = plain(words.log(event, nameOf).at(-1)?.text ?? '');
  const following =
    next && say.next(`${next.spell} ${words.spells[next.spell].name}`, nameOf(next.controller));
  return (
    <>
      <div className={choice.mine}>
        <Resolution scene={scene} event={event} />
      </div>
      <ActionBar
        icon={<IconHourglass />}
        status={event.type === 'revealed' ? say.revealed : sentence}
        detail={(event.type !== 'revealed' && following) || undefined}
        waiting
      >
        <Button icon={<IconReplay />} onClick={onReplay} aria-label={say.replay}>
          <span className={choice.wide}>{say.replay}</span>
        </Button>
        <Button variant="primary" icon={<IconSkip />} onClick={onSkip}>
          {say.skip}
        </Button>
      </ActionBar>
    </>
  );
}
