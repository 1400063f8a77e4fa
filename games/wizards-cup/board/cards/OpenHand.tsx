/** A team laid open, for replays: the deck from its top, the Waiting card, and what is still in the hand. */
import { useMemo, useState } from 'react';
import type { HandProps } from '../../../../src/table';
import type { Seat } from '../../../kit';
import { type CupView, playerAt, sideOf } from '../../state';
import type { CupWords } from '../../text/words';
import { type Speaker, SpeakerContext } from '../context';
import { Known } from '../seats/Known';
import { type Enlarged, WizardZoom } from './WizardZoom';

/** From then on the board itself has the line-up. */
export function isLaidOut(view: CupView, seat: Seat): boolean {
  return view.phase !== 'draw' && (view.phase !== 'prepare' || playerAt(view, sideOf(seat)).step === 'ready');
}

export function OpenHand({ view, seat, words, nameOf }: HandProps<CupView, CupWords>) {
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const speaker = useMemo<Speaker>(
    () => ({ words, me: null, nameOf, enlarge: (card, side) => setEnlarged({ card, side }) }),
    [words, nameOf],
  );
  const side = sideOf(seat);
  const { deck, waiting, hand, reserve } = playerAt(view, side);
  const cards = [...deck, ...waiting, ...hand, ...(hand.length + deck.length === 0 ? reserve : [])];
  return (
    <SpeakerContext value={speaker}>
      <Known label={words.title} cards={cards.filter((card) => card !== null)} side={side} />
      <WizardZoom shown={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );
}
