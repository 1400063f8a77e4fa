/** Whether two pieces of plain data say the same; a key without value is as good as no key. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => same(item, other[at]))
    );
  }
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return (
    Object.keys(left).every((key) => same(left[key], right[key])) &&
    Object.keys(right).every((key) => right[key] === undefined || left[key] !== undefined)
  );
}
