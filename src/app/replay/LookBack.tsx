/** The game in progress up to now, through the eyes that have seen it: nothing else is in the film. */
import { use, useMemo } from 'react';
import type { AnyRules, NameOf } from '../../../games/kit';
import type { SeatPlan } from '../../play/contract';
import { type Film, publicCurve } from '../../replay';
import { Button, IconBack } from '../../ui';
import { gameWords } from '../parts';
import { useSpoken } from '../text';
import { useReplayWords } from '../text/replay';
import { usePage } from '../usePage';
import css from './LookBack.module.css';
import { ReplayTable } from './ReplayTable';
import { usePlayer } from './usePlayer';

interface Props {
  readonly game: string;
  readonly rules: AnyRules;
  readonly plans: readonly SeatPlan[];
  readonly nameOf: NameOf;
  readonly film: Promise<Film>;
  readonly onClose: () => void;
}

export default function LookBack({ film: asked, onClose, ...table }: Props) {
  const { lookBack } = useReplayWords();
  const loading = gameWords(table.game, useSpoken().language);
  const film = use(asked);
  const own = use(loading);
  const player = usePlayer(film, [], film.told.length - 1);
  const curve = useMemo(() => publicCurve(table.rules, film), [table.rules, film]);
  usePage(own.title);
  return (
    <ReplayTable
      {...table}
      film={film}
      player={player}
      heading={lookBack.title}
      look={film.viewer}
      curve={curve}
      plot={lookBack.plot}
      note={film.cut && <p className={css.note}>{lookBack.sinceHere}</p>}
      bar={
        <Button variant="primary" icon={<IconBack />} data-first onClick={onClose}>
          {lookBack.leave}
        </Button>
      }
    />
  );
}
