/** Who takes part in a series: a name for each, a person or a bot and its level. */
import type { Seat } from '../../../../games/kit';
import { SEATS } from '../../../../games/kit';
import { BOT_LEVELS } from '../../../bots';
import { cx, IconDevice, IconGlobe, IconRobot, SeatSigil, Segmented, Select, TextField } from '../../../ui';
import { useWords } from '../../text';
import { useSeriesWords } from '../../text/series';
import css from './create.module.css';
import { lineUp, myPlace, NAME_LENGTH, nameFor, type PlayerSetup, type SeriesSetup } from './setup';

interface Props {
  readonly setup: SeriesSetup;
  readonly onChange: (players: readonly PlayerSetup[]) => void;
  /** What the seats are called that players keep for the whole series. */
  readonly roleOf: (seat: Seat) => string | undefined;
}

export function PlayerFields({ setup, onChange, roleOf }: Props) {
  const { game: gameWords, levels } = useWords();
  const { create } = useSeriesWords();
  const online = setup.where === 'online';
  const change = (at: number, part: Partial<PlayerSetup>): void =>
    onChange(setup.players.map((player, index) => (index === at ? { ...player, ...part } : player)));
  return (
    <fieldset className={css.players}>
      <legend>{create.players}</legend>
      {lineUp(setup).map(({ player, at }, place) => {
        const number = place + 1;
        const seat = setup.kind === 'cursus' ? SEATS[place] : undefined;
        const role = seat && roleOf(seat);
        const mine = online && place === myPlace(setup);
        return (
          <div key={at} className={cx(css.player, role !== undefined && css.named, mine && css.mine)}>
            <p className={css.number} aria-hidden="true">
              {seat ? <SeatSigil seat={seat} size="1.5rem" /> : number}
              {role && <span>{role}</span>}
            </p>
            {!mine && (
              <Segmented
                label={create.playerKind(number)}
                hideLabel
                value={player.kind}
                onChange={(kind) => change(at, { kind })}
                choices={[
                  {
                    value: 'human',
                    label: online ? create.open : create.human,
                    icon: online ? <IconGlobe /> : <IconDevice />,
                  },
                  { value: 'bot', label: create.bot, icon: <IconRobot /> },
                ]}
              />
            )}
            {online && player.kind === 'human' && !mine ? null : (
              <TextField
                label={create.playerName(number)}
                hideLabel
                wide
                maxLength={NAME_LENGTH}
                placeholder={nameFor({ ...player, name: '' }, place, gameWords.player)}
                value={player.name}
                onChange={(name) => change(at, { name })}
              />
            )}
            {player.kind === 'bot' && !mine && (
              <Select
                label={create.playerLevel(number)}
                hideLabel
                value={player.level}
                onChange={(level) => change(at, { level })}
                choices={BOT_LEVELS.map((level) => ({ value: level, label: levels[level].title }))}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
