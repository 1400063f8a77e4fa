/** The cards of a game side by side, as its board draws them. */
import { use } from 'react';
import type { AnyWords } from '../../../games/kit';
import { gameBoard } from '../parts';
import { useWords } from '../text';
import css from './Gallery.module.css';

interface Props {
  readonly game: string;
  /** The game's own. */
  readonly words: AnyWords;
}

export function Gallery({ game, words: own }: Props) {
  const words = useWords();
  const Drawing = use(gameBoard(game)).figures.gallery;
  if (!Drawing) return null;
  return (
    <section className={css.section}>
      <h2>{words.game.gallery}</h2>
      <Drawing words={own} />
    </section>
  );
}
