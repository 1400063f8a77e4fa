/** How many cards and letters a player has: public for everybody. */

import type { ReactNode } from 'react';
import IconEnvelope from '~icons/game-icons/envelope';
import IconCap from '~icons/game-icons/graduate-cap';
import { IconCards } from '../../../../src/ui';
import { END_SCHOOL } from '../../data';
import type { PlayerView } from '../../state';
import { useSpeaker } from '../context';
import css from './Counts.module.css';

export function Counts({ player: { hand, mail, school } }: { readonly player: PlayerView }) {
  const { area } = useSpeaker().words.board;
  return (
    <p className={css.counts}>
      <Count icon={<IconCards />} count={hand.length} title={area.hand(hand.length)} />
      <Count icon={<IconEnvelope />} count={mail.length} title={area.mail(mail.length)} />
      <Count
        icon={<IconCap />}
        count={school.length}
        of={END_SCHOOL}
        title={area.school(school.length, END_SCHOOL)}
      />
    </p>
  );
}

interface CountProps {
  readonly icon: ReactNode;
  readonly count: number;
  readonly of?: number;
  readonly title: string;
}

function Count({ icon, count, of, title }: CountProps) {
  return (
    <span title={title}>
      <span className="visually-hidden">{title}</span>
      <span aria-hidden="true">{icon}</span>
      <b aria-hidden="true">{count}</b>
      {of !== undefined && <span aria-hidden="true">/{of}</span>}
    </span>
  );
}
