/** A seat's clock as it runs. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../../../games/kit';
import type { ClocksView } from '../../../online/protocol';
import { cx, IconClock, VisuallyHidden } from '../../../ui';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { timeLeft } from '../clock';
import css from './Clock.module.css';

interface Props {
  readonly clocks: ClocksView;
  readonly ahead: number;
  readonly seat: Seat;
  readonly name: string;
}

const TICK_MS = 250;
/** From here on a clock is worth a glance. */
const SHORT_MS = 15_000;

export function Clock({ clocks, ahead, seat, name }: Props) {
  const { language } = useSpoken();
  const words = useOnlineWords().clocks;
  const running = clocks.running.includes(seat);
  const now = useNow(running) + ahead;
  const left = (clocks.left[seat] ?? 0) - (running ? Math.max(0, now - clocks.at) : 0);
  const shown = timeLeft(left, language);
  return (
    <span className={cx(css.clock, running && css.running, running && left < SHORT_MS && css.short)}>
      <IconClock />
      <span aria-hidden="true">{shown}</span>
      {/* Said when somebody asks for it, not at every tick. */}
      <VisuallyHidden>{words.left(name, shown)}</VisuallyHidden>
    </span>
  );
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
