/** The keys of the replay: back and on, play and pause, how far a step goes, how fast, and through whose eyes. */
import type { KeyboardEvent, ReactNode } from 'react';
import { UNITS } from '../../replay';
import { IconButton, IconLeft, IconPause, IconPlay, IconRight, IconSkip, Select } from '../../ui';
import { useReplayWords } from '../text/replay';
import css from './Transport.module.css';
import { type Player, SPEEDS } from './usePlayer';

interface Props {
  readonly player: Player;
  /** Whether turning points are known. */
  readonly pointed: boolean;
  /** What stands before the others: the step in numbers. */
  readonly children: ReactNode;
  /** Chooses the eyes, where there is a choice. */
  readonly eyes?: ReactNode;
}

export function Transport({ player, pointed, children, eyes }: Props) {
  const words = useReplayWords();
  const { step, last, playing, unit, speed } = player;

  /** The keys of the slider, wherever in the row the focus is. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') player.back();
    else if (event.key === 'ArrowRight') player.forward();
    else if (event.key === 'Home') player.go(0);
    else if (event.key === 'End') player.go(last);
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.row}>
      <div className={css.keys} role="toolbar" aria-label={words.transport} onKeyDown={onKeyDown}>
        <IconButton
          label={words.start}
          icon={
            <span className={css.flipped}>
              <IconSkip />
            </span>
          }
          aria-disabled={step === 0}
          onClick={() => player.go(0)}
        />
        <IconButton label={words.back} icon={<IconLeft />} aria-disabled={step === 0} onClick={player.back} />
        <IconButton
          variant="plain"
          className={css.play}
          label={playing ? words.pause : words.play}
          icon={playing ? <IconPause /> : <IconPlay />}
          onClick={() => player.play(!playing)}
        />
        <IconButton
          label={words.forward}
          icon={<IconRight />}
          aria-disabled={step === last}
          onClick={player.forward}
        />
        <IconButton
          label={words.end}
          icon={<IconSkip />}
          aria-disabled={step === last}
          onClick={() => player.go(last)}
        />
      </div>
      <p className={css.where}>{children}</p>
      <div className={css.wishes}>
        <Select
          label={words.stepBy}
          value={unit}
          onChange={player.setUnit}
          choices={UNITS.filter((one) => pointed || one !== 'point').map((value) => ({
            value,
            label: words.units[value],
          }))}
        />
        <Select
          label={words.speed}
          value={speed}
          onChange={player.setSpeed}
          choices={SPEEDS.map((value) => ({ value, label: `${value === '0.5' ? '½' : value} ×` }))}
        />
        {eyes}
      </div>
    </div>
  );
}
