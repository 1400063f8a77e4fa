/** A wizard's hand laid open, for replays. */
import { useMemo, useState } from 'react';
import { Hand, type HandProps } from '../../../../src/table';
import type { ShazammView } from '../../state';
import type { ShazammWords } from '../../text/words';
import { type CardNo, type Speaker, SpeakerContext } from '../context';
import { SpellCard } from './SpellCard';
import { SpellZoom } from './SpellZoom';

export function OpenHand({ view, seat, words, nameOf }: HandProps<ShazammView, ShazammWords>) {
  const [enlarged, enlarge] = useState<CardNo | null>(null);
  const speaker = useMemo<Speaker>(() => ({ words, me: null, nameOf, enlarge }), [words, nameOf]);
  const { hand } = view.players[seat === '0' ? '0' : '1'];
  return (
    <SpeakerContext value={speaker}>
      <Hand label={words.board.hand.label(hand.length)}>
        {hand.map((spell) => spell !== null && <SpellCard key={spell} card={spell} />)}
      </Hand>
      <SpellZoom card={enlarged} onClose={() => enlarge(null)} action={null} />
    </SpeakerContext>
  );
}
