/** A game of a series that is to be played now: what it is, who sits where, and what can be done. */
import type { ReactNode } from 'react';
import { type AnyWords, SEATS } from '../../../games/kit';
import type { OpenGame } from '../../series';
import { IconRobot, SeatSigil } from '../../ui';
import { useWords } from '../text';
import css from './GameCard.module.css';

interface Props {
  readonly game: OpenGame;
  readonly name: string;
  readonly roles: AnyWords['roles'];
  /** What is done about it. */
  readonly children: ReactNode;
}

export function GameCard({ game, name, roles, children }: Props) {
  const { levels } = useWords();
  return (
    <li className={css.card}>
      <h3>{name}</h3>
      <ul className={css.seats}>
        {game.seats.map((player, at) => {
          const seat = SEATS[at] ?? '0';
          return (
            <li key={player.name}>
              <SeatSigil seat={seat} size="1.5rem" />
              <span className={css.who}>
                <b>{player.name}</b>
                {roles[seat] && <small>{roles[seat]}</small>}
              </span>
              {player.kind === 'bot' && (
                <span className={css.level}>
                  <IconRobot />
                  {levels[player.level].title}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className={css.actions}>{children}</div>
    </li>
  );
}
