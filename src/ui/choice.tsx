/** One choice among a few: a segmented control, or cards with a hint each. Native radio buttons underneath. */
import { type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { cx } from './cx';
import { refuse } from './refuse';

type ChoiceValue = string | number | boolean;

interface GroupProps<T> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export interface SegmentedProps<T extends ChoiceValue> extends GroupProps<T> {
  readonly hint?: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
}

export function Segmented<T extends ChoiceValue>({
  label,
  hideLabel,
  hint,
  value,
  onChange,
  choices,
}: SegmentedProps<T>) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={css.group} aria-describedby={hint && hintId}>
      <legend className={cx(css.label, hideLabel && 'visually-hidden')}>{label}</legend>
      <div className={css.segments}>
        {choices.map((choice) => (
          <label key={String(choice.value)} className={css.segment}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <small className={css.hint} id={hintId}>
          {hint}
        </small>
      )}
    </fieldset>
  );
}

export interface RadioCardsProps<T extends string | number> extends GroupProps<T> {
  readonly columns?: number;
  readonly choices: readonly {
    readonly value: T;
    readonly title: string;
    readonly hint?: string;
    readonly icon?: ReactNode;
    /** Why this choice is not open; choosing it says so. */
    readonly refusal?: string | null;
  }[];
}

export function RadioCards<T extends string | number>({
  label,
  hideLabel,
  value,
  onChange,
  columns = 1,
  choices,
}: RadioCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={cx(css.label, hideLabel && 'visually-hidden')}>{label}</legend>
      <div className={css.cards} style={{ '--columns': columns }}>
        {choices.map(({ refusal, ...choice }) => (
          <label key={choice.value} className={cx(css.card, refusal && css.refused)}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={choice.value === value}
              onChange={() => (refusal ? refuse(refusal) : onChange(choice.value))}
              {...(refusal && { 'aria-disabled': true, 'aria-description': refusal })}
            />
            {choice.icon ? <span className={css.icon}>{choice.icon}</span> : <span className={css.dot} />}
            <span className={css.text}>
              <b>{choice.title}</b>
              {choice.hint && <span>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
