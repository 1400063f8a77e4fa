/** The two sides of a game for two, such as schools or colours: the first sits in seat '0', the second in seat '1'. */

export type Sides<Side extends string> = readonly [Side, Side];

/** What a series needs to know of a finished game. Who won is told by `winner` alone: a forfeit may win with less. */
export interface SeriesResult {
  readonly winner: '0' | '1' | null;
  readonly scores: Readonly<Record<'0' | '1', number>>;
}

export function perSide<Side extends string, T>(
  [first, second]: Sides<Side>,
  one: T,
  two: T,
): Record<Side, T> {
  return { [first]: one, [second]: two } as Record<Side, T>;
}

/** Names that tell people apart: not empty, none twice. */
export function areNames(names: readonly unknown[]): names is readonly string[] {
  return (
    names.every((name) => typeof name === 'string' && name !== '') && new Set(names).size === names.length
  );
}
