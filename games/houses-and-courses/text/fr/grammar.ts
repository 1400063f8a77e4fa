/** Small French grammar. */

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** Zero is singular in French. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount < 2 ? one : many}`;
}

/** "d’Éloïse", "de Théo" */
export function of(name: string): string {
  return /^\**[aeiouyàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

export function ordinal(rank: number): string {
  return rank === 1 ? '1er' : `${rank}e`;
}
