/** Nothing to do for the viewer: whom everybody is waiting for, or how the duel has ended. */
import IconHourglass from '~icons/game-icons/hourglass';
import IconLaurels from '~icons/game-icons/laurels';
import { ActionBar } from '../../../../src/table';
import type { ShazammResult } from '../../state';
import { type ShazammBoardProps, useSpeaker } from '../context';
import { Resolution } from '../story/Resolution';
import type { Scene } from '../story/scene';
import css from './choice.module.css';
import { Locked } from './Locked';

interface WaitingProps extends Pick<ShazammBoardProps, 'view' | 'seats'> {
  readonly scene: Scene;
}

export function Waiting({ view, scene, seats }: WaitingProps) {
  const { words, nameOf, me } = useSpeaker();
  const say = words.board.wait;
  const own = me && view.commits[me];
  if (me && own && !('hidden' in own)) return <Locked view={view} player={me} laid={own} />;
  if (view.result) return <Over result={view.result} />;
  const { resolution, actor, stage } = view;
  const current = resolution?.entries.find(({ id }) => id === resolution.current);
  if (current && actor) {
    const { name, text } = words.spells[current.spell];
    return (
      <>
        <div className={css.mine}>
          <Resolution scene={scene} event={{ type: 'asked', ...current }} />
        </div>
        <ActionBar
          icon={<IconHourglass />}
          status={say.deciding(nameOf(actor), name)}
          detail={text}
          waiting
        />
      </>
    );
  }
  const awaited = seats.filter((seat) => seat.awaited).map(({ name }) => name);
  // Somebody has resigned.
  if (awaited.length === 0) return <ActionBar icon={<IconLaurels />} status={say.broken} />;
  return (
    <ActionBar
      icon={<IconHourglass />}
      status={stage === 'arrange' ? say.arranging(awaited) : say.choosing(awaited)}
      detail={stage === 'arrange' && me && view.arranged[me] ? say.arranged : undefined}
      waiting
    />
  );
}

function Over({ result }: { readonly result: ShazammResult }) {
  const { words, nameOf } = useSpeaker();
  const { over } = words.board;
  const [status, detail] =
    'winner' in result
      ? [over.wins(nameOf(result.winner)), over.fell(nameOf(result.loser))]
      : [over.draw, over.bothFell];
  return <ActionBar icon={<IconLaurels />} status={status} detail={detail} />;
}
