/** The five places in order and the Waiting place. */
import type { KeyboardEvent, ReactNode } from 'react';
import { Draggable, Hand } from '../../../../src/table';
import { cx, IconPlus, refuse } from '../../../../src/ui';
import type { CardId } from '../../data';
import type { Side } from '../../state';
import { WizardCard } from '../cards/WizardCard';
import { useSpeaker } from '../context';
import { pieceOf } from '../piece';
import { type Places, WAITING } from './places';
import css from './Row.module.css';

interface RowProps {
  readonly side: Side;
  readonly places: Places;
  readonly selected: CardId | null;
  readonly forced: CardId | null;
  readonly onSelect: (card: CardId | null) => void;
  readonly onPlace: (card: CardId, at: number) => void;
  readonly keys: (card: CardId) => (event: KeyboardEvent) => void;
}

export function Row(props: RowProps) {
  const { words } = useSpeaker();
  return (
    <div className={css.row} data-guide="line-up">
      <Hand label={words.board.build.lineUp}>
        {props.places.map((card, at) => (
          <Place key={card ?? `free ${at}`} card={card} at={at} {...props} />
        ))}
      </Hand>
    </div>
  );
}

interface PlaceProps extends Omit<RowProps, 'places'> {
  readonly card: CardId | null;
  readonly at: number;
}

function Place({ card, at, side, selected, forced, onSelect, onPlace, keys }: PlaceProps) {
  const { words } = useSpeaker();
  const say = words.board;
  const note = at === WAITING ? say.card.inWaiting : say.card.inPlace(at + 1);
  const open = selected !== null && selected !== card;
  const act = () => {
    if (open) onPlace(selected, at);
    else if (card !== null) onSelect(card === selected ? null : card);
    else refuse(say.build.selectFirst);
  };
  return (
    <Draggable
      className={css.place}
      onPick={() => card !== null && onSelect(card)}
      onLeave={() => undefined}
      onDrop={() => open && onPlace(selected, at)}
    >
      <span className={css.no} aria-hidden="true">
        {at === WAITING ? say.build.waitingLetter : at + 1}
      </span>
      {card === null ? (
        <Hole label={holeLabel()} legal={open} onSelect={act}>
          {open && <span>{say.build.placeHere}</span>}
        </Hole>
      ) : (
        <WizardCard
          card={card}
          side={side}
          note={card === forced ? `${note}, ${say.card.drawnBlind}` : note}
          state={card === selected ? 'selected' : open ? 'legal' : 'plain'}
          pressed={card === selected}
          locked={card === forced}
          onSelect={act}
          onKeyDown={keys(card)}
          piece={pieceOf(side, card)}
        />
      )}
      <small className={css.caption}>{caption()}</small>
    </Draggable>
  );

  function holeLabel(): string {
    if (!open) return at === WAITING ? say.build.freeWaiting : say.build.freePlace(at + 1);
    const { short } = words.wizards[selected];
    return at === WAITING ? say.build.putWaiting(short) : say.build.putAt(short, at + 1);
  }

  function caption(): ReactNode {
    if (at === 0) return say.build.first;
    if (at === WAITING - 1) return say.build.last;
    if (at !== WAITING) return null;
    return (
      <>
        {say.build.waiting}
        <span className={css.more}> · {say.build.waitingNote}</span>
      </>
    );
  }
}

interface HoleProps {
  readonly label: string;
  readonly legal: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

function Hole({ label, legal, onSelect, children }: HoleProps) {
  return (
    <button type="button" className={cx(css.hole, legal && css.legal)} aria-label={label} onClick={onSelect}>
      <IconPlus />
      {children}
    </button>
  );
}
