/** A Mail token: a sealed letter, or an open one for whoever may know what it says. */
import IconBroom from '~icons/game-icons/broom';
import IconSwirl from '~icons/game-icons/magic-swirl';
import IconScreaming from '~icons/game-icons/screaming';
import { cx, IconDraw } from '../../../../src/ui';
import { mailOf } from '../../catalogue';
import type { MailKind } from '../../data';
import { useSpeaker } from '../context';
import { aboutMail } from './about';
import css from './Letter.module.css';

interface LetterProps {
  /** Null: sealed. */
  readonly id: string | null;
  readonly piece?: string | undefined;
}

/** A picture only: its words stand beside it, or are those of the control around it. */
export function Letter({ id, piece }: LetterProps) {
  const { words } = useSpeaker();
  return (
    <span
      className={cx(css.letter, id !== null && css.open)}
      data-piece={piece}
      data-open={id !== null || undefined}
      data-tone={id === null ? undefined : toneOf(mailOf(id).kind)}
      aria-hidden="true"
    >
      {id !== null && faceOf(mailOf(id).kind, aboutMail(id, words).short)}
    </span>
  );
}

function faceOf(kind: MailKind, short: string) {
  switch (kind) {
    case 'draw1':
    case 'draw2':
      return (
        <>
          <IconDraw />
          {kind === 'draw2' && 2}
        </>
      );
    case 'oubliettes':
      return <IconSwirl />;
    case 'engueulante':
      return <IconScreaming />;
    case 'balai1':
    case 'balai2':
      return (
        <>
          <IconBroom />
          {kind === 'balai2' && 2}
        </>
      );
    default:
      return short;
  }
}

function toneOf(kind: MailKind): string | undefined {
  if (kind === 'oubliettes') return 'reaction';
  return kind === 'engueulante' || kind.startsWith('minus') ? 'mauvaisPoints' : undefined;
}
