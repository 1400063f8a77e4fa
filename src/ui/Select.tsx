/** One choice among several, folded away. */
import { useId } from 'react';
import { cx } from './cx';
import css from './field.module.css';
import { IconDown } from './icons';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly wide?: boolean;
}

export function Select<T extends string>({
  label,
  hideLabel,
  value,
  onChange,
  choices,
  wide,
}: SelectProps<T>) {
  const id = useId();
  const choose = (chosen: string): void => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <div className={cx(css.field, wide && css.wide)}>
      <label htmlFor={id} className={cx(css.label, hideLabel && 'visually-hidden')}>
        {label}
      </label>
      <div className={css.selecting}>
        <select id={id} className={css.select} value={value} onChange={(event) => choose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconDown />
      </div>
    </div>
  );
}
