/** Arenas side by side; the keyboard walks over them as over a grid. */
import { useRef } from 'react';
import { type Arena, ELEMENTS } from '../../data';
import { type ClashView, opponentOf, type PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { Lane, type LaneProps } from './Lane';
import css from './Lane.module.css';
import { useRoving } from './roving';

interface LanesProps extends Omit<LaneProps, 'arena'> {
  readonly arenas?: readonly Arena[];
}

export function Lanes({ arenas = ELEMENTS, ...shared }: LanesProps) {
  const { near } = useSpeaker();
  const lanes = useRef<HTMLDivElement>(null);
  const roving = useRoving(lanes);
  return (
    <div
      ref={lanes}
      className={css.lanes}
      data-guide="lanes"
      style={{
        '--lanes': arenas.length,
        '--far': `${longestColumn(shared.view, opponentOf(near))}fr`,
        '--near': `${longestColumn(shared.view, near)}fr`,
      }}
      {...roving}
    >
      {arenas.map((arena) => (
        <Lane key={arena} arena={arena} {...shared} />
      ))}
    </div>
  );
}

/** On a phone the two halves share the height by their longest columns, short ones counting for a few cards. */
function longestColumn({ players }: ClashView, player: PlayerID): number {
  return Math.max(4, ...ELEMENTS.map((arena) => players[player].columns[arena].length));
}
