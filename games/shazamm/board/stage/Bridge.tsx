/** The bridge with its nineteen tiles, the wall of fire and the two wizards: a picture, and the same in sentences. */
import { type CSSProperties, useState } from 'react';
import { BRIDGE_LENGTH } from '../../data';
import { type PerWizard, WIZARDS, type Wizard as WizardNo } from '../../state';
import { perWizard } from '../../wizards';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import css from './Bridge.module.css';
import { Fire } from './Fire';
import { Wizard } from './Wizard';

interface BridgeProps {
  readonly scene: Pick<Scene, 'collapsed' | 'wall' | 'wizards' | 'fallen'>;
  /** What is falling right now: the outermost tiles, or those who have lost. */
  readonly falling?: 'tiles' | 'wizards' | null;
}

const TILES = Array.from({ length: BRIDGE_LENGTH }, (_, index) => index + 1);

export function Bridge({ scene, falling = null }: BridgeProps) {
  const { collapsed, wall, wizards, fallen } = scene;
  const [first, last] = [collapsed + 1, BRIDGE_LENGTH - collapsed];
  // Narrow screens show the intact tiles and one more at each end, and whoever stands outside.
  const crop = {
    first: Math.min(Math.max(1, first - 1), wizards['0']),
    last: Math.max(Math.min(BRIDGE_LENGTH, last + 1), wizards['1']),
  };
  const distance = perWizard(wall - wizards['0'], wizards['1'] - wall);
  return (
    <section
      className={css.bridge}
      data-guide="bridge"
      style={{ '--crop-first': crop.first, '--crop-count': crop.last - crop.first + 1 }}
    >
      <Description scene={scene} distance={distance} first={first} last={last} />
      <div className={css.picture} aria-hidden="true">
        <div className={css.tiles}>
          {TILES.map((tile) => (
            <span
              key={tile}
              className={css.tile}
              data-tile={tileState(tile, collapsed, falling === 'tiles')}
              data-far={tile < crop.first || tile > crop.last || undefined}
              style={{ '--tile': tile }}
            >
              <span className={css.top}>
                <b className={css.number}>{tile}</b>
              </span>
              <span className={css.front} />
            </span>
          ))}
        </div>
        {WIZARDS.map((wizard) => (
          <Gap key={wizard} wizard={wizard} tiles={distance[wizard]} wall={wall} hidden={fallen.length > 0} />
        ))}
        {WIZARDS.map((wizard) => (
          <Figure
            key={wizard}
            kind={wizard}
            tile={wizards[wizard]}
            state={
              fallen.includes(wizard)
                ? falling === 'wizards'
                  ? 'plunging'
                  : 'fallen'
                : falling === 'tiles'
                  ? 'late'
                  : undefined
            }
          />
        ))}
        <Figure
          kind="fire"
          tile={wall}
          state={WIZARDS.some((wizard) => distance[wizard] === 0) ? 'reached' : undefined}
        />
      </div>
    </section>
  );
}

function tileState(tile: number, collapsed: number, collapsing: boolean): string | undefined {
  const fromEnd = Math.min(tile, BRIDGE_LENGTH + 1 - tile);
  if (fromEnd === collapsed && collapsing) return 'falling';
  if (fromEnd <= collapsed) return 'gone';
  return fromEnd === collapsed + 1 ? 'next' : undefined;
}

interface FigureProps {
  readonly kind: WizardNo | 'fire';
  readonly tile: number;
  /** `late` sets out only after the tiles have fallen; `reached` is fire on a wizard's tile. */
  readonly state?: 'late' | 'reached' | 'plunging' | 'fallen' | undefined;
}

function Figure({ kind, tile, state }: FigureProps) {
  const style: CSSProperties = { '--tile': tile, '--way': useWay(tile) };
  return (
    <span className={css.figure} data-kind={kind} data-state={state} style={style}>
      <span>{kind === 'fire' ? <Fire /> : <Wizard wizard={kind} />}</span>
    </span>
  );
}

/** How many tiles the figure has to go from where it stood: the longer the way, the longer it takes. */
function useWay(tile: number): number {
  const [stood, setStood] = useState({ tile, way: 0 });
  if (stood.tile === tile) return stood.way;
  const way = Math.abs(tile - stood.tile);
  setStood({ tile, way });
  return way;
}

interface GapProps {
  readonly wizard: WizardNo;
  readonly tiles: number;
  readonly wall: number;
  readonly hidden: boolean;
}

/** The distance between a wizard and the wall. */
function Gap({ wizard, tiles, wall, hidden }: GapProps) {
  const { words } = useSpeaker();
  const from = wizard === '0' ? wall - tiles : wall;
  return (
    <span
      className={css.gap}
      data-hidden={hidden || tiles < 1 || undefined}
      data-short={tiles < 3 || undefined}
      style={{ '--tile': from, '--length': tiles }}
    >
      <b className={css.distance}>
        {tiles}
        <span> {words.board.bridge.tiles(tiles)}</span>
      </b>
    </span>
  );
}

interface DescriptionProps {
  readonly scene: BridgeProps['scene'];
  readonly distance: PerWizard<number>;
  readonly first: number;
  readonly last: number;
}

function Description({ scene, distance, first, last }: DescriptionProps) {
  const { words, nameOf } = useSpeaker();
  const { bridge } = words.board;
  const margin = perWizard(scene.wizards['0'] - first, last - scene.wizards['1']);
  const names = perWizard(nameOf('0'), nameOf('1'));
  return (
    <div className="visually-hidden">
      <h2>{bridge.label}</h2>
      <p>{bridge.fire(scene.wall, distance, names)}</p>
      {WIZARDS.map((wizard) => (
        <p key={wizard}>
          {scene.fallen.includes(wizard)
            ? bridge.fallen(names[wizard])
            : bridge.stands(names[wizard], scene.wizards[wizard], margin[wizard])}
        </p>
      ))}
      <p>{scene.collapsed === 0 ? bridge.whole : bridge.collapsed(scene.collapsed, first, last)}</p>
      <p>{bridge.next(first, last)}</p>
    </div>
  );
}
