/** One section of the rules over the table, and the way to all of them. */
import type { AnyWords } from '../../../games/kit';
import type { BoardModule } from '../../table';
import { Sheet } from '../../ui';
import { useWords } from '../text';
import { RulesSection } from './RulesSection';
import css from './RulesText.module.css';

interface Props {
  readonly game: string;
  readonly words: AnyWords;
  readonly figures: BoardModule['figures'];
  /** The id of the section; null: closed. */
  readonly shown: string | null;
  readonly onClose: () => void;
}

export function RuleSheet({ game, words: own, figures, shown, onClose }: Props) {
  const { rules: text } = useWords();
  const section = own.rules.find(({ id }) => id === shown);
  return (
    <Sheet open={section !== undefined} title={section?.title ?? ''} onClose={onClose}>
      {section && (
        <div className={css.section}>
          <RulesSection section={section} words={own} figures={figures} inSight />
          <a href={`/games/${game}/rules#${section.id}`} target="_blank" rel="noreferrer">
            {text.all}
          </a>
        </div>
      )}
    </Sheet>
  );
}
