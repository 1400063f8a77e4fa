/** Nothing to do for the viewer: whom everybody is waiting for, or how the match has ended. */
import IconHourglass from '~icons/game-icons/hourglass';
import IconLaurels from '~icons/game-icons/laurels';
import { ActionBar } from '../../../../src/table';
import type { ClashView, GameResult } from '../../state';
import { useSpeaker } from '../context';

export function Waiting({ view }: { readonly view: ClashView }) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.wait;
  const { result, pending, current } = view;
  if (result) return <Over result={result} />;
  return (
    <ActionBar
      icon={<IconHourglass />}
      status={pending ? say.hexed(nameOf(pending.victim), pending.count) : say.turn(nameOf(current))}
      detail={say.look}
      waiting
    />
  );
}

function Over({ result }: { readonly result: GameResult }) {
  const { words, nameOf } = useSpeaker();
  const { wins, draw, reason } = words.board.over;
  return (
    <ActionBar
      icon={<IconLaurels />}
      status={result.winner ? wins(nameOf(result.winner)) : draw}
      detail={reason(result.reason)}
    />
  );
}
