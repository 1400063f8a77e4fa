/** Variant 2: the player spreads the own spells over the rounds by swapping two of them at a time. */
import { useState } from 'react';
import IconDrawCard from '~icons/game-icons/card-draw';
import { ActionBar, Draggable, Hand, TravelStage, useConfirm } from '../../../../src/table';
import { Button, playSound } from '../../../../src/ui';
import { SPELL_NUMBERS } from '../../data';
import type { SpellNo } from '../../state';
import { SpellCard } from '../cards/SpellCard';
import { useSpeaker } from '../context';
import css from './Arrange.module.css';
import { batchesOf, shuffled, swapped } from './order';

interface ArrangeProps {
  readonly onArrange: (order: SpellNo[]) => void;
}

export function Arrange({ onArrange }: ArrangeProps) {
  const { words } = useSpeaker();
  const confirm = useConfirm();
  const [order, setOrder] = useState<readonly SpellNo[]>(SPELL_NUMBERS);
  const [picked, setPicked] = useState<SpellNo | null>(null);
  const say = words.board.arrange;

  const place = (spell: SpellNo, other: SpellNo | null) => {
    playSound('lay');
    setPicked(other === null ? spell : null);
    if (other !== null && other !== spell) setOrder(swapped(order, spell, other));
  };
  const reset = (next: readonly SpellNo[]) => {
    setPicked(null);
    setOrder(next);
  };
  const lay = async () => {
    const agreed = await confirm({ title: say.confirmTitle, body: say.confirmBody, confirm: say.ready });
    if (agreed) onArrange([...order]);
  };
  return (
    <>
      <TravelStage className={css.batches}>
        {batchesOf(order).map((batch, index) => (
          <section key={say.batch(index + 1)} className={css.batch}>
            <h3>
              {say.batch(index + 1)}
              <small>{say.batchCards(batch.length)}</small>
            </h3>
            <Hand label={say.batch(index + 1)}>
              {batch.map((spell) => (
                <Draggable
                  key={spell}
                  onPick={() => setPicked(spell)}
                  onLeave={() => setPicked(null)}
                  onDrop={() => place(spell, picked)}
                >
                  <SpellCard
                    card={spell}
                    piece={`a${spell}`}
                    state={spell === picked ? 'selected' : picked === null ? 'plain' : 'legal'}
                    pressed={spell === picked}
                    onSelect={() => place(spell, picked)}
                  />
                </Draggable>
              ))}
            </Hand>
          </section>
        ))}
      </TravelStage>
      <ActionBar
        icon={<IconDrawCard />}
        status={picked === null ? say.status : say.picked(words.spells[picked].name)}
        detail={say.detail}
      >
        <Button onClick={() => reset(SPELL_NUMBERS)}>{say.ascending}</Button>
        <Button onClick={() => reset(shuffled())}>{say.shuffle}</Button>
        <Button variant="primary" size="lg" onClick={() => void lay()}>
          {say.ready}
        </Button>
      </ActionBar>
    </>
  );
}
