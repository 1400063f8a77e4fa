/** A school's stack of Trials in an Arena: the visible level, what lies beneath, and the Students beside it. */
import { cx, IconCheck, IconPlayers } from '../../../../src/ui';
import { type Arena, levelOf } from '../../data';
import type { SchoolView } from '../../state';
import type { ClashWords, Next } from '../../text/words';
import { useSpeaker } from '../context';
import { Plaque, SmallPlaque } from '../pieces/Plaque';
import css from './Lane.module.css';

interface TrialStackProps {
  readonly school: SchoolView;
  readonly arena: Arena;
  /** A spell would strike it. */
  readonly struck?: boolean;
  /** What stands between the viewer's side and its next level. */
  readonly next?: Next;
}

export function TrialStack({ school, arena, struck = false, next }: TrialStackProps) {
  const stack = school.trials[arena];
  const covered = stack.slice(0, -1);
  const students = school.columns[arena].length;
  return (
    <span className={cx(css.stack, struck && css.struck)}>
      <Plaque trial={stack.at(-1) ?? null} below={covered.length} />
      <span className={css.info}>
        <span className={css.count}>
          <IconPlayers />
          <b>{students}</b>
        </span>
        {covered.length > 0 && (
          <span className={css.covered}>
            {covered.map((trial) => (
              <SmallPlaque key={trial} trial={trial} />
            ))}
          </span>
        )}
        {next && next.kind !== 'top' && <NextChip next={next} />}
      </span>
    </span>
  );
}

function NextChip({ next }: { readonly next: Exclude<Next, { kind: 'top' }> }) {
  const { words } = useSpeaker();
  return (
    <span className={css.next} data-kind={next.kind} title={words.board.lane.next(next)}>
      <b>{next.level}</b>
      {next.kind === 'ready' && <IconCheck />}
      {next.kind === 'few' && (
        <>
          <IconPlayers />
          <span>−{next.missing}</span>
        </>
      )}
      {next.kind === 'absent' && '–'}
    </span>
  );
}

/** The same in words, for those who cannot see the plaques. */
export function stackLabel({ board }: ClashWords, name: string, school: SchoolView, arena: Arena): string {
  return board.lane.stack(name, school.trials[arena].map(levelOf), school.columns[arena].length);
}
