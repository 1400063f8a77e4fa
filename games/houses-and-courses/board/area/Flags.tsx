/** What holds for a player for a while, or for the round: the First Player card, a shield, and the like. */

import type { ReactNode } from 'react';
import IconCap from '~icons/game-icons/graduate-cap';
import IconStars from '~icons/game-icons/knocked-out-stars';
import IconCrown from '~icons/game-icons/queen-crown';
import IconShield from '~icons/game-icons/shield';
import IconCoins from '~icons/game-icons/two-coins';
import type { Seat } from '../../../kit';
import { playerAt } from '../../seats';
import type { HousesView } from '../../state';
import { useSpeaker } from '../context';
import css from './Flags.module.css';

interface FlagsProps {
  readonly table: HousesView;
  readonly seat: Seat;
}

export function Flags({ table, seat }: FlagsProps) {
  const { area } = useSpeaker().words.board;
  const { shield, stunned, extraCollects, discount } = playerAt(table, seat);
  return (
    <span className={css.flags}>
      {table.firstPlayer === seat && (
        <Flag
          tone="first"
          icon={<IconCrown />}
          word={area.first}
          title={area.firstTitle}
          piece="first-player"
        />
      )}
      {shield && <Flag tone="shield" icon={<IconShield />} word={area.shield} title={area.shieldTitle} />}
      {stunned && <Flag tone="stun" icon={<IconStars />} word={area.stunned} title={area.stunnedTitle} />}
      {extraCollects > 0 && <Flag tone="gain" icon={<IconCap />} word={area.extra(extraCollects)} />}
      {discount > 0 && <Flag tone="gain" icon={<IconCoins />} word={area.discount(discount)} />}
    </span>
  );
}

interface FlagProps {
  readonly tone: string;
  readonly icon: ReactNode;
  readonly word: string;
  readonly title?: string;
  readonly piece?: string;
}

function Flag({ tone, icon, word, title = word, piece }: FlagProps) {
  return (
    <span className={css.flag} data-flag={tone} data-piece={piece} title={title}>
      <span aria-hidden="true">{icon}</span>
      <span className={css.word} aria-hidden="true">
        {word}
      </span>
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
