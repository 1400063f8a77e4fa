/** Nothing to do for the viewer: whom everybody is waiting for, or how the cup has ended. */
import IconHourglass from '~icons/game-icons/hourglass';
import IconCup from '~icons/game-icons/trophy-cup';
import { ActionBar } from '../../../../src/table';
import { type CupView, opponentOf } from '../../state';
import { type CupBoardProps, useSpeaker } from '../context';

export function Waiting({ view, seats }: Pick<CupBoardProps, 'view' | 'seats'>) {
  const { words, nameOf, me } = useSpeaker();
  const say = words.board.wait;
  if (view.result) return <Over view={view} />;
  if (view.pending) {
    const { player, card } = view.pending;
    const { short, text } = words.wizards[card];
    return (
      <ActionBar
        icon={<IconHourglass />}
        status={say.deciding(nameOf(player), short)}
        detail={text}
        waiting
      />
    );
  }
  const awaited = seats.filter((seat) => seat.awaited).map(({ name }) => name);
  const locked = me !== null && view.players[me].step === 'ready';
  return (
    <ActionBar
      icon={<IconHourglass />}
      status={say.choosing(awaited)}
      detail={locked ? `${say.locked} ${say.secret}` : say.secret}
      waiting
    />
  );
}

function Over({ view }: { readonly view: CupView }) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.over;
  const { result, players } = view;
  if (!result) return null;
  const { winner, totals } = result;
  const score = winner && say.score(players[winner].tokens, players[opponentOf(winner)].tokens);
  const detail = [score, totals && say.totals(totals[0], totals[1])].filter(Boolean).join(' ');
  return (
    <ActionBar
      icon={<IconCup />}
      status={winner === null ? say.draw : say.wins(nameOf(winner))}
      detail={detail}
    />
  );
}
