/**
 * The curtain between two players of one device. It names the next player and opens on a deliberate press; the page
 * renders it instead of the board, so nothing private exists behind it.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePace } from '../../settings';
import { Button, IconEyeOff, IconMenu } from '../../ui';
import { useTableWords } from '../text';
import css from './Curtain.module.css';
import { Drape, partDrape } from './Drape';
import { useHold } from './hold';

export interface CurtainProps {
  readonly name: string;
  /** Who they are in the story: "Green wizard". */
  readonly role?: string;
  /** What they will have to do: "bid and lay your spells". */
  readonly task?: string;
  readonly sigil?: ReactNode;
  /** What everybody may know of the others: "Éloïse has chosen." */
  readonly note?: string;
  /** The match and its seats, at the foot. */
  readonly footer?: ReactNode;
  readonly onOpen: () => void;
  readonly onLeave?: () => void;
}

const HOLD_MS = 600;

export function Curtain({ name, role, task, sigil, note, footer, onOpen, onLeave }: CurtainProps) {
  const id = useId();
  const words = useTableWords().curtain;
  const curtain = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const plainPress = usePace() === 'off';
  const { holding, handlers } = useHold(plainPress ? null : HOLD_MS, () => {
    if (curtain.current) partDrape(curtain.current);
    onOpen();
  });
  useEffect(() => opener.current?.focus({ preventScroll: true }), []);
  return (
    <main ref={curtain} className={css.curtain} data-ground="night">
      <Drape />
      <section className={css.pass} aria-labelledby={id}>
        {sigil && <span className={css.seal}>{sigil}</span>}
        <p className={css.to}>{words.pass}</p>
        <h1 id={id}>{name}</h1>
        {(role || task) && <p className={css.role}>{words.asked(role, task)}</p>}
        <Button
          ref={opener}
          variant="primary"
          size="lg"
          className={css.hold}
          data-holding={holding || undefined}
          style={{ '--hold': `${HOLD_MS}ms` }}
          sub={plainPress ? words.press : words.hold}
          {...handlers}
        >
          {words.iAm(name)}
        </Button>
        {note && (
          <p className={css.note}>
            <IconEyeOff />
            {note}
          </p>
        )}
      </section>
      <footer className={css.foot}>
        <div>{footer}</div>
        {onLeave && (
          <Button variant="ghost" icon={<IconMenu />} onClick={onLeave}>
            {words.leave}
          </Button>
        )}
      </footer>
    </main>
  );
}
