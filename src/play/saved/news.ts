/** Tells every tab of this browser that something stored has changed: by default the saved games. */

export interface News {
  tell(): void;
  subscribe(listener: () => void): () => void;
}

export function createNews(name = 'grimoire-library'): News {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;

  const spread = (): void => {
    for (const listener of listeners) listener();
  };

  /** Opened when it is first needed; where there is none, other tabs learn of changes when they reload. */
  const connect = (): BroadcastChannel | null => {
    if (channel === null && typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(name);
      channel.onmessage = spread;
    }
    return channel;
  };

  return {
    tell: () => {
      connect()?.postMessage(null);
      spread();
    },
    subscribe: (listener) => {
      connect();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
