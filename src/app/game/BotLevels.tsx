/** How strong the bots are: all of them at once, and each by itself where there are several. */
import type { Seat } from '../../../games/kit';
import { BOT_LEVELS, type BotLevel } from '../../bots';
import { RadioCards, Select } from '../../ui';
import { useWords } from '../text';
import { Level } from './Level';
import css from './PlayPanel.module.css';
import { botSeats, commonLevel, levelOfBot, type Setup } from './setup';

interface Props {
  readonly setup: Setup;
  readonly onChange: (change: Partial<Setup>) => void;
  readonly roleOf: (seat: Seat) => string;
}

export function BotLevels({ setup, onChange, roleOf }: Props) {
  const { game, levels } = useWords();
  const seats = botSeats(setup);
  const one = (bot: number, chosen: BotLevel): void =>
    onChange({ levels: seats.map((_, at) => (at === bot ? chosen : levelOfBot(setup, at))) });
  return (
    <>
      <RadioCards<BotLevel | 'mixed'>
        label={seats.length === 1 ? game.level : game.levelOfAll}
        columns={2}
        value={commonLevel(setup) ?? 'mixed'}
        onChange={(level) => level !== 'mixed' && onChange({ level, levels: [] })}
        choices={BOT_LEVELS.map((value, index) => ({
          value,
          ...levels[value],
          icon: <Level rank={index + 1} of={BOT_LEVELS.length} />,
        }))}
      />
      {seats.length > 1 && (
        <fieldset className={css.seat}>
          <legend className={css.role}>{game.levelOfEach}</legend>
          <div className={css.bots}>
            {seats.map((seat, bot) => (
              <Select
                key={seat ?? `bot ${bot}`}
                label={seat === null ? `${game.botSeat} ${bot + 1}` : roleOf(seat)}
                value={levelOfBot(setup, bot)}
                onChange={(chosen) => one(bot, chosen)}
                choices={BOT_LEVELS.map((value) => ({ value, label: levels[value].title }))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
