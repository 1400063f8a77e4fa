/** Before a shared series begins: who takes part, the link to pass on, and the start. */
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SEATS } from '../../../../games/kit';
import { LIMITS, type SeriesView } from '../../../online/protocol';
import { onlineSeries } from '../../../online/series';
import { changeSettings, useSetting } from '../../../settings';
import {
  Button,
  Chip,
  cx,
  IconClock,
  IconLeft,
  IconPlay,
  IconRobot,
  SeatSigil,
  TextField,
} from '../../../ui';
import { clockName } from '../../online/clock';
import { LinkField } from '../../online/LinkField';
import { Qr } from '../../online/Qr';
import { gameWords } from '../../parts';
import sheet from '../../shell/sheet.module.css';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { useSeriesWords } from '../../text/series';
import { usePage } from '../../usePage';
import { noteSeries } from '../kept';
import { seriesName } from '../naming';
import type { SharedSeries } from './useSharedSeries';
import css from './WaitingRoom.module.css';

interface Props {
  readonly view: SeriesView;
  /** The place of this device. */
  readonly mine: number | null;
  readonly take: SharedSeries['take'];
  readonly title: string;
}

export function WaitingRoom({ view, mine, take, title }: Props) {
  const words = useSeriesWords();
  const { online } = words;
  const { language, words: shell } = useSpoken();
  const { levels } = shell;
  const onlineWords = useOnlineWords();
  const { errors } = onlineWords;
  const { roles } = use(gameWords(view.game, language));
  const name = useSetting('name');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, game, form, clock, places, owner } = view;
  const open = places.some(({ kind }) => kind === 'open');
  const heading = seriesName(view, words);
  const first = owner === null ? undefined : places[owner];
  usePage(`${heading}, ${title}`);
  useEffect(noteSeries, []);

  const act = async (
    asked: Parameters<typeof take>[0] | Promise<Parameters<typeof take>[0]>,
  ): Promise<void> => {
    setBusy(true);
    const refused = take(await asked);
    setBusy(false);
    setError(refused && errors[refused]);
  };

  return (
    <main className={cx(sheet.page, css.room)} id="main" tabIndex={-1}>
      <header className={css.head}>
        <Link className={sheet.crumb} href={`/games/${game}`}>
          <IconLeft />
          {title}
        </Link>
        <h1>{heading}</h1>
        {clock.kind !== 'none' && (
          <p className={css.clock}>
            <IconClock />
            {clockName(clock, onlineWords, language)}
          </p>
        )}
      </header>
      <div className={css.columns}>
        <section className={sheet.panel} aria-labelledby="places">
          <h2 id="places">{online.waiting}</h2>
          <ol className={css.places} aria-label={online.places}>
            {places.map((place, at) => {
              const number = at + 1;
              // Only in a Cursus a place is a side for good.
              const seat = form.kind === 'cursus' ? SEATS[at] : undefined;
              return (
                <li key={number} data-kind={place.kind}>
                  <span className={css.number} aria-hidden="true">
                    {seat ? <SeatSigil seat={seat} size="1.5rem" /> : number}
                  </span>
                  <b>
                    {place.kind === 'open' ? online.open : place.name}
                    {seat && <small>{roles[seat]}</small>}
                  </b>
                  {place.kind === 'bot' && <Chip icon={<IconRobot />}>{levels[place.level].title}</Chip>}
                  {at === mine && <Chip tone="accent">{online.you}</Chip>}
                </li>
              );
            })}
          </ol>
          {mine === null && open && (
            <div className={css.join}>
              <TextField
                label={online.name}
                wide
                maxLength={LIMITS.nameLength}
                autoComplete="nickname"
                value={name}
                error={error}
                onChange={(next) => changeSettings({ name: next })}
              />
              <Button variant="primary" disabled={busy} onClick={() => void act(onlineSeries.join(id))}>
                {online.take}
              </Button>
            </div>
          )}
          {mine === null && !open && <p>{online.full}</p>}
          {mine !== null && (
            <div className={css.actions}>
              <p role="status">
                {open
                  ? online.seatsOpen
                  : owner === mine
                    ? online.ready
                    : online.readyOthers(first && first.kind !== 'open' ? first.name : '')}
              </p>
              {error && <p role="alert">{error}</p>}
              <Button variant="ghost" disabled={busy} onClick={() => void act(onlineSeries.leave(id))}>
                {online.leave}
              </Button>
              {owner === mine && (
                <Button
                  variant="primary"
                  icon={<IconPlay />}
                  disabled={busy}
                  refusal={open ? online.seatsOpen : null}
                  onClick={() => void act(onlineSeries.start(id))}
                >
                  {online.start}
                </Button>
              )}
            </div>
          )}
        </section>
        <section className={sheet.panel} aria-labelledby="invite">
          <h2 id="invite">{online.invite}</h2>
          <Qr text={location.href} label={online.qr} />
          <LinkField link={location.href} label={online.link} shareText={online.shareText(title)} />
        </section>
      </div>
    </main>
  );
}
