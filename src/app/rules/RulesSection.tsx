/** One section of the rules: its picture and its paragraphs, with what was searched for marked. */
import { useRef } from 'react';
import type { AnyWords, RulesSection as Section } from '../../../games/kit';
import type { BoardModule } from '../../table';
import { Rich } from '../../ui';
import { useNear } from '../useNear';
import { Marked } from './Marked';
import { grouped } from './paragraphs';
import css from './RulesText.module.css';

interface Props {
  readonly section: Section;
  readonly words: AnyWords;
  readonly figures: BoardModule['figures'];
  readonly search?: string;
  /** Whether it is in sight from the beginning: its picture is not drawn only when it comes near. */
  readonly inSight: boolean;
}

export function RulesSection({ section: { body, figure }, words, figures, search = '', inSight }: Props) {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place, inSight);
  const Drawing = figure === undefined ? undefined : figures[figure];
  const draw = (text: string) => <Marked text={text} search={search} />;
  return (
    <>
      {Drawing && (
        <figure ref={place} className={css.figure}>
          {near && <Drawing words={words} />}
        </figure>
      )}
      {grouped(body).map((part) =>
        part.kind === 'list' ? (
          <ul key={part.items[0]} className={css.list}>
            {part.items.map((item) => (
              <li key={item}>
                <Rich text={item} draw={draw} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={part.text}>
            <Rich text={part.text} draw={draw} />
          </p>
        ),
      )}
    </>
  );
}
