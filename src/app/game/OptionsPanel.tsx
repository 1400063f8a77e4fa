/** The options and variants of a game, built from what its rules offer and its words say. */
import type { OptionField, OptionWords } from '../../../games/kit';
import { RadioCards, Segmented, Stepper, Switch } from '../../ui';
import sheet from '../shell/sheet.module.css';
import { useWords } from '../text';
import css from './OptionsPanel.module.css';

interface Props {
  readonly fields: readonly OptionField[];
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly onChange: (key: string, value: unknown) => void;
}

export function OptionsPanel({ fields, words, chosen, onChange }: Props) {
  const { game } = useWords();
  return (
    <section className={sheet.panel} aria-labelledby="options">
      <h2 id="options">{game.options}</h2>
      {fields.length === 0 && <p className={css.none}>{game.noOptions}</p>}
      <OptionFields fields={fields} words={words} chosen={chosen} onChange={onChange} />
    </section>
  );
}

interface FieldsProps extends Props {
  /** Only the hint of what is chosen, where space is short. */
  readonly brief?: boolean;
}

export function OptionFields({ fields, words, chosen, onChange, brief = false }: FieldsProps) {
  return fields.map((field) => (
    <Field
      brief={brief}
      key={field.key}
      field={field}
      words={words[field.key] ?? { label: field.key }}
      value={chosen[field.key]}
      onChange={(value) => onChange(field.key, value)}
    />
  ));
}

interface FieldProps {
  readonly brief: boolean;
  readonly field: OptionField;
  readonly words: OptionWords;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Field({ brief, field, words, value, onChange }: FieldProps) {
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          label={words.label}
          {...(words.hint && { hint: words.hint })}
          checked={typeof value === 'boolean' ? value : field.default}
          onChange={onChange}
        />
      );
    case 'integer':
      return (
        <Stepper
          label={words.label}
          value={typeof value === 'number' ? value : field.default}
          onChange={onChange}
          min={field.min}
          max={field.max}
          step={field.step}
        />
      );
    case 'choice':
      return <Choice brief={brief} field={field} words={words} value={value} onChange={onChange} />;
  }
}

type ChoiceProps = FieldProps & { readonly field: Extract<OptionField, { kind: 'choice' }> };

function Choice({ brief, field, words, value, onChange }: ChoiceProps) {
  const current = field.values.find((allowed) => allowed === value) ?? field.default;
  const choices = field.values.map((allowed) => {
    const { label, hint } = words.values?.[String(allowed)] ?? { label: String(allowed) };
    return { value: allowed, title: label, label, ...(hint && { hint }) };
  });
  const explained = choices.some(({ hint }) => hint);
  if (explained && !brief) {
    return <RadioCards label={words.label} value={current} onChange={onChange} choices={choices} />;
  }
  const hint = choices.find((choice) => choice.value === current)?.hint;
  return (
    <Segmented
      label={words.label}
      value={current}
      onChange={onChange}
      choices={choices}
      {...(hint && { hint })}
    />
  );
}
