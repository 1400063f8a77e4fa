/** Small English grammar. */

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function ordinal(rank: number): string {
  return `${rank}${{ 1: 'st', 2: 'nd', 3: 'rd' }[rank] ?? 'th'}`;
}
