/** Text with emphasis: what stands between double asterisks. */
import { createElement, Fragment, type ReactNode } from 'react';

/** Every second part is emphasised; a lone marker stays text. */
function parts(text: string): readonly string[] {
  return text.split(/\*\*(.+?)\*\*/);
}

interface RichProps {
  readonly text: string;
  /** Draws a stretch of plain text; absent: as it is. */
  readonly draw?: (text: string) => ReactNode;
}

export function Rich({ text, draw = (part) => part }: RichProps) {
  const shown = parts(text).map((part, index) =>
    index % 2 ? createElement('strong', null, draw(part)) : draw(part),
  );
  return createElement(Fragment, null, ...shown);
}

/** The same text without its markers, for names and announcements. */
export function plain(text: string): string {
  return parts(text).join('');
}
