/** A card enlarged, with its text, what players ask about it, and what can be done with it now. */
import { CardZoom, RuleLink } from '../../../../src/table';
import { Button } from '../../../../src/ui';
import { SPELLS } from '../../data';
import { ruleOfCard } from '../../text/references';
import { type CardNo, useSpeaker } from '../context';
import { SpellCard } from './SpellCard';
import css from './SpellZoom.module.css';

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
          <section className={css.about}>
            <p className={css.kind}>
              {card === 'decoy'
                ? words.board.hand.decoyKind
                : words.board.hand.kind(card, words.classes[SPELLS[card].class])}
            </p>
            <h2>{shown.name}</h2>
            <p>{shown.text}</p>
            <ul>
              {shown.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <RuleLink section={ruleOfCard(card)} />
            <div className={css.acts}>
              <Button variant={action ? 'ghost' : 'primary'} onClick={onClose}>
                {words.board.hand.close}
              </Button>
              {action && (
                <Button
                  variant="primary"
                  onClick={() => {
                    action.act();
                    onClose();
                  }}
                >
                  {action.label}
                </Button>
              )}
            </div>
          </section>
        </>
      )}
    </CardZoom>
  );
}
