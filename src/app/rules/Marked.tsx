/** Text in which the words of a search are marked. */
import { Fragment } from 'react';
import { stretches } from './paragraphs';

export function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  return stretches(text, search).map(({ from, text: part, found }) =>
    found ? <mark key={from}>{part}</mark> : <Fragment key={from}>{part}</Fragment>,
  );
}
