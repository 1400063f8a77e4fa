/** Nothing to do for the viewer: whom everybody waits for, what is being told, or how the game has ended. */
import IconHourglass from '~icons/game-icons/hourglass';
import IconCrown from '~icons/game-icons/queen-crown';
import { Button, IconSkip, plain } from '../../../../src/ui';
import type { NameOf } from '../../../kit';
import type { HousesEvent } from '../../events';
import { rules } from '../../rules';
import type { HousesView } from '../../state';
import type { HousesWords } from '../../text/words';
import { Chain } from '../chain/Chain';
import { HouseCards } from '../desk/HouseCards';
import type { Task } from './task';

/** Who has answered in a window is nobody's business: the same is shown until it closes. */
export function waitTask(view: HousesView, words: HousesWords, nameOf: NameOf): Task {
  if (view.result !== null) {
    const { title, lines } = words.verdict(view, nameOf);
    return { icon: <IconCrown />, status: title, detail: lines[0] };
  }
  const { pending } = view;
  return {
    icon: <IconHourglass />,
    status: statusOf(view, words, nameOf),
    waiting: true,
    desk:
      view.draft !== null ? (
        <HouseCards table={view} />
      ) : view.chain.length > 1 && pending?.kind === 'window' ? (
        <Chain table={view} open />
      ) : undefined,
  };
}

function statusOf(view: HousesView, { board: { wait } }: HousesWords, nameOf: NameOf): string {
  const { pending } = view;
  if (pending === null) {
    const turn = rules.turnOf?.(view) ?? null;
    if (turn === null) return '';
    return view.draft !== null ? wait.draft(nameOf(turn)) : wait.turn(nameOf(turn));
  }
  switch (pending.kind) {
    case 'window':
      return wait.window;
    case 'pickFromHand':
      return wait.pickFromHand(nameOf(pending.player), nameOf(pending.target));
    default:
      return wait[pending.kind](nameOf(pending.player));
  }
}

/** What is on stage, in words, and a way to skip the rest. */
export function storyTask(
  table: HousesView,
  event: HousesEvent,
  words: HousesWords,
  nameOf: NameOf,
  onSkip: () => void,
): Task {
  return {
    icon: <IconHourglass />,
    status: plain(words.log(event, nameOf).at(-1)?.text ?? ''),
    waiting: true,
    desk: table.chain.length > 1 ? <Chain table={table} open={false} /> : undefined,
    actions: (
      <Button variant="primary" icon={<IconSkip />} onClick={onSkip}>
        {words.board.story.skip}
      </Button>
    ),
  };
}
