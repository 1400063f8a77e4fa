/** The lower half of the table when everything has been told: what is to be chosen, and by whom. */
import type { ReactNode } from 'react';
import IconHourglass from '~icons/game-icons/hourglass';
import IconLaurels from '~icons/game-icons/laurels';
import { ActionBar } from '../../../../src/table';
import { SPELLS } from '../../data';
import { WIZARDS, type Wizard } from '../../state';
import type { ShazammBoardProps } from '../Board';
import { type CardNo, useSpeaker } from '../context';
import { Resolution } from '../story/Resolution';
import type { Scene } from '../story/scene';
import { Arrange } from './Arrange';
import { Clone } from './Clone';
import { Commit } from './Commit';
import css from './choice.module.css';
import type { Draft } from './draft';
import { Larceny } from './Larceny';
import { Locked } from './Locked';
import { Recycling } from './Recycling';

interface ChoiceProps extends Pick<ShazammBoardProps, 'view' | 'actor' | 'play' | 'seats'> {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly onDrag: (card: CardNo | null) => void;
  readonly replay: ReactNode;
}

export function Choice(props: ChoiceProps) {
  const { view, actor, play, draft, onDrag, replay } = props;
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
          replay={replay}
        />
      );
    }
  }
  return <Waiting {...props} me={me} />;
}

function Waiting({ view, scene, seats, replay, me }: ChoiceProps & { readonly me: Wizard | null }) {
  const { words, nameOf } = useSpeaker();
  const own = me && view.commits[me];
  if (me && own && !('hidden' in own)) return <Locked view={view} player={me} laid={own} />;
  const say = words.board.wait;
  if (view.result) {
    const { over } = words.board;
    const [status, detail] =
      'winner' in view.result
        ? [over.wins(nameOf(view.result.winner)), over.fell(nameOf(view.result.loser))]
        : [over.draw, over.bothFell];
    return (
      <ActionBar icon={<IconLaurels />} status={status} detail={detail}>
        {replay}
      </ActionBar>
    );
  }
  const { resolution, actor } = view;
  const current = resolution?.entries.find(({ id }) => id === resolution.current);
  if (current && actor) {
    return (
      <>
        <div className={css.mine}>
          <Resolution scene={scene} event={{ type: 'asked', ...current }} />
        </div>
        <ActionBar
          icon={<IconHourglass />}
          status={say.deciding(nameOf(actor), words.spells[current.spell].name)}
          detail={words.classes[SPELLS[current.spell].class]}
          waiting
        >
          {replay}
        </ActionBar>
      </>
    );
  }
  const awaited = seats.filter((seat) => seat.awaited).map(({ name }) => name);
  return (
    <ActionBar
      icon={<IconHourglass />}
      status={view.stage === 'arrange' ? say.arranging(awaited) : say.choosing(awaited)}
      detail={view.stage === 'arrange' && me && view.arranged[me] ? say.arranged : undefined}
      waiting
    >
      {replay}
    </ActionBar>
  );
}
