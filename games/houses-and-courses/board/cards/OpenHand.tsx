/** A player's Magic cards and Mail laid open, for replays. */
import { useMemo, useState } from 'react';
import { Hand, type HandProps } from '../../../../src/table';
import { playerAt } from '../../seats';
import type { HousesView } from '../../state';
import type { HousesWords } from '../../text/words';
import { Letters } from '../area/Own';
import { type Piece, type Speaker, SpeakerContext } from '../context';
import { MagicCard } from './MagicCard';
import { Zoom } from './Zoom';

export function OpenHand({ view, seat, words, nameOf }: HandProps<HousesView, HousesWords>) {
  const [enlarged, enlarge] = useState<Piece | null>(null);
  const speaker = useMemo<Speaker>(() => ({ words, me: seat, nameOf, enlarge }), [words, seat, nameOf]);
  const player = playerAt(view, seat);
  const hand = player.hand.filter((card) => card !== null);
  return (
    <SpeakerContext value={speaker}>
      <Hand label={words.board.hand.label(hand.length)}>
        {hand.toSorted().map((card) => (
          <MagicCard key={card} id={card} />
        ))}
      </Hand>
      <Letters player={player} />
      <Zoom piece={enlarged} onClose={() => enlarge(null)} />
    </SpeakerContext>
  );
}
