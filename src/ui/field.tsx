/** Form fields: switch, text, stepper and range. Each brings its own label. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from './cx';
import css from './field.module.css';
import { IconMinus, IconPlus } from './icons';
import { useControlWords } from './words';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        className={css.check}
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        aria-describedby={hint && hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.track} />
      <span className={css.words}>
        {label}
        {hint && <small id={hintId}>{hint}</small>}
      </span>
    </label>
  );
}

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly hideLabel?: boolean;
  readonly wide?: boolean;
  readonly autoComplete?: string;
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  hideLabel,
  wide,
  autoComplete = 'off',
  ...input
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx(css.field, wide && css.wide)}>
      <label htmlFor={id} className={cx(css.label, hideLabel && 'visually-hidden')}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={css.input}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={Boolean(error)}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className={cx(css.note, error && css.error)}>
          {note}
        </p>
      )}
    </div>
  );
}

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly format?: (value: number) => string;
}

export function Stepper({ label, value, onChange, min, max, step = 1, format = String }: StepperProps) {
  const words = useControlWords();
  const id = useId();
  const change = (wish: number) => {
    const next = Math.min(max, Math.max(min, wish));
    if (next !== value) onChange(next);
  };
  const keys: Record<string, number> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wish = keys[event.key];
    if (wish === undefined) return;
    event.preventDefault();
    change(wish);
  };
  return (
    <div className={css.field}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <div className={css.stepper}>
        <StepButton
          label={`${words.less}: ${label}`}
          icon={<IconMinus />}
          off={value <= min}
          onClick={() => change(value - step)}
        />
        <span
          role="spinbutton"
          tabIndex={0}
          className={css.value}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={format(value)}
          onKeyDown={onKeyDown}
        >
          {format(value)}
        </span>
        <StepButton
          label={`${words.more}: ${label}`}
          icon={<IconPlus />}
          off={value >= max}
          onClick={() => change(value + step)}
        />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off: boolean;
  readonly onClick: () => void;
}

function StepButton({ label, icon, off, onClick }: StepButtonProps) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} aria-disabled={off} onClick={onClick}>
      {icon}
    </button>
  );
}

export interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly hideLabel?: boolean;
}

export function RangeField({ label, value, onChange, min, max, hideLabel }: RangeFieldProps) {
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={cx(css.label, hideLabel && 'visually-hidden')}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={css.range}
        style={{ '--share': `${share}%` }}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
