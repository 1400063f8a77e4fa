/** A school's hand laid open, for replays. */
import { useMemo, useState } from 'react';
import type { HandProps } from '../../../../src/table';
import type { Element } from '../../data';
import type { ClashView } from '../../state';
import type { ClashWords } from '../../text/words';
import { type Speaker, SpeakerContext } from '../context';
import { MyHand } from '../turn/MyHand';
import { StudentZoom } from './StudentZoom';

export function OpenHand({ view, seat, words, nameOf }: HandProps<ClashView, ClashWords>) {
  const [enlarged, enlarge] = useState<Element | null>(null);
  const speaker = useMemo<Speaker>(() => ({ words, me: null, near: '1', nameOf, enlarge }), [words, nameOf]);
  const cards = view.players[seat === '0' ? '0' : '1'].hand.filter((card) => card !== null);
  return (
    <SpeakerContext value={speaker}>
      {cards.length > 0 && <MyHand hand={cards} chosen={[]} noteOf={String} />}
      <StudentZoom element={enlarged} onClose={() => enlarge(null)} />
    </SpeakerContext>
  );
}
