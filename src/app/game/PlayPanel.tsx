/** How to play: the way, the bots' level or the names, and the one button that starts the match. */
import { lazy, Suspense } from 'react';
import type { AnyWords, Seat } from '../../../games/kit';
import { seatsOf } from '../../../games/kit';
import type { BotLevel } from '../../bots';
import {
  Button,
  IconDevice,
  IconGlobe,
  IconPlay,
  IconRobot,
  RadioCards,
  SeatSigil,
  Segmented,
} from '../../ui';
import { listOf } from '../home/standing';
import type { OnlineSetup } from '../online/create/plan';
import sheet from '../shell/sheet.module.css';
import { useSpoken } from '../text';
import { BotLevels } from './BotLevels';
import { DeviceFields } from './DeviceFields';
import css from './PlayPanel.module.css';
import { commonLevel, type Setup } from './setup';

const OnlineFields = lazy(() => import('../online/create/OnlineFields'));

interface Props {
  readonly setup: Setup;
  readonly onChange: (change: Partial<Setup>) => void;
  readonly online: OnlineSetup;
  readonly onChangeOnline: (setup: OnlineSetup) => void;
  /** What is wrong with the name under which one would play online. */
  readonly nameError: string | null;
  readonly players: { readonly min: number; readonly max: number };
  readonly gameWords: AnyWords;
  readonly busy: boolean;
  readonly onStart: () => void;
}

export function PlayPanel({ setup, onChange, players, gameWords, busy, onStart, ...rest }: Props) {
  const { language, words } = useSpoken();
  const text = words.game;
  const seats = seatsOf(setup.players);
  const roleOf = (seat: Seat): string => gameWords.roles[seat] ?? text.player(Number(seat) + 1);
  const sigilOf = (seat: Seat) => <SeatSigil seat={seat} size="1.4rem" />;
  const start = busy ? text.starting : startWords();

  function startWords(): string {
    if (setup.mode === 'online') return text.startOnline;
    if (setup.mode === 'bot') return startAgainstBots(setup.players - 1, commonLevel(setup));
    const people = seats.filter((seat) => !setup.bots.includes(seat));
    const names = people.map((seat) => setup.names[Number(seat)]?.trim() || text.player(Number(seat) + 1));
    return text.startDevice(listOf(names, language));
  }
  function startAgainstBots(bots: number, level: BotLevel | null): string {
    if (level === null) return text.startMixed(bots);
    const { title } = words.levels[level];
    return bots === 1 ? text.startBot(title) : text.startBots(bots, title);
  }

  return (
    <section className={sheet.panel} aria-labelledby="play">
      <h2 id="play">{text.play}</h2>
      <RadioCards<Setup['mode']>
        label={text.mode}
        hideLabel
        columns={3}
        value={setup.mode}
        onChange={(mode) => onChange({ mode })}
        choices={[
          { value: 'bot', ...text.bot, icon: <IconRobot /> },
          { value: 'device', ...text.device, icon: <IconDevice /> },
          { value: 'online', ...text.online, icon: <IconGlobe /> },
        ]}
      />
      {players.min < players.max && (
        <Segmented
          label={text.count}
          value={setup.players}
          onChange={(count) => onChange({ players: count })}
          choices={countsBetween(players.min, players.max).map((value) => ({ value, label: String(value) }))}
        />
      )}
      {/* The button comes with all that stands above it: it must not move away from under a finger. */}
      <Suspense fallback={<div className={css.fields} aria-busy="true" />}>
        <div className={css.fields} key={setup.mode}>
          {(setup.mode === 'bot' || (setup.mode === 'device' && setup.bots.length > 0)) && (
            <BotLevels setup={setup} onChange={onChange} roleOf={roleOf} />
          )}
          {setup.mode === 'bot' && (
            <Segmented<Seat | 'random'>
              label={text.seat}
              value={setup.seat}
              onChange={(seat) => onChange({ seat })}
              choices={[
                ...seats.map((value) => ({ value, label: roleOf(value), icon: sigilOf(value) })),
                { value: 'random' as const, label: text.random },
              ]}
            />
          )}
          {setup.mode === 'device' && (
            <DeviceFields setup={setup} onChange={onChange} roleOf={roleOf} sigilOf={sigilOf} />
          )}
          {setup.mode === 'online' && (
            <OnlineFields
              setup={rest.online}
              onChange={rest.onChangeOnline}
              players={setup.players}
              roleOf={roleOf}
              sigilOf={sigilOf}
              nameError={rest.nameError}
            />
          )}
        </div>
        <div className={css.start}>
          <p>{setup.mode === 'bot' ? text.fair : null}</p>
          <Button variant="primary" size="lg" icon={<IconPlay />} disabled={busy} onClick={onStart}>
            {start}
          </Button>
        </div>
      </Suspense>
    </section>
  );
}

function countsBetween(min: number, max: number): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
