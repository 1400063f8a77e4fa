/** The lower half of the table while the story is told: the resolution, its sentence, and a way to skip it. */
import type { ReactNode } from 'react';
import IconHourglass from '~icons/game-icons/hourglass';
import { ActionBar } from '../../../../src/table';
import { Button, IconSkip, plain } from '../../../../src/ui';
import type { ShazammEvent } from '../../events';
import choice from '../choice/choice.module.css';
import { useSpeaker } from '../context';
import { Resolution } from './Resolution';
import type { Scene } from './scene';
import { nextSpell } from './telling';

interface TellingProps {
  readonly scene: Scene;
  readonly event: ShazammEvent;
  readonly onSkip: () => void;
  readonly replay: ReactNode;
}

export function Telling({ scene, event, onSkip, replay }: TellingProps) {
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
        detail={event.type === 'revealed' ? sentence : (following ?? undefined)}
        waiting
      >
        {replay}
        <Button variant="primary" icon={<IconSkip />} onClick={onSkip}>
          {say.skip}
        </Button>
      </ActionBar>
    </>
  );
}
