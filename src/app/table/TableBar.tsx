/** The right end of the table's bar: who plays, the sound, and the menu. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { PlayState, Table } from '../../play/contract';
import { changeSettings, useSetting } from '../../settings';
import {
  IconBack,
  IconBook,
  IconButton,
  IconEye,
  IconMenu,
  IconMute,
  IconReplay,
  IconSliders,
  IconSound,
  Sheet,
  toast,
} from '../../ui';
import { reloadNewest, useInstalled } from '../offline/installed';
import { Menu, type MenuItem } from '../shell/Menu';
import { useWords } from '../text';
import css from './TableBar.module.css';

const SettingsSheet = lazy(() => import('../shell/SettingsSheet'));

interface Props {
  readonly table: Table;
  readonly state: PlayState;
  readonly players: ReactNode;
  readonly tool?: ReactNode;
  /** What can be done at this kind of table, besides what can be done at all. */
  readonly items: readonly MenuItem[];
  readonly rules: ReactNode;
}

export function TableBar({ table, state, players, tool, items, rules }: Props) {
  const { table: text } = useWords();
  const sound = useSetting('sound');
  const [, navigate] = useLocation();
  const { newer } = useInstalled();
  const [sheet, setSheet] = useState<'rules' | 'settings' | null>(null);
  const watch = (on: boolean): void => {
    table.watchUntilMyTurn(on);
    if (on) toast(text.watching);
  };
  return (
    <>
      <span className={css.players}>{players}</span>
      {tool}
      {state.watchful !== null && !state.over && (
        <IconButton
          label={text.watch}
          icon={<IconEye />}
          pressed={state.watchful}
          onClick={() => watch(!state.watchful)}
        />
      )}
      <IconButton
        label={sound ? text.soundOff : text.soundOn}
        icon={sound ? <IconSound /> : <IconMute />}
        onClick={() => changeSettings({ sound: !sound })}
      />
      <Menu
        label={text.menu}
        icon={<IconMenu />}
        items={[
          { label: text.rules, icon: <IconBook />, onSelect: () => setSheet('rules') },
          { label: text.settings, icon: <IconSliders />, onSelect: () => setSheet('settings') },
          ...items,
          ...(newer
            ? [{ label: text.reload, icon: <IconReplay />, onSelect: () => void reloadNewest() }]
            : []),
          { label: text.leave, icon: <IconBack />, onSelect: () => navigate('/') },
        ]}
      />
      <Sheet open={sheet === 'rules'} title={text.rules} onClose={() => setSheet(null)}>
        {rules}
      </Sheet>
      <Suspense fallback={null}>
        {sheet === 'settings' && <SettingsSheet open onClose={() => setSheet(null)} />}
      </Suspense>
    </>
  );
}
