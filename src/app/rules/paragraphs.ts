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
  const wanted = bare(search).split(/\s+/).filter(Boolean);
  return sections.filter(({ title, body }) => {
    const text = bare([title, ...body.map(plain)].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
