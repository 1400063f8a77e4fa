/** A strip above the hand: things to choose that lie nowhere on the table, each a button with its picture. */
import type { ReactNode } from 'react';
import { cx, refuse } from '../../../../src/ui';
import css from './Tray.module.css';

export interface Choice {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly tone?: string | undefined;
  readonly chosen: boolean;
  readonly refusal?: string | null;
  readonly choose: () => void;
}

interface TrayProps {
  readonly label: string;
  readonly choices: readonly Choice[];
}

export function Tray({ label, choices }: TrayProps) {
  return (
    <section className={css.tray} aria-label={label}>
      <p className={css.label}>{label}</p>
      <ul className={css.choices}>
        {choices.map(({ key, icon, label: name, tone, chosen, refusal, choose }) => (
          <li key={key}>
            <button
              type="button"
              className={cx(css.choice, chosen && css.chosen)}
              data-tone={tone}
              aria-pressed={chosen}
              {...(refusal && { 'aria-disabled': true, 'aria-description': refusal })}
              onClick={() => (refusal ? refuse(refusal) : choose())}
            >
              <span className={css.icon} aria-hidden="true">
                {icon}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
