/** A coven's hand laid open, for replays. */
import { useMemo, useState } from 'react';
import { Hand, type HandProps } from '../../../../src/table';
import type { CardId } from '../../data';
import { type AnludimView, covenAt } from '../../state';
import type { AnludimWords } from '../../text/words';
import { type Speaker, SpeakerContext } from '../context';
import { DoubleCard } from './DoubleCard';
import { Zoom } from './Zoom';

export function OpenHand({ view, seat, words, nameOf }: HandProps<AnludimView, AnludimWords>) {
  const [enlarged, enlarge] = useState<CardId | null>(null);
  const speaker = useMemo<Speaker>(() => ({ words, me: null, nameOf, enlarge }), [words, nameOf]);
  const { hand, kept } = covenAt(view, seat);
  const cards = [...hand, ...(kept ?? [])].filter((card) => card !== null);
  return (
    <SpeakerContext value={speaker}>
      <Hand label={words.board.hand.label(cards.length)}>
        {cards.map((card) => (
          <DoubleCard key={card} card={card} />
        ))}
      </Hand>
      <Zoom card={enlarged} known={false} onClose={() => enlarge(null)} acts={null} />
    </SpeakerContext>
  );
}
