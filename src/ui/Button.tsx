/** Buttons. One that cannot act now stays clickable and says why. */
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './Button.module.css';
import { cx } from './cx';
import { plain } from './Rich';
import { refuse } from './refuse';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'plain' | 'ghost' | 'danger';
  readonly size?: 'md' | 'lg';
  readonly icon?: ReactNode;
  /** A small second line under the label. */
  readonly sub?: string;
  /** Why the button cannot act now; a click says it instead of acting. */
  readonly refusal?: string | null;
  /** Gets the focus when its dialog opens. */
  readonly 'data-first'?: boolean;
}

export function Button({
  variant = 'plain',
  size = 'md',
  icon,
  sub,
  refusal,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(css.button, css[variant], css[size], className)}
      onClick={refusal ? (event) => refuseClick(event, refusal) : onClick}
      {...(refusal && { 'aria-disabled': true, 'aria-description': plain(refusal) })}
    >
      {icon}
      {sub ? (
        <span className={css.lines}>
          <span>{children}</span>
          <small>{sub}</small>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly variant?: 'plain' | 'ghost';
  readonly refusal?: string | null;
}

export function IconButton({
  label,
  icon,
  pressed,
  variant = 'ghost',
  refusal,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(css.button, css[variant], css.square, className)}
      onClick={refusal ? (event) => refuseClick(event, refusal) : onClick}
      {...(refusal && { 'aria-disabled': true, 'aria-description': plain(refusal) })}
    >
      {icon}
    </button>
  );
}

function refuseClick(event: MouseEvent, refusal: string): void {
  event.preventDefault();
  refuse(refusal);
}
