/** A card enlarged, with its text, what players ask about it, and what can be done with it now. */
import { CardZoom, ZoomNotes, ZoomText } from '../../../../src/table';
import { SPELLS } from '../../data';
import { ruleOfCard } from '../../text/references';
import { type CardNo, useSpeaker } from '../context';
import { SpellCard } from './SpellCard';

interface SpellZoomProps {
  readonly card: CardNo | null;
  readonly onClose: () => void;
  /** Laying the card or taking it back, where that is possible. */
  readonly action: { readonly label: string; readonly act: () => void } | null;
}

export function SpellZoom({ card, onClose, action }: SpellZoomProps) {
  const { words } = useSpeaker();
  const shown = card === null ? null : card === 'decoy' ? words.decoy : words.spells[card];
  return (
    <CardZoom open={card !== null} label={shown?.name ?? ''} onClose={onClose}>
      {card !== null && shown && (
        <>
          <SpellCard card={card} still />
          <ZoomText
            kind={
              card === 'decoy'
                ? words.board.hand.decoyKind
                : words.board.hand.kind(card, words.classes[SPELLS[card].class])
            }
            name={shown.name}
            rule={ruleOfCard(card)}
            close={words.board.hand.close}
            onClose={onClose}
            acts={action ? [action] : []}
          >
            <p>{shown.text}</p>
            <ZoomNotes notes={shown.notes} />
          </ZoomText>
        </>
      )}
    </CardZoom>
  );
}
