/** Grimoire as an app of this device: it is stored for play without network, can be installed, and gets newer. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { TAKE_OVER } from '../../offline/protocol';

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

const WORKER = '/sw.js';
/** How often a page that stays open asks for a newer version, at most. */
const LOOK_AGAIN_MS = 3_600_000;

const store = createStore<Installed>(() => ({ newer: false, install: null }));

export function useInstalled(): Installed {
  return useStore(store);
}

/** After the first page of a first visit is there, it is left alone for so long. */
const FIRST_VISIT_MS = 2000;

/** Called once. */
export function keepInstalled(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.setState({ install: () => void install(event as InstallOffer) });
  });
  addEventListener('appinstalled', () => store.setState({ install: null }));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const start = (): void => {
    const begin = (): void => {
      register(container).catch((error: unknown) =>
        console.warn('nothing is stored for offline play:', error),
      );
    };
    if (container.controller) begin();
    else setTimeout(begin, FIRST_VISIT_MS);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function install(offer: InstallOffer): Promise<void> {
  // An offer can be taken up once, whatever the answer is.
  store.setState({ install: null });
  await offer.prompt();
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // Another tab has taken the new version; this one goes on with what it has until it is told otherwise.
    if (controlled) store.setState({ newer: true });
    controlled = true;
  });
  const registration = await container.register(WORKER, { updateViaCache: 'none' });
  const look = (): void => {
    if (registration.waiting && container.controller) store.setState({ newer: true });
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  lookAgain(registration);
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // Without network there is nothing newer.
    registration.update().catch(() => undefined);
  });
}

/** Loads the page anew in the newest version there is; a plain reload would show the stored one again. */
export async function reloadNewest(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (!container?.controller || !next) return location.reload();
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage(TAKE_OVER);
}
