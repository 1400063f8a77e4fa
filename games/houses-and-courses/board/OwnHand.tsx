/** The viewer's hand, grouped by kind, and above it what the moment asks for. */
import { Draggable, Hand } from '../../../src/table';
import { magicOf } from '../catalogue';
import css from './Board.module.css';
import { MagicCard } from './cards/MagicCard';
import { pressable, type Task } from './choice/task';
import { useSpeaker } from './context';

interface OwnHandProps {
  readonly ids: readonly string[];
  readonly task: Task;
  readonly onDrag?: ((card: string | null) => void) | undefined;
}

export function OwnHand({ ids, task, onDrag }: OwnHandProps) {
  const say = useSpeaker().words.board.hand;
  // The numbers of the cards follow their kinds.
  const sorted = ids.toSorted();
  return (
    <div className={css.box} data-guide="hand">
      {task.tray}
      <div
        className={css.hand}
        style={{ '--cards': Math.max(ids.length, 5) }}
        data-many={ids.length > 10 || undefined}
      >
        {ids.length === 0 && <p className={css.none}>{say.empty}</p>}
        <Hand label={say.label(ids.length)}>
          {sorted.map((id) => {
            const card = <MagicCard key={id} id={id} piece={id} {...pressable(task.hand, id)} />;
            if (!onDrag || magicOf(id).kind !== 'bonus') return card;
            return (
              <Draggable key={id} onPick={() => onDrag(id)} onLeave={() => onDrag(null)}>
                {card}
              </Draggable>
            );
          })}
        </Hand>
      </div>
    </div>
  );
}
