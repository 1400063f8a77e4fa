/** The rules of a game with their pictures, and a search through them. Used beside the board and as a page. */
import { useId, useState } from 'react';
import type { AnyWords } from '../../../games/kit';
import type { BoardModule } from '../../table';
import { IconLink, Rich, TextField } from '../../ui';
import { useSpoken } from '../text';
import { grouped, matching } from './paragraphs';
import css from './RulesText.module.css';

interface Props {
  readonly words: AnyWords;
  readonly figures: BoardModule['figures'];
  /** Sections carry their own ids, so that a link can lead to them. */
  readonly anchored?: boolean;
}

export function RulesText({ words: own, figures, anchored = false }: Props) {
  const { language, words } = useSpoken();
  const prefix = useId();
  const [search, setSearch] = useState('');
  const found = matching(own.rules, search);
  return (
    <div className={css.rules}>
      <TextField
        label={words.rules.search}
        placeholder={words.rules.search}
        hideLabel
        wide
        value={search}
        onChange={setSearch}
      />
      <p className={css.found} role="status">
        {search.trim() &&
          (found.length > 0 ? words.rules.found(found.length) : words.rules.nothing(search.trim()))}
      </p>
      {found.map(({ id, title, body, figure }) => {
        const Drawing = figure === undefined ? undefined : figures[figure];
        return (
          <section key={id} id={anchored ? id : `${prefix}${id}`} className={css.section}>
            <h2>
              {title}
              {anchored && (
                <a href={`#${id}`} aria-label={words.rules.linkTo(title)}>
                  <IconLink />
                </a>
              )}
            </h2>
            {Drawing && (
              <figure className={css.figure}>
                <Drawing language={language} />
              </figure>
            )}
            {grouped(body).map((part) =>
              part.kind === 'list' ? (
                <ul key={part.items[0]} className={css.list}>
                  {part.items.map((item) => (
                    <li key={item}>
                      <Rich text={item} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p key={part.text}>
                  <Rich text={part.text} />
                </p>
              ),
            )}
          </section>
        );
      })}
    </div>
  );
}
