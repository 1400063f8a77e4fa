/** Small marks: the sigil of an Element and the disc of a school. */
import { Sigil } from '../../../../src/ui';
import type { Element } from '../../data';
import type { Side } from '../../state';
import { ELEMENT_MARKS, SCHOOL_MARKS } from './art';
import css from './Marks.module.css';

interface ElementSigilProps {
  readonly element: Element;
  /** A CSS length. */
  readonly size?: string;
  readonly label?: string;
}

export function ElementSigil({ element, ...rest }: ElementSigilProps) {
  const { shape, symbol } = ELEMENT_MARKS[element];
  return (
    <span className={css.element}>
      <Sigil shape={shape} tone={`cup-${element}`} {...rest}>
        {symbol}
      </Sigil>
    </span>
  );
}

export function SchoolMark({ side, size }: { readonly side: Side; readonly size: string }) {
  return (
    <span className={css.school} data-side={side} style={{ '--size': size }} aria-hidden="true">
      {SCHOOL_MARKS[side]}
    </span>
  );
}
