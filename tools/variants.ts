/** The ways a game can be set up: every number of players with every combination of options. */
import { type AnyRules, type OptionField, parseSetup } from '../games/kit';

export interface Variant {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export function variantsOf(rules: AnyRules): Variant[] {
  const { min, max } = rules.players;
  const counts = Array.from({ length: max - min + 1 }, (_, extra) => min + extra);
  return counts.flatMap((players) =>
    combinations(rules.optionFields(players))
      .filter((options) => parseSetup(rules, players, options).ok)
      .map((options) => ({ players, options })),
  );
}

/** Every combination of the fields' values; options may still exclude each other. */
function combinations(fields: readonly OptionField[]): Record<string, unknown>[] {
  return fields.reduce<Record<string, unknown>[]>(
    (lists, field) =>
      lists.flatMap((list) => valuesOf(field).map((value) => ({ ...list, [field.key]: value }))),
    [{}],
  );
}

/** All choices; of a range of integers its ends and the default. */
function valuesOf(field: OptionField): unknown[] {
  switch (field.kind) {
    case 'choice':
      return [...field.values];
    case 'switch':
      return [false, true];
    case 'integer':
      return [...new Set([field.min, field.default, field.max])];
  }
}
