/** Under the stage while the story is told: the deck, and the controls of the pace. */
import IconHourglass from '~icons/game-icons/hourglass';
import { ActionBar } from '../../../../src/table';
import { Button, IconPause, IconPlay, IconRight, IconSkip } from '../../../../src/ui';
import { useSpeaker } from '../context';
import { Below } from '../stage/Below';
import type { Scene } from './scene';
import css from './Telling.module.css';

interface TellingProps {
  readonly scene: Scene;
  readonly held: boolean;
  /** How long the event on stage lasts, at the player's pace. */
  readonly lasts: number;
  /** Changes with every event. */
  readonly at: number;
  readonly onHold: (held: boolean) => void;
  readonly onStep: () => void;
  readonly onSkip: () => void;
}

export function Telling({ scene, held, lasts, at, onHold, onStep, onSkip }: TellingProps) {
  const { words } = useSpeaker();
  const say = words.board.story;
  const { rounds } = words.board;
  const status =
    scene.no > 0 ? `${rounds.round(scene.round)}, ${rounds.duel(scene.no)}` : rounds.round(scene.round);
  return (
    <>
      {scene.sides['0'].deck.length + scene.duels.length > 0 && <Below scene={scene} />}
      <div className={css.telling}>
        <ActionBar icon={<IconHourglass />} status={status} detail={held ? say.held : say.running} waiting>
          <Button
            icon={held ? <IconPlay /> : <IconPause />}
            aria-label={held ? say.play : say.pause}
            onClick={() => onHold(!held)}
          >
            <span className={css.wide}>{held ? say.play : say.pause}</span>
          </Button>
          <Button icon={<IconSkip />} onClick={onSkip}>
            {say.skip}
          </Button>
          <Button variant="primary" icon={<IconRight />} onClick={onStep}>
            {say.step}
          </Button>
        </ActionBar>
        {!held && <i key={at} className={css.timer} style={{ animationDuration: `${lasts}ms` }} />}
      </div>
    </>
  );
}
