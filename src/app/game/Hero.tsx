/** The head of a game's page: its table as a picture, what it is, and its facts. */
import { Link } from 'wouter';
import IconGuide from '~icons/game-icons/fairy-wand';
import IconCap from '~icons/game-icons/graduate-cap';
import IconLaurels from '~icons/game-icons/laurel-crown';
import type { GameFacts } from '../../../games';
import { IconBook, IconClock, IconLeft, IconPlayers } from '../../ui';
import { useSpoken } from '../text';
import css from './Hero.module.css';

interface Props {
  readonly facts: GameFacts;
  readonly summary: string;
  /** Whether there are rules to read. */
  readonly ready: boolean;
}

export function Hero({ facts, summary, ready }: Props) {
  const { language, words } = useSpoken();
  const { id, title, players, minutes, age } = facts;
  return (
    <div className={css.hero} data-game={id}>
      <div className={css.picture}>
        <img
          src={`/scenes/${id}.svg`}
          alt={words.game.picture(title[language])}
          width={1104}
          height={560}
          fetchPriority="high"
        />
      </div>
      <div className={css.head}>
        <Link className={css.crumb} href="/">
          <IconLeft />
          {words.game.allGames}
        </Link>
        <h1>{title[language]}</h1>
        <p className={css.summary}>{summary}</p>
        <ul className={css.facts}>
          <li>
            <IconPlayers />
            {words.facts.players(players.min, players.max)}
          </li>
          <li>
            <IconClock />
            {words.facts.minutes(minutes)}
          </li>
          <li>
            <IconCap aria-hidden="true" />
            {words.facts.age(age)}
          </li>
          {ready && (
            <li>
              <IconBook />
              <Link href={`/games/${id}/rules`}>{words.game.rules}</Link>
            </li>
          )}
          {ready && (
            <li>
              <IconGuide aria-hidden="true" />
              <Link href={`/games/${id}/learn`}>{words.game.learn}</Link>
            </li>
          )}
          {ready && (
            <li>
              <IconLaurels aria-hidden="true" />
              <Link href={`/series/new/${id}`}>{words.game.series}</Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
