/** Who sits around the device: a name for each seat, or a bot where there are more than two. */
import type { ReactNode } from 'react';
import { type Seat, seatsOf } from '../../../games/kit';
import { Segmented, Switch, TextField } from '../../ui';
import { useWords } from '../text';
import css from './PlayPanel.module.css';
import type { Setup } from './setup';

interface Props {
  readonly setup: Setup;
  readonly onChange: (change: Partial<Setup>) => void;
  readonly roleOf: (seat: Seat) => string;
  readonly sigilOf: (seat: Seat) => ReactNode;
}

const NAME_LENGTH = 30;
/** Fewer people than this around a device do not need a curtain but another way to play. */
const FEWEST_PEOPLE = 2;

export function DeviceFields({ setup, onChange, roleOf, sigilOf }: Props) {
  const { game } = useWords();
  const seats = seatsOf(setup.players);
  const mayAddBots = seats.length - setup.bots.length > FEWEST_PEOPLE;

  const rename = (seat: Seat, name: string): void =>
    onChange({ names: seats.map((other, index) => (other === seat ? name : (setup.names[index] ?? ''))) });

  return (
    <>
      <fieldset className={css.seat}>
        <legend className="visually-hidden">{game.names}</legend>
        <div className={css.seats}>
          {seats.map((seat, index) => {
            const bot = setup.bots.includes(seat);
            return (
              <div key={seat} className={css.seat}>
                <p className={css.role} aria-hidden="true">
                  {sigilOf(seat)}
                  {roleOf(seat)}
                </p>
                {seats.length > FEWEST_PEOPLE && (bot || mayAddBots) && (
                  <Segmented
                    label={game.kindOf(roleOf(seat))}
                    hideLabel
                    value={bot}
                    onChange={(chosen) =>
                      onChange({
                        bots: chosen ? [...setup.bots, seat] : setup.bots.filter((other) => other !== seat),
                      })
                    }
                    choices={[
                      { value: false, label: game.human },
                      { value: true, label: game.botSeat },
                    ]}
                  />
                )}
                {!bot && (
                  <TextField
                    label={game.nameOf(roleOf(seat))}
                    hideLabel
                    wide
                    maxLength={NAME_LENGTH}
                    placeholder={game.player(index + 1)}
                    value={setup.names[index] ?? ''}
                    onChange={(name) => rename(seat, name)}
                  />
                )}
              </div>
            );
          })}
        </div>
      </fieldset>
      <Switch
        label={game.shuffle.title}
        hint={game.shuffle.hint}
        checked={setup.shuffle}
        onChange={(shuffle) => onChange({ shuffle })}
      />
    </>
  );
}
