/** Pieces of the same kind: shown together, and any of them as good as another. */

/** The pieces that are alike, together. */
export function alike(
  ids: readonly string[],
  kindOf: (id: string) => string,
): readonly (readonly string[])[] {
  const kinds = [...new Set(ids.map(kindOf))];
  return kinds.map((kind) => ids.filter((id) => kindOf(id) === kind));
}

/** The first piece of each kind. */
export function oneOfEach(ids: readonly string[], kindOf: (id: string) => string): readonly string[] {
  return alike(ids, kindOf).flatMap(([first]) => first ?? []);
}
