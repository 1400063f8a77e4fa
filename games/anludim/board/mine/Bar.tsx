/** The bar under the board when nothing is being told: what is to be done now, and by whom. */
import IconHourglass from '~icons/game-icons/hourglass';
import IconLaurels from '~icons/game-icons/laurels';
import { ActionBar } from '../../../../src/table';
import type { Seat } from '../../../kit';
import type { CardId } from '../../data';
import type { AnludimFacts } from '../../facts';
import { type AnludimView, covenAt, seatOf } from '../../state';
import { type AnludimBoardProps, useSpeaker } from '../context';
import { Keep } from './Keep';
import type { Plan } from './plan';
import { Turn } from './Turn';

interface BarProps extends Pick<AnludimBoardProps, 'play' | 'canUndo' | 'undo' | 'seats'> {
  readonly view: AnludimView;
  readonly facts: AnludimFacts;
  /** The seat that acts now, if it is the viewer's. */
  readonly acting: Seat | null;
  readonly plan: Plan;
  /** The cards put aside between two rounds. */
  readonly kept: readonly CardId[];
  readonly onSpend: () => void;
}

export function Bar({ view, facts, acting, plan, kept, seats, play, canUndo, undo, onSpend }: BarProps) {
  const { words, nameOf, me } = useSpeaker();
  const { wait, keep, over } = words.board;
  if (view.winner !== null) {
    return (
      <ActionBar
        icon={<IconLaurels />}
        status={over.wins(nameOf(seatOf(view.winner)))}
        detail={over.detail(view.history.length)}
      />
    );
  }
  if (acting !== null && view.phase === 'keep')
    return <Keep view={view} facts={facts} seat={acting} chosen={kept} play={play} />;
  if (acting !== null) {
    return (
      <Turn
        view={view}
        facts={facts}
        seat={acting}
        cards={plan.draft.chosen.length}
        offer={plan.offer}
        play={play}
        canUndo={canUndo}
        undo={undo}
        onLay={(offer) => void plan.lay(offer)}
        onSpend={onSpend}
      />
    );
  }
  if (view.phase === 'keep') {
    const own = me === null ? null : covenAt(view, me).kept;
    return (
      <ActionBar
        icon={<IconHourglass />}
        status={keep.waiting(seats.filter(({ awaited }) => awaited).map(({ name }) => name))}
        detail={own ? keep.kept(own.length) : keep.deciding}
        waiting
      />
    );
  }
  return (
    <ActionBar
      icon={<IconHourglass />}
      status={wait.turn(nameOf(seatOf(view.currentPlayer)))}
      detail={me === null ? wait.watch : wait.plan}
      waiting
    />
  );
}
