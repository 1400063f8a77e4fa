/** Web Locks as browsers have them, as far as tables use them: exclusive, `ifAvailable` and `steal`. */

interface Held {
  readonly lock: Lock;
  readonly lose: (reason: unknown) => void;
}

export function createLocks(): LockManager {
  const held = new Map<string, Held>();

  const request = async (name: string, options: LockOptions, use: LockGrantedCallback<unknown>) => {
    await Promise.resolve();
    if (options.steal) held.get(name)?.lose(new DOMException('stolen', 'AbortError'));
    else if (held.has(name)) return use(null);
    const lock: Lock = { name, mode: 'exclusive' };
    const lost = new Promise<never>((_, reject) => {
      held.set(name, { lock, lose: reject });
    });
    try {
      return await Promise.race([use(lock), lost]);
    } finally {
      if (held.get(name)?.lock === lock) held.delete(name);
    }
  };

  return { request, query: async () => ({}) } as LockManager;
}
