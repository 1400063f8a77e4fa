/** Has everything stored for offline play by the service worker, and follows its versions. */
import { TAKE_OVER } from '../../offline/protocol';

const WORKER = '/sw.js';
/** How often a page that stays open asks for a newer version, at most. */
const LOOK_AGAIN_MS = 3_600_000;

/** `onNewer` is called when another version waits, or has taken over at the wish of another tab. */
export async function followVersions(container: ServiceWorkerContainer, onNewer: () => void): Promise<void> {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // This tab goes on with what it has until it is told otherwise.
    if (controlled) onNewer();
    controlled = true;
  });
  const registration = await container.register(WORKER, { updateViaCache: 'none' });
  const look = (): void => {
    if (registration.waiting && container.controller) onNewer();
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

/** Lets the newest version take over, if there is one, and reloads the page. */
export async function takeNewest(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (!container.controller || !next) return location.reload();
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage(TAKE_OVER);
}
