/** Who sits where at a new online table, who finds it, and its clock. */
import type { ReactNode } from 'react';
import { type Seat, seatsOf } from '../../../../games/kit';
import { BOT_LEVELS } from '../../../bots';
import { LIMITS } from '../../../online/protocol';
import { changeSettings, useSetting } from '../../../settings';
import { RadioCards, Segmented, Select, Switch, TextField } from '../../../ui';
import { useWords } from '../../text';
import { useOnlineWords } from '../../text/online';
import { ClockFields } from '../ClockFields';
import css from './OnlineFields.module.css';
import { mySeat, type OnlineSetup, sitterOf, withSitter } from './plan';

interface Props {
  readonly setup: OnlineSetup;
  readonly onChange: (setup: OnlineSetup) => void;
  readonly players: number;
  readonly roleOf: (seat: Seat) => string;
  readonly sigilOf: (seat: Seat) => ReactNode;
  /** A sentence about the name. */
  readonly nameError: string | null;
}

export default function OnlineFields({ setup, onChange, players, roleOf, sigilOf, nameError }: Props) {
  const { create } = useOnlineWords();
  const { levels } = useWords();
  const seats = seatsOf(players);
  return (
    <>
      <TextField
        label={create.name}
        hint={create.nameHint}
        error={nameError}
        maxLength={LIMITS.nameLength}
        autoComplete="nickname"
        value={useSetting('name')}
        onChange={(name) => changeSettings({ name })}
      />
      <fieldset className={css.group}>
        <legend className={css.legend}>{create.seats}</legend>
        <ul className={css.seats}>
          {seats.map((seat) => {
            const sitter = sitterOf(setup, seat, players);
            const level = setup.bots[seat];
            return (
              <li key={seat} className={css.seat}>
                <span className={css.role} aria-hidden="true">
                  {sigilOf(seat)}
                  {roleOf(seat)}
                </span>
                <Segmented
                  label={roleOf(seat)}
                  hideLabel
                  value={sitter}
                  onChange={(chosen) => onChange(withSitter(setup, seat, chosen))}
                  choices={[
                    { value: 'me', label: create.me },
                    // Somebody has to open the table: the own seat is left by sitting down elsewhere.
                    ...(seat === mySeat(setup, players)
                      ? []
                      : [
                          { value: 'open' as const, label: create.open },
                          { value: 'bot' as const, label: create.bot },
                        ]),
                  ]}
                />
                {sitter === 'bot' && level && BOT_LEVELS.length > 1 && (
                  <Select
                    label={create.level(roleOf(seat))}
                    hideLabel
                    value={level}
                    onChange={(chosen) => onChange({ ...setup, bots: { ...setup.bots, [seat]: chosen } })}
                    choices={BOT_LEVELS.map((value) => ({ value, label: levels[value].title }))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      <RadioCards<'private' | 'public'>
        label={create.visibility}
        columns={2}
        value={setup.public ? 'public' : 'private'}
        onChange={(chosen) => onChange({ ...setup, public: chosen === 'public' })}
        choices={[
          { value: 'private', ...create.private },
          { value: 'public', ...create.public },
        ]}
      />
      <div className={css.pair}>
        <ClockFields clock={setup.clock} onChange={(clock) => onChange({ ...setup, clock })} />
      </div>
      <Switch
        label={create.gallery.title}
        hint={create.gallery.hint}
        checked={setup.gallery}
        onChange={(gallery) => onChange({ ...setup, gallery })}
      />
    </>
  );
}
