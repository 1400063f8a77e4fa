/** The cover of a game: a picture that leads to its page, and its facts below. */
import { Link } from 'wouter';
import type { GameFacts } from '../../../games';
import { cx, IconClock, IconPlayers, VisuallyHidden } from '../../ui';
import { useSpoken } from '../text';
import css from './Cover.module.css';
import { prepareGame } from './prepare';

interface Props {
  readonly facts: GameFacts;
  /** Whether the game can be played. */
  readonly ready: boolean;
}

const WEIGHTS = [1, 2, 3] as const;

export function Cover({ facts, ready }: Props) {
  const { language, words } = useSpoken();
  const { id, players, minutes, weight } = facts;
  const weightName = words.facts.weight[weight - 1] ?? '';
  return (
    <li className={css.item} data-game={id}>
      <Link
        className={css.cover}
        href={`/games/${id}`}
        onPointerEnter={() => ready && prepareGame(id, language)}
      >
        <span className={css.picture}>
          <img className={css.art} src={`/covers/${id}.svg`} alt="" width={480} height={640} />
        </span>
        <span className={css.frame} />
        {!ready && <span className={css.soon}>{words.shell.soon}</span>}
        <span className={css.text}>
          <span className={css.title}>{facts.title[language]}</span>
          <span className={css.tagline}>{facts.tagline[language]}</span>
        </span>
      </Link>
      <p className={css.meta}>
        <span>
          <IconPlayers />
          <span aria-hidden="true">
            {players.min === players.max ? players.min : `${players.min}–${players.max}`}
          </span>
          <VisuallyHidden>{words.facts.players(players.min, players.max)}</VisuallyHidden>
        </span>
        <span>
          <IconClock />
          {words.facts.minutesShort(minutes)}
        </span>
        <span className={css.weight}>
          {WEIGHTS.map((step) => (
            <i key={step} className={cx(css.dot, step <= weight && css.on)} />
          ))}
          <span aria-hidden="true">{weightName}</span>
          <VisuallyHidden>{words.facts.weightLabel(weightName)}</VisuallyHidden>
        </span>
      </p>
    </li>
  );
}
