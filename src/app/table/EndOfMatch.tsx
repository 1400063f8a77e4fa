/** What the table says when the match is over and everything has been shown: who won, why, and what now. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyWords, NameOf, Verdict } from '../../../games/kit';
import type { PlayState } from '../../play/contract';
import { EndPanel } from '../../table';
import { Button, playSound } from '../../ui';
import { useWords } from '../text';
import type { Words } from '../text/words';
import css from './EndOfMatch.module.css';

interface Props {
  readonly game: string;
  readonly state: PlayState;
  readonly view: object;
  readonly words: AnyWords;
  readonly nameOf: NameOf;
  /** What can be done now, besides looking at the board again. */
  readonly actions: ReactNode;
}

export function EndOfMatch({ game, state, view, words: own, nameOf, actions }: Props) {
  const words = useWords();
  const [, navigate] = useLocation();
  const [away, setAway] = useState(false);
  const over = state.over && state.seen >= state.events.length;
  useFanfare(over, state);
  if (!over) return null;

  if (away) {
    return (
      <div className={css.away}>
        <Button variant="primary" onClick={() => setAway(false)}>
          {words.table.showResult}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.veil}>
      <EndPanel
        {...verdict(state, view, own, words, nameOf)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAway(true)}>
              {words.table.showBoard}
            </Button>
            <Button onClick={() => navigate(`/games/${game}`)}>{words.table.backToGame}</Button>
            {actions}
          </>
        }
      />
    </div>
  );
}

function verdict(state: PlayState, view: object, own: AnyWords, { table }: Words, nameOf: NameOf): Verdict {
  const { forfeit, winners } = state;
  if (forfeit === null) return own.verdict(view, nameOf);
  const winner = winners[0];
  return {
    title: winner === undefined ? table.forfeitLine(nameOf(forfeit)) : table.forfeitTitle(nameOf(winner)),
    lines: [table.forfeitLine(nameOf(forfeit))],
  };
}

/** A match that was over before the page was opened ends in silence. */
function useFanfare(over: boolean, { seats, winners }: PlayState): void {
  const told = useRef(over);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    const humanWon = seats.some(({ seat, kind }) => kind === 'human' && winners.includes(seat));
    playSound(humanWon ? 'win' : 'lose');
  }, [over, seats, winners]);
}
