/** The viewer's hand: sorted as they like, each card by the half that is up. */
import { useState } from 'react';
import { Hand } from '../../../../src/table';
import { IconButton, IconReplay, Segmented } from '../../../../src/ui';
import type { CardId, HalfIndex } from '../../data';
import { DoubleCard } from '../cards/DoubleCard';
import { useSpeaker } from '../context';
import { other } from './draft';
import css from './HandBox.module.css';
import { type Sorting, sorted } from './order';

/** What can be done with the cards; without it they can only be enlarged. */
export interface HandActs {
  /** The half up of a card that is chosen, null otherwise. */
  chosen(card: CardId): HalfIndex | null;
  /** Whether the card goes with what is chosen. */
  joins?(card: CardId): boolean;
  /** Whether a chosen card spoils the combination by its colour. */
  clashes?(card: CardId): boolean;
  press(card: CardId, up: HalfIndex): void;
  turn?(card: CardId, up: HalfIndex): void;
  readonly help?: string;
}

interface HandBoxProps {
  readonly cards: readonly CardId[];
  /** Those that everybody has seen. */
  readonly known: readonly CardId[];
  readonly acts: HandActs | null;
}

export function HandBox({ cards, known, acts }: HandBoxProps) {
  const { words } = useSpeaker();
  const [sorting, setSorting] = useState<Sorting>('value');
  const [up, setUp] = useState<HalfIndex>(0);
  const say = words.board.hand;
  return (
    <section className={css.box} data-guide="hand" data-many={cards.length > 12 || undefined}>
      <header className={css.bar}>
        <h2>
          {say.title} <small>{cards.length}</small>
        </h2>
        <Segmented
          label={say.sort}
          hideLabel
          value={sorting}
          onChange={setSorting}
          choices={[
            { value: 'value', label: say.byValue },
            { value: 'colour', label: say.byColour },
          ]}
        />
        <IconButton
          label={say.turnOver}
          icon={<IconReplay />}
          variant="plain"
          onClick={() => setUp(other(up))}
        />
      </header>
      {cards.length === 0 && <p className={css.none}>{say.none}</p>}
      <Hand label={say.label(cards.length)}>
        {sorted(cards, sorting, up).map((card) => {
          const half = acts?.chosen(card) ?? null;
          const joins = half === null && (acts?.joins?.(card) ?? false);
          const clashes = half !== null && (acts?.clashes?.(card) ?? false);
          return (
            <DoubleCard
              key={card}
              card={card}
              up={half ?? up}
              piece={card}
              state={clashes ? 'clash' : half !== null ? 'chosen' : joins ? 'joins' : 'plain'}
              note={[joins && say.joins, clashes && say.clashes, known.includes(card) && say.known]
                .filter(Boolean)
                .join(', ')}
              {...(acts && {
                pressed: half !== null,
                help: acts.help,
                turns: half !== null && acts.turn !== undefined,
                onSelect: () => acts.press(card, up),
                ...(acts.turn && { onTurn: () => acts.turn?.(card, up) }),
              })}
            />
          );
        })}
      </Hand>
    </section>
  );
}
