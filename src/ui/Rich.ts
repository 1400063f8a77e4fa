/** Text with emphasis: what stands between double asterisks. */
import { createElement, Fragment } from 'react';

/** Every second part is emphasised; a lone marker stays text. */
function parts(text: string): readonly string[] {
  return text.split(/\*\*(.+?)\*\*/);
}

export function Rich({ text }: { readonly text: string }) {
  const shown = parts(text).map((part, index) => (index % 2 ? createElement('strong', null, part) : part));
  return createElement(Fragment, null, ...shown);
}

/** The same text without its markers, for names and announcements. */
export function plain(text: string): string {
  return parts(text).join('');
}
