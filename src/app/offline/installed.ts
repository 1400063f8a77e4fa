/** Grimoire as an app of this device: what the pages know of it. How it gets there is in `storing`, loaded later. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { firstPage } from '../usePage';

interface Installed {
  /** A newer version waits for the player's word. */
  readonly newer: boolean;
  /** Asks the browser to install the app; null where it does not offer to. */
  readonly install: (() => void) | null;
}

/** What Chromium sends when it would install the app; no standard has it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** On a first visit the page is left alone for so long after it is there, then everything is stored. */
const FIRST_VISIT_MS = 2000;

const store = createStore<Installed>(() => ({ newer: false, install: null }));

export function useInstalled(): Installed {
  return useStore(store);
}

/** Called once. */
export function keepInstalled(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = (): void => {
      // An offer can be taken up once, whatever the answer is.
      store.setState({ install: null });
      void (event as InstallOffer).prompt();
    };
    store.setState({ install });
  });
  addEventListener('appinstalled', () => store.setState({ install: null }));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { controller } = navigator.serviceWorker;
  void firstPage.then(() => setTimeout(() => void storeAll(), controller ? 0 : FIRST_VISIT_MS));
}

async function storeAll(): Promise<void> {
  try {
    const { followVersions } = await import('./storing');
    await followVersions(navigator.serviceWorker, () => store.setState({ newer: true }));
  } catch (error) {
    console.warn('nothing is stored for offline play:', error);
  }
}

/** Loads the page anew in the newest version there is; a plain reload would show the stored one again. */
export async function reloadNewest(): Promise<void> {
  try {
    const { takeNewest } = await import('./storing');
    await takeNewest(navigator.serviceWorker);
  } catch {
    location.reload();
  }
}
