/** The rules of a game with their pictures, and a search through them. Used beside the board and as a page. */
import { type KeyboardEvent, type SubmitEvent, useDeferredValue, useId, useRef, useState } from 'react';
import type { AnyWords } from '../../../games/kit';
import type { BoardModule } from '../../table';
import { cx, IconLink, TextField } from '../../ui';
import { useWords } from '../text';
import { isFirstVisit, isReturn } from '../usePage';
import { Marked } from './Marked';
import { matching } from './paragraphs';
import { RulesSection } from './RulesSection';
import css from './RulesText.module.css';

/** So many sections fill a screen. */
const AT_ONCE = 3;

interface Props {
  readonly words: AnyWords;
  readonly figures: BoardModule['figures'];
  /** Sections carry their own ids, so that a link can lead to them. */
  readonly anchored?: boolean;
}

export function RulesText({ words: own, figures, anchored = false }: Props) {
  const { rules: text } = useWords();
  const prefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const found = matching(own.rules, search);
  const [returning] = useState(() => anchored && isReturn());
  // The first screen does not wait for the rest, unless it is further down.
  const complete = useDeferredValue(true, anchored && !isFirstVisit());
  /** Enter leads to the first section that was found, Escape back to all of them. */
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    const heading = root.current?.querySelector('h2');
    heading?.focus();
    heading?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || search === '') return;
    // The first press empties the field; the window in which the rules may lie stays open.
    event.preventDefault();
    event.stopPropagation();
    setSearch('');
  };
  return (
    <div ref={root} className={css.rules}>
      <search>
        <form className={css.search} onSubmit={read} onKeyDown={onKeyDown}>
          <TextField
            label={text.search}
            placeholder={text.search}
            hideLabel
            wide
            value={search}
            onChange={setSearch}
          />
        </form>
      </search>
      <p className={css.found} role="status">
        {search.trim() && (found.length > 0 ? text.found(found.length) : text.nothing(search.trim()))}
      </p>
      {(complete ? found : found.slice(0, AT_ONCE)).map((section, place) => {
        const { id, title } = section;
        return (
          <section
            key={id}
            id={anchored ? id : `${prefix}${id}`}
            className={cx(css.section, !returning && css.patient)}
          >
            <h2 tabIndex={-1}>
              <Marked text={title} search={search} />
              {anchored && (
                <a href={`#${id}`} aria-label={text.linkTo(title)}>
                  <IconLink />
                </a>
              )}
            </h2>
            <RulesSection
              section={section}
              words={own}
              figures={figures}
              search={search}
              inSight={returning || place === 0}
            />
          </section>
        );
      })}
    </div>
  );
}
