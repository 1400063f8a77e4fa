/** One of several things to choose in the tray. */
import type { ReactNode } from 'react';
import { plain, refuse } from '../../../../src/ui';

interface ChoicesProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

export function Choices({ className, label, children }: ChoicesProps) {
  return (
    <fieldset className={className} aria-label={label}>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly className: string | undefined;
  readonly chosen: boolean;
  readonly refusal: string | null;
  /** The accessible name, where the content does not make a good one. */
  readonly label?: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A choice that, when it cannot be made, says why. */
export function Choice({ className, chosen, refusal, label, onSelect, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={chosen}
      onClick={refusal ? () => refuse(refusal) : onSelect}
      {...(refusal && { 'aria-disabled': true, 'aria-description': plain(refusal) })}
    >
      {children}
    </button>
  );
}
