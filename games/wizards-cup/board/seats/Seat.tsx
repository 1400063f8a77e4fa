/** A school's seat: tokens, what was drawn blind, cards left, and at a press all that is known of its cards. */
import { useState } from 'react';
import IconCup from '~icons/game-icons/trophy-cup';
import { SeatPanel } from '../../../../src/table';
import { cx, IconCards, IconCheck, IconDeck } from '../../../../src/ui';
import { TOKENS_TO_WIN } from '../../data';
import type { CupView, Side } from '../../state';
import { SchoolMark } from '../cards/Marks';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import { SeatSheet } from './SeatSheet';
import css from './Seats.module.css';

interface SeatProps {
  readonly side: Side;
  readonly view: CupView;
  readonly scene: Scene;
  readonly awaited: boolean;
  readonly telling: boolean;
}

const TOKENS = Array.from({ length: TOKENS_TO_WIN }, (_, at) => at + 1);

export function Seat({ side, view, scene, awaited, telling }: SeatProps) {
  const { words, nameOf, me } = useSpeaker();
  const [open, setOpen] = useState(false);
  const say = words.board.seats;
  const name = nameOf(side);
  const { drawn, deck, discard, tokens } = scene.sides[side];
  const fighting = scene.no > 0 || scene.winners !== null;
  return (
    <div className={css.seat} data-side={side}>
      <SeatPanel
        name={name}
        sigil={<SchoolMark side={side} size="var(--mark)" />}
        turn={awaited}
        {...(side === me && name.toLowerCase() !== say.you && { tag: say.you })}
        score={{ value: <Cups won={tokens} />, label: '' }}
      >
        {fighting ? (
          <>
            <span>
              <IconCards />
              <span className={css.word}>{words.board.stage.deck}</span> {deck.length}
            </span>
            <span>
              <IconDeck />
              <span className={css.word}>{words.board.stage.discard}</span> {discard.length}
            </span>
          </>
        ) : (
          <>
            {drawn !== null && <span className={css.drawn}>{say.drawn(words.wizards[drawn].short)}</span>}
            {view.phase === 'prepare' && !telling && <Progress ready={view.players[side].step === 'ready'} />}
          </>
        )}
      </SeatPanel>
      <button
        type="button"
        className={css.opener}
        aria-label={say.open(name)}
        onClick={() => setOpen(true)}
      />
      <SeatSheet side={side} view={view} scene={scene} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function Progress({ ready }: { readonly ready: boolean }) {
  const { words } = useSpeaker();
  if (!ready) return null;
  return (
    <span className={css.ready}>
      <IconCheck />
      <span className="visually-hidden">{words.board.seats.ready}</span>
    </span>
  );
}

function Cups({ won }: { readonly won: number }) {
  const { words } = useSpeaker();
  return (
    <span className={css.cups} role="img" aria-label={words.board.seats.tokens(won)}>
      {TOKENS.map((token) => (
        <i key={token} className={cx(css.cup, token <= won && css.won)}>
          <IconCup />
        </i>
      ))}
    </span>
  );
}
