/** The options of a game: a form for the shell to draw, and the check of what comes back. */
import { isInteger, isRecord } from './args';

export type OptionField =
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  | { readonly kind: 'switch'; readonly key: string; readonly default: boolean }
  | {
      readonly kind: 'integer';
      readonly key: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly default: number;
    };

/** Why a match cannot be set up. The code is stable; the message is for developers and logs. */
export interface SetupError {
  readonly code: string;
  readonly message: string;
}

export type Parsed<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly error: SetupError };

export function refuse(code: string, message: string): { readonly ok: false; readonly error: SetupError } {
  return { ok: false, error: { code, message } };
}

/** Whether the value is one that the field offers. */
export function fits(field: OptionField, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return field.values.some((allowed) => allowed === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'integer':
      return (
        isInteger(value) && value >= field.min && value <= field.max && (value - field.min) % field.step === 0
      );
  }
}

/** Fills in the defaults; unknown keys and values that do not fit are INVALID_OPTION. */
export function parseFields(fields: readonly OptionField[], raw: unknown): Parsed<Record<string, unknown>> {
  if (raw !== undefined && !isRecord(raw)) return refuse('INVALID_OPTION', 'options must be an object');
  const given = raw ?? {};
  const unknown = Object.keys(given).find((key) => !fields.some((field) => field.key === key));
  if (unknown !== undefined) return refuse('INVALID_OPTION', `unknown option ${JSON.stringify(unknown)}`);
  const options: Record<string, unknown> = {};
  for (const field of fields) {
    const value = given[field.key] === undefined ? field.default : given[field.key];
    if (!fits(field, value)) return refuse('INVALID_OPTION', `${field.key} must be ${describe(field)}`);
    options[field.key] = value;
  }
  return { ok: true, options };
}

function describe(field: OptionField): string {
  switch (field.kind) {
    case 'choice':
      return `one of ${field.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'switch':
      return 'true or false';
    case 'integer': {
      const number =
        field.step === 1
          ? 'an integer'
          : field.step === 2 && field.min % 2 === 0
            ? 'an even integer'
            : `a multiple of ${field.step}`;
      return `${number} between ${field.min} and ${field.max}`;
    }
  }
}
