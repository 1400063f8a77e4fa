/** What the table says when the match is over and everything has been shown: who won, why, and what now. */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyWords, NameOf, Verdict } from '../../../games/kit';
import type { PlayState } from '../../play/contract';
import { EndPanel } from '../../table';
import { Button, playSound } from '../../ui';
import { UNSEEN } from '../share/unseen';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { useWords } from '../text';
import type { Words } from '../text/words';
import css from './EndOfMatch.module.css';

const ShareResult = lazy(() => import('../share/ShareResult'));

interface Props {
  readonly game: string;
  readonly state: PlayState;
  readonly view: object;
  readonly words: AnyWords;
  readonly nameOf: NameOf;
  /** What can be done now, besides looking at the board again. */
  readonly actions: ReactNode;
  /** What is said of who lost by forfeit, where there are more ways to it than resigning. */
  readonly forfeitLine?: ((loser: string) => string) | undefined;
  /** What else is to be said of the match. */
  readonly note?: string | undefined;
}

export function EndOfMatch({ game, state, view, words: own, nameOf, actions, forfeitLine, note }: Props) {
  const words = useWords();
  const [, navigate] = useLocation();
  const [away, setAway] = useState(false);
  const veil = useRef<HTMLDivElement>(null);
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
  const said = verdict(state, view, own, words, nameOf, forfeitLine);
  return (
    <div className={css.veil} ref={veil} {...{ [UNSEEN]: '' }}>
      <EndPanel
        {...said}
        lines={note ? [...said.lines, note] : said.lines}
        actions={
          <>
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <ShareResult
                  game={game}
                  title={own.title}
                  verdict={said}
                  endedAt={state.endedAt}
                  players={state.seats.map(({ seat }) => nameOf(seat))}
                  table={() => veil.current?.parentElement ?? null}
                />
              </Suspense>
            </ErrorBoundary>
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

function verdict(
  { forfeit, winners }: PlayState,
  view: object,
  own: AnyWords,
  { table }: Words,
  nameOf: NameOf,
  forfeitLine = table.forfeitLine,
): Verdict {
  if (forfeit === null) return own.verdict(view, nameOf);
  const winner = winners[0];
  const line = forfeitLine(nameOf(forfeit));
  return { title: winner === undefined ? line : table.forfeitTitle(nameOf(winner)), lines: [line] };
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
