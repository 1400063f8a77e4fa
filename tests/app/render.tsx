/** Shows the whole shell at an address, as a visitor with a given language finds it. */
import { act, cleanup, configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../../src/app/App';
import { keepDocument } from '../../src/app/document';
import { loadWords } from '../../src/app/text';
import { type Settings, settings } from '../../src/settings';

// Chunks are compiled on their first use here; how long that takes is nobody's business.
configure({ asyncUtilTimeout: 30_000 });

let forget: (() => void) | null = null;

export async function visit(address: string, wishes: Partial<Settings> = {}): Promise<void> {
  settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false, ...wishes });
  history.pushState(null, '', address);
  forget = keepDocument();
  const first = await loadWords(settings.getState().language);
  await act(async () => render(<App first={first} />));
}

/** From now on the server cannot be reached, whatever else listens on this machine. */
export function goOffline(): void {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
}

export function leave(): void {
  cleanup();
  vi.restoreAllMocks();
  forget?.();
  forget = null;
}
