/** The right end of the table's bar: who plays, the sound, and the menu. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { isSeat, type NameOf, type Seat } from '../../../games/kit';
import { type LocalTable, library, type TableState } from '../../play';
import { changeSettings, useSetting } from '../../settings';
import { useConfirm } from '../../table';
import {
  Chip,
  IconBack,
  IconBook,
  IconButton,
  IconEye,
  IconFlag,
  IconMenu,
  IconMute,
  IconPlayers,
  IconSliders,
  IconSound,
  Sheet,
  toast,
} from '../../ui';
import { Menu } from '../shell/Menu';
import { useWords } from '../text';
import css from './TableBar.module.css';

const SettingsSheet = lazy(() => import('../shell/SettingsSheet'));

interface Props {
  readonly table: LocalTable;
  readonly game: string;
  readonly match: string;
  readonly state: TableState;
  readonly nameOf: NameOf;
  readonly rules: ReactNode;
}

export function TableBar({ table, game, match, state, nameOf, rules }: Props) {
  const { table: text } = useWords();
  const sound = useSetting('sound');
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<'rules' | 'settings' | null>(null);
  const humans = state.seats.filter(({ kind }) => kind === 'human').length;
  const me = resigning(state);

  const resign = async (seat: Seat): Promise<void> => {
    const body = state.seats.length === 2 ? text.resignBody : text.resignBodyMany;
    const sure = await confirm({
      title: text.resignTitle,
      body: body(nameOf(seat)),
      confirm: text.resign,
      always: true,
    });
    if (sure) table.resign(seat);
  };
  const watch = (on: boolean): void => {
    table.watchUntilMyTurn(on);
    if (on) toast(text.watching);
  };
  const callOff = async (): Promise<void> => {
    const sure = await confirm({
      title: text.callOffTitle,
      body: text.callOffBody,
      confirm: text.callOff,
      always: true,
    });
    if (!sure) return;
    table.close();
    await library.remove(match);
    navigate(`/games/${game}`);
  };

  return (
    <>
      <span className={css.players}>
        <Chip icon={<IconPlayers />}>{text.seats(humans, state.seats.length - humans)}</Chip>
      </span>
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
          ...(!state.started && !state.over
            ? [{ label: text.callOff, icon: <IconFlag />, onSelect: () => void callOff(), danger: true }]
            : []),
          ...(state.started && me !== null
            ? [{ label: text.resign, icon: <IconFlag />, onSelect: () => void resign(me), danger: true }]
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

/** Who would resign now: the person who looks, or the one who is to act before everybody's eyes. */
function resigning({ over, viewer, actor, seats }: TableState): Seat | null {
  const seat = isSeat(viewer) ? viewer : actor;
  const human = seats.some((info) => info.seat === seat && info.kind === 'human');
  return !over && human ? seat : null;
}
