/** The rules of a game as a page: contents beside, search on top, an address for each section. */
import { use } from 'react';
import { Link } from 'wouter';
import IconGuide from '~icons/game-icons/fairy-wand';
import { GAMES } from '../../../games';
import { IconPlay } from '../../ui';
import { gameBoard, gameWords } from '../parts';
import { RulesText } from '../rules/RulesText';
import { useSpoken } from '../text';
import { usePage } from '../usePage';
import NotFound from './NotFound';
import css from './Rules.module.css';

/** As in Rules.module.css: narrower than this the contents stand above the text, folded. */
const WIDE = '(min-width: 68rem)';

export default function Rules({ game }: { readonly game: string }) {
  return game in GAMES ? <Printed game={game} /> : <NotFound />;
}

function Printed({ game }: { readonly game: string }) {
  const { language, words } = useSpoken();
  const [loadingWords, loadingBoard] = [gameWords(game, language), gameBoard(game)];
  const own = use(loadingWords);
  const { figures } = use(loadingBoard);
  const title = words.rules.title(own.title);
  usePage(title);
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <header className={css.head}>
        <h1>{title}</h1>
        <Link href={`/games/${game}/learn`}>
          <IconGuide aria-hidden="true" />
          {words.game.learn}
        </Link>
        <Link href={`/games/${game}`}>
          <IconPlay />
          {words.rules.toGame(own.title)}
        </Link>
      </header>
      <nav className={css.contents} aria-label={words.rules.contents}>
        <details open={matchMedia(WIDE).matches}>
          <summary>{words.rules.contents}</summary>
          <ol>
            {own.rules.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article className={css.article}>
        <RulesText words={own} figures={figures} anchored />
      </article>
    </main>
  );
}
