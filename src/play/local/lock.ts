/** The right to play a match, held by one table at a time over all tabs of this browser. */

export interface Lock {
  /** Whether the right was given. */
  readonly granted: Promise<boolean>;
  /** Gives the right up when what is still to be done is done. */
  release(done: Promise<void>): void;
}

export interface LockRequest {
  /** Takes the right away from whoever holds it. */
  readonly steal: boolean;
  /** Called when another table took the right away. */
  readonly onLost: () => void;
}

/** The tables that this tab is leaving, not to be mistaken for those of other tabs: the next one waits for them. */
const leaving = new Map<string, Promise<void>>();

export function requestLock(
  locks: LockManager | undefined,
  name: string,
  { steal, onLost }: LockRequest,
): Lock {
  let holding = false;
  const { promise: granted, resolve: grant } = defer<boolean>();
  const { promise: released, resolve: letGo } = defer<void>();

  const hold = async (): Promise<void> => {
    await leaving.get(name);
    try {
      await locks?.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        holding = lock !== null;
        grant(holding);
        return lock && released;
      });
    } catch {
      if (holding) onLost();
    }
    // Without Web Locks (they need a secure context) everybody is let in; the shelf refuses the older writer.
    grant(true);
  };
  const held = hold();

  return {
    granted,
    release: (done) => {
      holding = false;
      const left = Promise.all([done.then(letGo), held]).then(() => {
        if (leaving.get(name) === left) leaving.delete(name);
      });
      leaving.set(name, left);
    },
  };
}

function defer<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve = (_value: T): void => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
