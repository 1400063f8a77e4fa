/** The stage: night sky, lava, the bridge, and above it the two wizards' seats with what they have laid. */
import type { ReactNode } from 'react';
import IconSilenced from '~icons/game-icons/silenced';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import { Bridge } from './Bridge';
import css from './Stage.module.css';

interface StageProps {
  readonly scene: Scene;
  readonly falling: 'tiles' | 'wizards' | null;
  /** Seats, laid cards or attack totals: everything in front of the sky. */
  readonly children: ReactNode;
}

export function Stage({ scene, falling, children }: StageProps) {
  const { words } = useSpeaker();
  return (
    <div className={css.stage}>
      <div className={css.sky} />
      <div className={css.lava} />
      <div className={css.bridge}>
        <Bridge scene={scene} falling={falling} />
      </div>
      {children}
      {scene.muted && scene.fallen.length === 0 && (
        <p className={css.muted}>
          <IconSilenced aria-hidden="true" />
          {words.board.muted}
        </p>
      )}
    </div>
  );
}
