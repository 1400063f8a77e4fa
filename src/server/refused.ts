/** What the server says no to: thrown where it is found, answered where the request came in. */
import type { ErrorCode } from '../online/protocol';

export class Refused extends Error {
  readonly code: ErrorCode;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string = code, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function refuseUnless(condition: boolean, code: ErrorCode): asserts condition {
  if (!condition) throw new Refused(code);
}
