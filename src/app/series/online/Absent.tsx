/** Who stays away from a game of a shared series. Whoever looks after the series can go on without them. */
import { useState } from 'react';
import type { Award, SeriesView } from '../../../online/protocol';
import { onlineSeries } from '../../../online/series';
import type { OpenGame } from '../../../series';
import { Button, Dialog, IconClock, IconRobot, toast } from '../../../ui';
import { listOf } from '../../home/standing';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { useSeriesWords } from '../../text/series';
import css from './Absent.module.css';
import type { SharedSeries } from './useSharedSeries';

interface Props {
  readonly view: SeriesView;
  readonly game: OpenGame;
  /** The place of this device. */
  readonly mine: number | null;
  readonly take: SharedSeries['take'];
}

export function Absent({ view: { id, absent, owner, places }, game, mine, take }: Props) {
  const { language, words } = useSpoken();
  const { online } = useSeriesWords();
  const { errors } = useOnlineWords();
  const [asked, setAsked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const me = mine === null ? undefined : places[mine];
  const names = (absent[game.key] ?? []).filter((name) => me?.kind !== 'person' || name !== me.name);
  if (names.length === 0) return null;
  if (mine === null || owner !== mine) {
    const keeper = owner === null ? undefined : places[owner];
    const other = keeper?.kind === 'person' && !names.includes(keeper.name) ? keeper.name : null;
    return (
      <p className={css.away}>
        {online.away(listOf(names, language), names.length)} {other && online.awayOthers(other)}
      </p>
    );
  }
  const rival = game.seats.length === 2 ? game.seats.find(({ name }) => name !== asked) : undefined;
  const settle = async (by: Award): Promise<void> => {
    if (asked === null) return;
    setBusy(true);
    const refused = take(await onlineSeries.award(id, { key: game.key, name: asked, by }));
    setBusy(false);
    setAsked(null);
    if (refused) toast(errors[refused], 'bad');
  };
  return (
    <div className={css.settle}>
      {names.map((name) => (
        <Button key={name} variant="ghost" icon={<IconClock />} onClick={() => setAsked(name)}>
          {online.settle(name)}
        </Button>
      ))}
      <Dialog
        open={asked !== null}
        title={online.settleTitle(asked ?? '')}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{words.shell.cancel}</Button>
            <Button icon={<IconRobot />} disabled={busy} onClick={() => void settle('bot')}>
              {online.settleBot(asked ?? '')}
            </Button>
            {rival && (
              <Button variant="danger" disabled={busy} onClick={() => void settle('walkover')}>
                {online.settleWin(rival.name)}
              </Button>
            )}
          </>
        }
      >
        <p>{online.settleBody}</p>
      </Dialog>
    </div>
  );
}
