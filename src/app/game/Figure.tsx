/** A picture that a game's board can draw, when it has one of that name. */
import { use } from 'react';
import { gameBoard } from '../parts';
import { useSpoken } from '../text';
import css from './Figure.module.css';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly heading?: string;
}

export function Figure({ game, name, heading }: Props) {
  const { language } = useSpoken();
  const Drawing = use(gameBoard(game)).figures[name];
  if (!Drawing) return null;
  if (!heading) return <Drawing language={language} />;
  return (
    <section className={css.section}>
      <h2>{heading}</h2>
      <Drawing language={language} />
    </section>
  );
}
