/** A table on this device: curtain or board, and what only a match of one's own can be done with. */
import { use, useCallback } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { isSeat, type Seat } from '../../../../games/kit';
import { type LocalTable as Local, library, type TableState } from '../../../play';
import { useConfirm } from '../../../table';
import { Button, Chip, IconFlag, IconPlay, IconPlayers, IconReplay, toast } from '../../../ui';
import { gameBoard, gameWords } from '../../parts';
import { useLookBack } from '../../replay/useLookBack';
import type { MenuItem } from '../../shell/Menu';
import { useResult } from '../../statistics/useResult';
import { useSpoken } from '../../text';
import { usePage } from '../../usePage';
import { OpenTable } from '../OpenTable';
import { useAttention } from '../useAttention';
import { BackToSeries } from './BackToSeries';
import { CurtainScene } from './CurtainScene';
import { callFor } from './call';
import { useHint } from './hint/useHint';
import { Trouble } from './Trouble';

interface Props {
  readonly table: Local;
  readonly match: string;
  readonly game: string;
}

export function LocalTable({ table, match, game }: Props) {
  const { language, words } = useSpoken();
  const [loadingWords, loadingBoard] = [gameWords(game, language), gameBoard(game)];
  const own = use(loadingWords);
  // The curtain opens on a board, not on a wait for it.
  use(loadingBoard);
  const text = words.table;
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const state = useStore(table.store);
  const { plans } = state;
  const nameOf = useCallback((seat: Seat) => plans[Number(seat)]?.name ?? '', [plans]);
  const people = state.seats.filter(({ kind }) => kind === 'human').map(({ seat }) => seat);
  const humans = people.length;
  const me = resigning(state);
  usePage(own.title);
  useAttention(callFor(state, own.title, words));
  // One that was over when it was opened has been counted, or was brought here from elsewhere.
  useResult(`device:${match}`, state, people, { late: false });

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
    navigate(state.series === null ? `/games/${game}` : `/series/${state.series}`);
  };
  const rematch = async (): Promise<void> => {
    const [first, ...others] = plans;
    if (!first) return;
    const created = await library.create({ game, options: state.options, seats: [...others, first] });
    if (created.ok) navigate(`/play/${created.value}`);
    else toast(words.trouble[created.error], 'bad');
  };

  const hint = useHint(table, state, game, own, nameOf);
  const lookBack = useLookBack(table.past, state, nameOf);

  const danger = (label: string, onSelect: () => void): MenuItem[] => [
    { label, icon: <IconFlag />, onSelect, danger: true },
  ];
  if (state.curtain) return <CurtainScene table={table} curtain={state.curtain} state={state} words={own} />;
  if (lookBack.scene) return lookBack.scene;
  return (
    <OpenTable
      table={table}
      game={game}
      nameOf={nameOf}
      players={<Chip icon={<IconPlayers />}>{text.seats(humans, state.seats.length - humans)}</Chip>}
      tool={hint.tool}
      guide={hint.card}
      remarks={hint.remarks}
      note={hint.note}
      menu={[
        ...lookBack.items,
        ...(!state.started && !state.over ? danger(text.callOff, () => void callOff()) : []),
        ...(state.started && me !== null ? danger(text.resign, () => void resign(me)) : []),
      ]}
      notice={state.trouble && <Trouble key={state.trouble} error={state.trouble} />}
      onAnswer={table.answerQuestion}
      afterwards={
        <>
          <Button icon={<IconPlay />} onClick={() => navigate(`/replays/${match}`)}>
            {text.replay}
          </Button>
          {state.series === null ? (
            <Button
              variant="primary"
              icon={<IconReplay />}
              sub={text.rematch.hint}
              onClick={() => void rematch()}
            >
              {text.rematch.title}
            </Button>
          ) : (
            <BackToSeries series={state.series} />
          )}
        </>
      }
    />
  );
}

/** Who would resign now: the person who looks, or the one who is to act before everybody's eyes. */
function resigning({ over, viewer, actor, seats }: TableState): Seat | null {
  const seat = isSeat(viewer) ? viewer : actor;
  const human = seats.some((info) => info.seat === seat && info.kind === 'human');
  return !over && human ? seat : null;
}
