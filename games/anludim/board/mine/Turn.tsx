/** The bar of the player to move: the main action, then the optional one. */
import type { ReactNode } from 'react';
import { ActionBar } from '../../../../src/table';
import { Button, IconDraw, IconUndo } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import type { AnludimFacts } from '../../facts';
import { rules } from '../../rules';
import { type AnludimView, seatOf } from '../../state';
import { ACT_ART, PARCHMENT_ART } from '../cards/art';
import { type AnludimBoardProps, useSpeaker } from '../context';
import type { Offer } from './verdicts';

interface TurnProps extends Pick<AnludimBoardProps, 'play' | 'canUndo' | 'undo'> {
  readonly view: AnludimView;
  readonly facts: AnludimFacts;
  readonly seat: Seat;
  /** How many cards are chosen, and what they would be laid as. */
  readonly cards: number;
  readonly offer: Offer | null;
  readonly onLay: (offer: Offer) => void;
  readonly onSpend: () => void;
}

export function Turn(props: TurnProps) {
  const { view, canUndo, undo, onSpend, facts } = props;
  const { words } = useSpeaker();
  const say = words.board.act;
  const undoing = canUndo && (
    <Button icon={<IconUndo />} onClick={undo}>
      {say.undo}
    </Button>
  );
  const spending = facts.canSpend && (
    <Button icon={PARCHMENT_ART} onClick={onSpend}>
      {say.spend}
    </Button>
  );
  if (view.turn.mainDone) {
    return (
      <ActionBar icon={ACT_ART} status={say.optional} detail={say.optionalDetail}>
        {undoing}
        {spending}
        <Button variant="primary" size="lg" onClick={() => props.play('endTurn', null)}>
          {say.endTurn}
        </Button>
      </ActionBar>
    );
  }
  return (
    <Main {...props}>
      {undoing}
      {spending}
    </Main>
  );
}

interface MainProps extends TurnProps {
  /** Undoing and spending, where they are possible. */
  readonly children: ReactNode;
}

function Main({ view, facts, seat, cards, offer, play, onLay, children }: MainProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.act;
  const isExpert = view.options.variant === 'expert';
  if (rules.moves.pass.check(view, seat, null) === null) {
    return (
      <ActionBar icon={ACT_ART} status={say.mustPass} {...(!isExpert && { detail: say.mustPassDetail })}>
        {children}
        <Button variant="primary" size="lg" onClick={() => play('pass', null)}>
          {say.pass}
        </Button>
      </ActionBar>
    );
  }
  const name = offer && words.combination(offer.lay.discipline, offer.strength);
  const holder = offer && facts.holders[offer.lay.discipline];
  const loser = holder === null || seatOf(holder) === seat ? null : nameOf(seatOf(holder));
  return (
    <ActionBar
      icon={ACT_ART}
      status={name !== null ? say.chosen(name) : cards > 0 ? say.change : say.main}
      detail={cards > 0 ? say.turnHint : isExpert ? say.mainDetailExpert : say.mainDetail}
    >
      {children}
      <Button
        icon={<IconDraw />}
        refusal={rules.moves.drawHidden.check(view, seat, null) === null ? null : say.drawNothing}
        onClick={() => play('drawHidden', null)}
      >
        {say.draw}
      </Button>
      <Button
        variant="primary"
        size="lg"
        refusal={offer ? null : cards > 0 ? words.board.build.nothing(cards) : say.chooseFirst}
        sub={offer ? say.takes(words.disciplines[offer.lay.discipline].theProfessor, loser) : say.layNothing}
        onClick={() => offer && onLay(offer)}
      >
        {offer ? say.layIt(offer.lay.discipline, offer.strength[0] ?? 1) : say.lay}
      </Button>
    </ActionBar>
  );
}
