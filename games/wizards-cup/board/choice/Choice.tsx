/** Under the stage when everything has been told: what is to be decided, and by whom. */
import { wizardOf } from '../../data';
import { type CupView, SIDES, type Side } from '../../state';
import { type CupBoardProps, useSpeaker } from '../context';
import { Below } from '../stage/Below';
import type { Scene } from '../story/scene';
import { Exchange } from './Exchange';
import { Rearrange } from './Rearrange';
import { Recall } from './Recall';
import { Waiting } from './Waiting';

interface ChoiceProps extends Pick<CupBoardProps, 'view' | 'actor' | 'play' | 'seats'> {
  readonly scene: Scene;
}

export function Choice({ view, actor, play, seats, scene }: ChoiceProps) {
  const { me } = useSpeaker();
  const player = SIDES.find((side) => side === actor) ?? null;
  const effect = player === null ? null : pendingEffect(view, player);
  if (player !== null && effect === 'recallTop') {
    return (
      <>
        <Below scene={scene} />
        <Recall view={view} side={player} onAnswer={(use) => play('usePower', { use })} />
      </>
    );
  }
  // These look at the own hidden cards.
  if (player !== null && player === me) {
    if (effect === 'swapWithWaiting') {
      return <Exchange view={view} side={player} onAnswer={(use) => play('usePower', { use })} />;
    }
    if (effect === 'rearrangeDeck') {
      return <Rearrange view={view} side={player} onArrange={(deck) => play('rearrangeDeck', { deck })} />;
    }
  }
  return (
    <>
      <Below scene={scene} />
      <Waiting view={view} seats={seats} />
    </>
  );
}

function pendingEffect({ pending }: CupView, side: Side) {
  return pending?.player === side ? wizardOf(pending.card).power.effect : null;
}
