/** One section of the rules: its picture and its paragraphs, with what was searched for marked. */
import type { RulesSection as Section } from '../../../games/kit';
import type { BoardModule } from '../../table';
import { Rich } from '../../ui';
import { useSpoken } from '../text';
import { Marked } from './Marked';
import { grouped } from './paragraphs';
import css from './RulesText.module.css';

interface Props {
  readonly section: Section;
  readonly figures: BoardModule['figures'];
  readonly search?: string;
}

export function RulesSection({ section: { body, figure }, figures, search = '' }: Props) {
  const { language } = useSpoken();
  const Drawing = figure === undefined ? undefined : figures[figure];
  const draw = (text: string) => <Marked text={text} search={search} />;
  return (
    <>
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
