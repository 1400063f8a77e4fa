/** The lower half of the table when everything has been told: what is to be chosen, and by whom. */
import { WIZARDS } from '../../state';
import { type CardNo, type ShazammBoardProps, useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import { Arrange } from './Arrange';
import { Clone } from './Clone';
import { Commit } from './Commit';
import type { Draft } from './draft';
import { Larceny } from './Larceny';
import { Recycling } from './Recycling';
import { Waiting } from './Waiting';

interface ChoiceProps extends Pick<ShazammBoardProps, 'view' | 'actor' | 'play' | 'seats'> {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly onDrag: (card: CardNo | null) => void;
}

export function Choice(props: ChoiceProps) {
  const { view, actor, play, draft, onDrag } = props;
  const { me } = useSpeaker();
  const player = WIZARDS.find((wizard) => wizard === actor) ?? null;

  const { resolution, stage } = view;
  if (player !== null && resolution !== null && view.actor === player) {
    if (stage === 'clone') {
      return <Clone view={view} player={player} onChoose={(spell) => play('chooseClone', { spell })} />;
    }
    if (stage === 'theft') {
      return (
        <Larceny
          resolution={resolution}
          player={player}
          onChoose={(apply) => play('chooseTheft', { apply })}
        />
      );
    }
    return (
      <Recycling
        view={view}
        resolution={resolution}
        player={player}
        onChoose={(delta) => play('chooseRecycling', { delta })}
      />
    );
  }
  if (player !== null && player === me) {
    const laid = view.commits[player];
    if (stage === 'arrange' && !view.arranged[player]) {
      return <Arrange onArrange={(order) => play('arrangeDeck', { order })} />;
    }
    if (stage === 'commit' && laid === null) {
      const { bid, spells, decoy } = draft;
      return (
        <Commit
          view={view}
          player={player}
          draft={draft}
          onCommit={() => play('commit', { bid, spells: [...spells], decoy })}
          onDrag={onDrag}
        />
      );
    }
  }
  return <Waiting view={view} scene={props.scene} seats={props.seats} />;
}
