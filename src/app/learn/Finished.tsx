/** The end of a lesson: what the learner can do now, a first game, or the lesson of another game. */
import { Link, useLocation } from 'wouter';
import { CATALOGUE } from '../../../games';
import type { LessonWords } from '../../lesson';
import { EndPanel } from '../../table';
import { Button, IconPlay, IconReplay } from '../../ui';
import { useSpoken } from '../text';
import { useLearnWords } from '../text/learn';
import css from './Finished.module.css';
import { hasLesson } from './parts';

interface Props {
  readonly game: string;
  readonly title: string;
  readonly words: LessonWords;
  readonly onAgain: () => void;
}

export function Finished({ game, title, words, onAgain }: Props) {
  const { language } = useSpoken();
  const text = useLearnWords();
  const [, navigate] = useLocation();
  const others = CATALOGUE.filter(({ id }) => id !== game && hasLesson(id));
  return (
    <div className={css.veil}>
      <EndPanel
        title={text.done(title)}
        lines={words.end}
        actions={
          <>
            <Button variant="ghost" icon={<IconReplay />} onClick={onAgain}>
              {text.again}
            </Button>
            <Button variant="primary" icon={<IconPlay />} onClick={() => navigate(`/games/${game}`)}>
              {text.play(title)}
            </Button>
          </>
        }
      >
        {others.length > 0 && (
          <nav className={css.others} aria-label={text.others}>
            <h3>{text.others}</h3>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <Link href={`/games/${other.id}/learn`}>{other.title[language]}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </EndPanel>
    </div>
  );
}
