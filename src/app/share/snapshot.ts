/**
 * A picture of a part of the page as it looks now: its elements and all style sheets in an SVG, which the browser draws.
 * Such a drawing may load nothing, so fonts and pictures are put into it.
 */
import { UNSEEN } from './unseen';

const SVG = 'http://www.w3.org/2000/svg';
const ADDRESS = /url\("(?!data:|#)([^"]+)"\)/g;
/** What is to be done now, in the bar under a board, is of the moment. */
const LEFT_OUT = `[${UNSEEN}], dialog, footer`;
/** Nothing but the size counts of what surrounds the part. */
const PLAIN =
  'position: relative; min-block-size: 0; max-inline-size: none; margin: 0; padding: 0; border: 0';
/** In a drawing no time passes: nothing may be on its way. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

export interface Snapshot {
  readonly image: HTMLImageElement;
  /** Where in the image the part is. */
  readonly box: DOMRect;
}

export async function takeSnapshot(part: HTMLElement): Promise<Snapshot> {
  const box = part.getBoundingClientRect();
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `${await styles()}\n${STILL}`;
  const frame = document.createElementNS(SVG, 'foreignObject');
  place(frame, { x: box.x, y: box.y, width: box.width, height: box.height });
  frame.append(withAncestors(part, box));
  // As large as the window, so that what depends on its size looks the same.
  const drawing = document.createElementNS(SVG, 'svg');
  place(drawing, { width: innerWidth, height: innerHeight });
  for (const { name, value } of document.documentElement.attributes) drawing.setAttribute(name, value);
  drawing.append(style, frame);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  return { image, box };
}

function place(element: Element, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
}

/** A copy within copies of all that it stands in, each just as large, so that every style finds what it is about. */
function withAncestors(part: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  const size = `inline-size: ${width}px; block-size: ${height}px; ${PLAIN}`;
  copy.style.cssText += `; ${size}`;
  let outer = copy;
  for (let at = part.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const shell = at.cloneNode(false) as HTMLElement;
    shell.append(outer);
    shell.style.cssText = `display: block; ${size}`;
    outer = shell;
  }
  return outer;
}

async function styles(): Promise<string> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) =>
    Array.from(sheet.cssRules, (rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(
    rules.map(({ rule, base }) => (isForeignScript(rule) ? '' : withContents(rule.cssText, base))),
  );
  return texts.join('\n');
}

/** Faces for letters that are seldom used would weigh more than the rest of the picture. */
function isForeignScript(rule: CSSRule): boolean {
  return rule instanceof CSSFontFaceRule && /latin-ext/.test(rule.cssText);
}

/** Puts what the addresses lead to in their place. */
async function withContents(text: string, base: string): Promise<string> {
  const addresses = [...new Set(Array.from(text.matchAll(ADDRESS), ([, address = '']) => address))];
  const contents = await Promise.all(addresses.map((address) => contentOf(new URL(address, base).href)));
  const known = new Map(addresses.map((address, at) => [address, contents[at] ?? '']));
  return text.replace(ADDRESS, (_, address: string) => `url("${known.get(address)}")`);
}

const read = new Map<string, Promise<string>>();

function contentOf(address: string): Promise<string> {
  const content =
    read.get(address) ?? fetch(address).then(async (answer) => dataAddress(await answer.blob()));
  read.set(address, content);
  content.catch(() => read.delete(address));
  return content;
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
