/** What every page does when it is reached: its title, the focus on its heading, and the scroll position. */
import { useEffect, useLayoutEffect } from 'react';

const SITE = 'Grimoire';

const STORE = 'grimoire-scroll';

/** How far each page was scrolled when it was left. */
const positions = new Map<string, number>();
let arrivedAt: string | null = null;
let announce: () => void = () => undefined;
/** Resolves when the first page is there with all it shows at first, not merely its place; and the browser is done with it. */
export const firstPage: Promise<void> = new Promise<void>((resolve) => {
  announce = resolve;
}).then(loaded);
/** The next page is one that the reader has seen before: by Back, Forward or a reload. */
let returning = false;

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  recallPositions();
  addEventListener('popstate', () => {
    // A jump within the page is not a return to another one.
    returning = location.pathname !== arrivedAt;
  });
  addEventListener('scroll', notePosition, { passive: true });
  addEventListener('pagehide', savePositions);
}

/** Once the address has changed, a scroll is only the old page being taken away. */
function notePosition(): void {
  if (arrivedAt === location.pathname) positions.set(arrivedAt, scrollY);
}

function recallPositions(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  returning = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    for (const [path, top] of Object.entries(Object(saved))) positions.set(path, Number(top) || 0);
  } catch {
    // Without storage every reload begins at the top.
  }
}

function savePositions(): void {
  // The last scroll may not have been told of yet.
  notePosition();
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // As above.
  }
}

/** Whether nothing was read here before: nobody expects to be further down than at the top. */
export function isFirstVisit(): boolean {
  return arrivedAt === null && !returning && location.hash === '';
}

/** Whether the page is about to be shown where it was left: then all of it must be there, as high as it was. */
export function isReturn(): boolean {
  return returning;
}

/** The page's own title, or none for the first page. */
export function usePage(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? SITE : `${title} · ${SITE}`;
  }, [title]);
  useLayoutEffect(arrive, []);
}

function arrive(): void {
  const here = location.pathname;
  if (arrivedAt === here) return;
  const first = arrivedAt === null;
  const left = returning ? positions.get(here) : undefined;
  const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  arrivedAt = here;
  announce();
  returning = false;
  if (anchor && left === undefined) anchor.scrollIntoView();
  else scrollTo(0, left ?? 0);
  // The browser itself places the reader of a freshly loaded page.
  if (first) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
