/** The clock of a table, and what happens when it runs out. */
import type { ClockPlan } from '../../online/protocol';
import { Segmented, Select } from '../../ui';
import { useSpoken } from '../text';
import { useOnlineWords } from '../text/online';
import { CLOCKS, clockKey, clockName, withEnd } from './clock';

interface Props {
  readonly clock: ClockPlan;
  readonly onChange: (clock: ClockPlan) => void;
}

export function ClockFields({ clock, onChange }: Props) {
  const { language } = useSpoken();
  const words = useOnlineWords();
  const key = clockKey(clock);
  const offered = CLOCKS.some((plan) => clockKey(plan) === key) ? CLOCKS : [...CLOCKS, clock];
  const atZero = clock.kind === 'none' ? 'default' : clock.atZero;
  const choose = (chosen: string): void => {
    const plan = offered.find((one) => clockKey(one) === chosen);
    if (plan) onChange(withEnd(plan, atZero));
  };
  return (
    <>
      <Select
        label={words.create.clock}
        wide
        value={key}
        onChange={choose}
        choices={offered.map((plan) => ({ value: clockKey(plan), label: clockName(plan, words, language) }))}
      />
      {clock.kind !== 'none' && (
        <Segmented
          label={words.create.atZero}
          value={clock.atZero}
          onChange={(end) => onChange(withEnd(clock, end))}
          choices={[
            { value: 'default', label: words.create.atZeroDefault.title },
            { value: 'forfeit', label: words.create.atZeroForfeit.title },
          ]}
        />
      )}
    </>
  );
}
