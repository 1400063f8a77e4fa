/** Reading of rules texts: paragraphs and lists, and the search in them. */
import type { RulesSection } from '../../../games/kit';
import { plain } from '../../ui';

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const BULLET = '- ';

/** Neighbouring items make one list. */
export function grouped(body: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  for (const paragraph of body) {
    const last = parts.at(-1);
    if (!paragraph.startsWith(BULLET)) parts.push({ kind: 'text', text: paragraph });
    else if (last?.kind === 'list') {
      parts[parts.length - 1] = { kind: 'list', items: [...last.items, paragraph.slice(BULLET.length)] };
    } else parts.push({ kind: 'list', items: [paragraph.slice(BULLET.length)] });
  }
  return parts;
}

/** The sections in which every word of the search occurs, whatever its case and accents. */
export function matching(sections: readonly RulesSection[], search: string): readonly RulesSection[] {
  const wanted = wordsOf(search);
  return sections.filter(({ title, body }) => {
    const text = bare([title, ...body.map(plain)].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** A part of a text, and where it begins: one of the words searched for, or what stands between them. */
export interface Stretch {
  readonly from: number;
  readonly text: string;
  readonly found: boolean;
}

export function stretches(text: string, search: string): readonly Stretch[] {
  const { letters, places } = spelled(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(search)) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      found.fill(true, places[at], places[at + word.length]);
    }
  }
  const parts: Stretch[] = [];
  for (let from = 0, to = 1; to <= text.length; to += 1) {
    if (to < text.length && found[to] === found[from]) continue;
    parts.push({ from, text: text.slice(from, to), found: found[from] === true });
    from = to;
  }
  return parts;
}

/** The text without case and accents, and for each of its letters, and its end, the place in the text. */
function spelled(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  let place = 0;
  for (const letter of text) {
    const plainly = bare(letter);
    for (let index = 0; index < plainly.length; index += 1) places.push(place);
    letters += plainly;
    place += letter.length;
  }
  return { letters, places: [...places, place] };
}

function wordsOf(search: string): readonly string[] {
  return bare(search).split(/\s+/).filter(Boolean);
}

/** Ligatures are spelled out, and the apostrophe of the keyboard finds the printed one. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
}
