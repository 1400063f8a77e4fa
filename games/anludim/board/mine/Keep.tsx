/** Between two rounds: the cards that the player secretly keeps. */
import { useState } from 'react';
import { ActionBar, useConfirm } from '../../../../src/table';
import { Button, refuse } from '../../../../src/ui';
import type { Seat } from '../../../kit';
import type { CardId } from '../../data';
import type { AnludimFacts } from '../../facts';
import { type AnludimView, covenAt } from '../../state';
import { ACT_ART } from '../cards/art';
import { type AnludimBoardProps, useSpeaker } from '../context';
import type { HandActs } from './HandBox';

interface Keeping {
  readonly chosen: readonly CardId[];
  readonly acts: HandActs;
}

/** What is put aside before it is decided. */
export function useKeeping(limit: number): Keeping {
  const { words } = useSpeaker();
  const [chosen, setChosen] = useState<readonly CardId[]>([]);
  return {
    chosen,
    acts: {
      chosen: (card) => (chosen.includes(card) ? 0 : null),
      press(card) {
        if (chosen.includes(card)) setChosen(chosen.filter((one) => one !== card));
        else if (chosen.length >= limit) refuse(words.board.keep.tooMany(limit));
        else setChosen([...chosen, card]);
      },
    },
  };
}

interface KeepProps extends Pick<AnludimBoardProps, 'play'> {
  readonly view: AnludimView;
  readonly facts: AnludimFacts;
  readonly seat: Seat;
  readonly chosen: readonly CardId[];
}

export function Keep({ view, facts, seat, chosen, play }: KeepProps) {
  const { words } = useSpeaker();
  const confirm = useConfirm();
  const say = words.board.keep;
  const limit = facts.keepLimits[Number(seat)] ?? 0;
  const hand = facts.handLimits[Number(seat)] ?? 0;
  const keep = async (cards: readonly CardId[]) => {
    const agreed = await confirm({
      title: say.confirmTitle,
      body: say.confirmBody(cards.map((card) => words.card(card))),
      confirm: cards.length === 0 ? say.nothing : say.keep(cards.length),
    });
    if (agreed) play('keepCards', { cards: [...cards] });
  };
  return (
    <ActionBar icon={ACT_ART} status={say.status(limit)} detail={say.detail(limit, hand)}>
      <Button onClick={() => void keep([])}>{say.nothing}</Button>
      <Button
        variant="primary"
        size="lg"
        refusal={chosen.length === 0 && covenAt(view, seat).hand.length > 0 ? say.chooseFirst : null}
        onClick={() => void keep(chosen)}
      >
        {say.keep(chosen.length)}
      </Button>
    </ActionBar>
  );
}
