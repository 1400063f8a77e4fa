/** Section 7: an argument has exactly the documented keys, or it is refused. */
import { isRecord } from '../../kit';

/** An object without other keys than these. */
export function hasOnly(raw: unknown, keys: readonly string[]): raw is Record<string, unknown> {
  if (!isRecord(raw)) return false;
  for (const key in raw) if (!keys.includes(key)) return false;
  return true;
}

/** For moves without argument: absent, null or an empty object. */
export function nothing(raw: unknown): null | undefined {
  return raw === undefined || raw === null || hasOnly(raw, []) ? null : undefined;
}
