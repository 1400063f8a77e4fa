/** Quick fingers: finds what can be pressed and presses it in one trip to the page, for whole games in a few seconds. */
import type { Page } from 'playwright-core';

/** Something to press, by what is written on it. */
export interface Control {
  readonly name: RegExp;
  /** Where to look for it: a selector. */
  readonly among?: string;
  /** Only while this is on the page: a selector. */
  readonly when?: string;
}

const PATIENCE_MS = 180_000;

/**
 * Presses the first of the controls that a player could press, as soon as there is one and no move is on its way, and
 * says which. A control called `over` is only looked for.
 */
export async function pressFirst<Key extends string>(
  page: Page,
  controls: Readonly<Record<Key, Control>>,
): Promise<Key> {
  const wanted = (Object.entries(controls) as [Key, Control][]).map(([key, { name, among, when }]) => ({
    key,
    name: name.source,
    among: among ?? 'button',
    when: when ?? 'body',
  }));
  return page.evaluate(press, { wanted, patience: PATIENCE_MS }) as Promise<Key>;
}

interface Search {
  readonly wanted: readonly { key: string; name: string; among: string; when: string }[];
  readonly patience: number;
}

/** Runs in the page. */
async function press({ wanted, patience }: Search): Promise<string> {
  const nameOf = (one: Element): string =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isFree = (one: Element): boolean => {
    if (one.matches(':disabled, [aria-disabled=true]')) return false;
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    // Cards of a hand lie over each other: any corner will do.
    return [0.5, 0.1, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return hit !== null && one.contains(hit);
    });
  };
  const find = (): { key: string; one: Element } | null => {
    if (document.querySelector('[aria-busy=true]')) return null;
    for (const { key, name, among, when } of wanted) {
      if (!document.querySelector(when)) continue;
      const expression = new RegExp(name);
      for (const one of document.querySelectorAll(among)) {
        if (expression.test(nameOf(one)) && isFree(one)) return { key, one };
      }
    }
    return null;
  };
  const giveUpAt = performance.now() + patience;
  for (;;) {
    const found = find();
    if (found && found.key !== 'over' && found.one instanceof HTMLElement) found.one.click();
    if (found) return found.key;
    if (performance.now() > giveUpAt) {
      const there = [...document.querySelectorAll('button')].map(nameOf).join(' | ');
      throw new Error(`nothing to press of ${wanted.map(({ key }) => key).join(', ')}; there are: ${there}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
