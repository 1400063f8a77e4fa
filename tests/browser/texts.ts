/** Where texts of a page lie over each other, which no player could read. */
import type { Page } from 'playwright-core';

/** Pairs of texts, as they are written. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(findOverlaps);
}

/** Runs in the page. */
function findOverlaps(): string[] {
  interface Text {
    readonly words: string;
    readonly owner: Element;
    readonly box: DOMRect;
  }
  /** Letters fill their line but for so much of its height, above and below. */
  const LEADING = 0.2;
  const OVERLAP = 2;

  const isPainted = (one: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  };
  const hasPaint = (from: Element, until: Element): boolean => {
    for (let one: Element | null = from; one !== null && one !== until; one = one.parentElement) {
      if (isPainted(one)) return true;
    }
    return false;
  };
  /** What is left of a box inside of everything that cuts off what sticks out of it. */
  const clip = (owner: Element, box: DOMRect): DOMRect => {
    let { left, right, top, bottom } = box;
    for (let one: Element | null = owner; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const frame = one.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** Not under another card. */
  const isInFront = ({ owner, box }: Text): boolean => {
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null) return false;
    // A button may be laid over what it is about, as clear as glass.
    return owner.contains(hit) || hit.contains(owner) || !isPainted(hit);
  };

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    if (!owner || words === '' || owner.closest('.visually-hidden, [inert]')) continue;
    if (!owner.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      const letters = new DOMRect(left, top + LEADING * height, width, (1 - 2 * LEADING) * height);
      const text = { words, owner, box: clip(owner, letters) };
      if (text.box.width > 1 && text.box.height > 1 && isInFront(text)) texts.push(text);
    }
  }
  const found = new Set<string>();
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const left = Math.max(one.box.left, other.box.left);
      const right = Math.min(one.box.right, other.box.right);
      const top = Math.max(one.box.top, other.box.top);
      const bottom = Math.min(one.box.bottom, other.box.bottom);
      if (right - left < OVERLAP || bottom - top < OVERLAP || one.owner === other.owner) continue;
      const range = document.createRange();
      range.setStartBefore(one.owner);
      range.setEndAfter(other.owner);
      const common = range.commonAncestorContainer as Element;
      if (hasPaint(one.owner, common) || hasPaint(other.owner, common)) continue;
      found.add(`${one.words} | ${other.words}`);
    }
  }
  return [...found];
}
