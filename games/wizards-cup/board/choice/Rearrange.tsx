/** The Sinners: the own deck in any order, by exchanging two cards at a time or moving one along. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ActionBar, Draggable, Hand } from '../../../../src/table';
import { Button, IconLeft, IconRight, playSound, refuse } from '../../../../src/ui';
import type { CardId } from '../../data';
import { known } from '../../stage';
import type { CupView, Side } from '../../state';
import { cardsIn, type Places, put, shifted } from '../build/places';
import { KIND_MARKS } from '../cards/art';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import css from './choice.module.css';

interface RearrangeProps {
  readonly view: CupView;
  readonly side: Side;
  readonly onArrange: (deck: readonly CardId[]) => void;
}

export function Rearrange({ view, side, onArrange }: RearrangeProps) {
  const { words, nameOf } = useSpeaker();
  const deck = known(view.players[side].deck);
  const [order, setOrder] = useState<Places>(deck);
  const [picked, setPicked] = useState<CardId | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const follow = useRef<CardId | null>(null);
  const say = words.board.decide;
  const same = order.every((card, at) => card === deck[at]);

  // A card that the keyboard moves keeps the focus.
  useLayoutEffect(() => {
    const piece = follow.current && pieceOf(side, follow.current);
    follow.current = null;
    if (piece) row.current?.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.focus();
  });

  const exchange = (card: CardId, at: number) => {
    if (picked === null || picked === card) {
      setPicked(picked === card ? null : card);
      return;
    }
    playSound('lay');
    setOrder(put(order, picked, at));
    setPicked(null);
  };
  const shift = (card: CardId, by: 1 | -1) => {
    const next = shifted(order, card, by);
    if (next === null) {
      refuse(by < 0 ? words.board.build.noEarlier : words.board.build.noLater);
      return;
    }
    playSound('lay');
    setOrder(next);
  };
  const onKey = (card: CardId) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null || !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    follow.current = card;
    shift(card, by);
  };
  return (
    <>
      <div ref={row} className={css.deck}>
        <Hand label={words.board.stage.yourDeck}>
          {cardsIn(order).map((card, at) => (
            <Draggable
              key={card}
              className={css.place}
              onPick={() => setPicked(card)}
              onLeave={() => setPicked(null)}
              onDrop={() => exchange(card, at)}
            >
              <WizardCard
                card={card}
                side={side}
                piece={pieceOf(side, card)}
                note={words.board.card.inPlace(at + 1)}
                state={card === picked ? 'selected' : picked === null ? 'plain' : 'legal'}
                pressed={card === picked}
                onSelect={() => exchange(card, at)}
                onKeyDown={onKey(card)}
              />
              <small aria-hidden="true">{at === 0 ? words.board.stage.next : at + 1}</small>
            </Draggable>
          ))}
        </Hand>
      </div>
      <ActionBar
        icon={<KIND_MARKS.immediate />}
        status={picked === null ? say.rearrange(nameOf(side)) : say.picked(words.wizards[picked].short)}
        detail={picked === null ? say.rearrangeDetail : words.wizards[picked].text}
      >
        {picked === null ? (
          <Button refusal={same ? say.nothingToReset : null} onClick={() => setOrder(deck)}>
            {say.reset}
          </Button>
        ) : (
          <>
            <Button
              className={css.shift}
              icon={<IconLeft />}
              aria-label={words.board.build.earlier}
              onClick={() => shift(picked, -1)}
            />
            <Button
              className={css.shift}
              icon={<IconRight />}
              aria-label={words.board.build.later}
              onClick={() => shift(picked, 1)}
            />
          </>
        )}
        <Button variant="primary" size="lg" onClick={() => onArrange(cardsIn(order))}>
          {same ? say.keepOrder : say.newOrder}
        </Button>
      </ActionBar>
    </>
  );
}
