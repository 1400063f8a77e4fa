/** The rules of this table: changed by the host, read by everybody else. */
import { use } from 'react';
import type { OptionField, OptionWords } from '../../../../games/kit';
import { isRecord } from '../../../../games/kit';
import type { Act, TableView } from '../../../online/protocol';
import { Segmented, Switch } from '../../../ui';
import { OptionFields } from '../../game/OptionsPanel';
import { gameRules, gameWords } from '../../parts';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { ClockFields } from '../ClockFields';
import { clockName } from '../clock';
import css from './Room.module.css';

interface Props {
  readonly view: TableView;
  readonly mayChange: boolean;
  readonly act: (act: Act) => void;
}

export function RoomOptions({ view, mayChange, act }: Props) {
  const { language } = useSpoken();
  const words = useOnlineWords();
  const [loadingRules, loadingWords] = [gameRules(view.game), gameWords(view.game, language)];
  const fields = use(loadingRules).optionFields(view.seats.length);
  const own = use(loadingWords);
  const chosen = isRecord(view.options) ? view.options : {};
  const { create } = words;

  if (!mayChange) {
    return (
      <dl className={css.facts}>
        {fields.map((field) => {
          const option = own.options[field.key] ?? { label: field.key };
          return (
            <Fact key={field.key} label={option.label} value={valueName(field, option, chosen[field.key])} />
          );
        })}
        <Fact label={create.clock} value={clockName(view.clock, words, language)} />
        {view.clock.kind !== 'none' && (
          <Fact
            label={create.atZero}
            value={view.clock.atZero === 'default' ? create.atZeroDefault.title : create.atZeroForfeit.title}
          />
        )}
        <Fact
          label={words.table.gallery}
          value={view.gallery ? create.gallery.title : words.table.noGallery}
        />
      </dl>
    );
  }
  return (
    <>
      <OptionFields
        brief
        fields={fields}
        words={own.options}
        chosen={chosen}
        onChange={(key, value) => act({ type: 'configure', options: { ...chosen, [key]: value } })}
      />
      <ClockFields clock={view.clock} onChange={(clock) => act({ type: 'configure', clock })} />
      <Segmented
        label={create.visibility}
        value={view.public}
        onChange={(listed) => act({ type: 'configure', public: listed })}
        choices={[
          { value: false, label: create.private.title },
          { value: true, label: create.public.title },
        ]}
      />
      <Switch
        label={create.gallery.title}
        checked={view.gallery}
        onChange={(open) => act({ type: 'gallery', open })}
      />
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function valueName(field: OptionField, words: OptionWords, value: unknown): string {
  const current = value ?? field.default;
  if (typeof current === 'boolean') return current ? '✓' : '–';
  return words.values?.[String(current)]?.label ?? String(current);
}
