/** A game with people elsewhere: the table, and what only people who are not in one room need. */
import { use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isSeat, type Seat } from '../../../../games/kit';
import type { OnlineTable as Online, OnlineState } from '../../../online/contract';
import type { Act, TableView } from '../../../online/protocol';
import { type Question, useConfirm } from '../../../table';
import {
  Button,
  Chip,
  IconBack,
  IconChat,
  IconDevice,
  IconEye,
  IconFlag,
  IconPause,
  IconPlay,
  IconPlayers,
  refuse,
  toast,
} from '../../../ui';
import { gameWords } from '../../parts';
import { useLookBack } from '../../replay/useLookBack';
import type { MenuItem } from '../../shell/Menu';
import { useResult } from '../../statistics/useResult';
import { OpenTable } from '../../table/OpenTable';
import { sentenceFor } from '../../table/reason';
import { useAttention } from '../../table/useAttention';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { usePage } from '../../usePage';
import { ConnectionLine } from '../ConnectionLine';
import { Chat } from '../chat/Chat';
import { useChat } from '../chat/useChat';
import { useAct } from '../useAct';
import { useHostNews } from '../useHostNews';
import { callFor } from './call';
import { Decisions } from './Decisions';
import { MoveSeat } from './MoveSeat';
import { NotifyLine, useTurnNotice } from './notify';
import { People } from './People';
import { Rematch } from './Rematch';
import { useExplain } from './reasons';
import { SeatLine } from './SeatLine';

interface Props {
  readonly table: Online;
  readonly state: OnlineState;
  readonly view: TableView;
}

export function OnlineTable({ table, state, view }: Props) {
  const { language, words } = useSpoken();
  const online = useOnlineWords();
  const own = use(gameWords(view.game, language));
  const { plans } = state;
  const { seat } = state.online;
  const nameOf = useCallback((at: Seat) => plans[Number(at)]?.name || online.room.openSeat, [plans, online]);
  const doAct = useAct(table);
  const act = (what: Act): void => void doAct(what);
  const chat = useChat(view.id, view.game, seat, state.online.chat);
  const explain = useExplain();
  const [, navigate] = useLocation();
  const [moving, setMoving] = useState(false);
  const call = callFor(state, own.title, words);
  usePage(own.title);
  useHostNews(view, seat);
  useAttention(call);
  useResult(`online:${view.id}`, state, seat === null ? [] : [seat], { late: true });
  useTurnNotice(call, view.id);

  const { view: position, actor } = state;
  useEffect(
    () =>
      table.onRefused((reason) => {
        refuse(explain(reason) ?? (position ? sentenceFor(reason, own, words, position, actor) : reason));
      }),
    [table, explain, own, words, position, actor],
  );

  const join = async (): Promise<void> => {
    const error = await table.join(null);
    if (error !== null) toast(online.errors[error], 'bad');
  };
  const menu = useMenu(table, state, view, () => setMoving(true));
  const lookBack = useLookBack(table.past, state, nameOf);
  const closeMoving = useCallback(() => setMoving(false), []);
  const people = view.seats.filter(({ kind }) => kind !== 'bot').length;

  if (lookBack.scene) return lookBack.scene;
  return (
    <>
      <OpenTable
        table={table}
        game={view.game}
        nameOf={nameOf}
        explain={explain}
        players={
          seat === null ? (
            <Chip icon={<IconEye />}>{online.table.youWatch}</Chip>
          ) : (
            <Chip
              icon={<IconPlayers />}
              tone={state.online.connection.kind === 'connected' ? 'good' : 'warn'}
            >
              {words.table.seats(people, view.seats.length - people)}
            </Chip>
          )
        }
        menu={[...lookBack.items, ...menu]}
        busy={state.online.sending}
        line={
          <>
            <ConnectionLine state={state.online} />
            <SeatLine state={state} view={view} nameOf={nameOf} />
            <Decisions view={view} seat={seat} nameOf={nameOf} act={act} onJoin={() => void join()} />
            <NotifyLine waiting={seat !== null && state.started && actor === null && !state.over} />
          </>
        }
        tabs={[
          {
            id: 'chat',
            label: online.chat.title,
            icon: <IconChat />,
            badge: chat.unread,
            content: <Chat table={table} chat={chat} seat={seat} />,
          },
          {
            id: 'people',
            label: online.table.people,
            icon: <IconPlayers />,
            content: <People state={state} view={view} nameOf={nameOf} act={act} />,
          },
        ]}
        forfeitLine={
          view.clock.kind !== 'none' && view.clock.atZero === 'forfeit' ? online.clocks.forfeit : undefined
        }
        afterwards={
          <>
            <Button icon={<IconPlay />} onClick={() => navigate(`/tables/${view.id}/replay`)}>
              {words.table.replay}
            </Button>
            {view.series === null ? (
              <Rematch table={table} view={view} seat={seat} />
            ) : (
              <Button
                variant="primary"
                icon={<IconBack />}
                onClick={() => navigate(`/series/online/${view.series}`)}
              >
                {words.table.backToSeries}
              </Button>
            )}
          </>
        }
      />
      {moving && <MoveSeat table={table} id={view.id} onClose={closeMoving} />}
    </>
  );
}

/** What a player can do with the table, as it stands. */
function useMenu(
  table: Online,
  state: OnlineState,
  view: TableView,
  onMove: () => void,
): readonly MenuItem[] {
  const { words } = useSpoken();
  const online = useOnlineWords();
  const confirm = useConfirm();
  const act = useAct(table);
  const [, navigate] = useLocation();
  const { seat } = state.online;
  if (!isSeat(seat)) return [];
  const sure = async (question: Question, what: Act, then?: () => void): Promise<void> => {
    if ((await confirm({ ...question, always: true })) && (await act(what))) then?.();
  };
  const text = words.table;
  const moveSeat: MenuItem = { label: online.table.moveSeat, icon: <IconDevice />, onSelect: onMove };
  if (view.status !== 'playing' || state.over) return [moveSeat];

  const pausing: MenuItem = view.paused
    ? { label: online.table.resume, icon: <IconPlay />, onSelect: () => void act({ type: 'resume' }) }
    : {
        label: online.table.pause,
        icon: <IconPause />,
        onSelect: () => void act({ type: 'vote', on: { kind: 'pause' }, yes: true }),
      };
  const resignBody = view.seats.length === 2 ? online.table.resignBody : online.table.resignBodyMany;
  const giveUp: MenuItem = view.moved
    ? {
        label: text.resign,
        icon: <IconFlag />,
        danger: true,
        onSelect: () =>
          void sure({ title: text.resignTitle, body: resignBody, confirm: text.resign }, { type: 'resign' }),
      }
    : {
        label: text.callOff,
        icon: <IconFlag />,
        danger: true,
        onSelect: () =>
          void sure(
            { title: text.callOffTitle, body: text.callOffBody, confirm: text.callOff },
            { type: 'callOff' },
          ),
      };
  const leave: MenuItem = {
    label: online.table.leaveForGood,
    icon: <IconBack />,
    danger: true,
    onSelect: () =>
      void sure(
        {
          title: online.table.leaveTitle,
          body: online.table.leaveBody,
          confirm: online.table.leaveForGood,
        },
        { type: 'leave' },
        () => navigate('/'),
      ),
  };
  return [...(view.clock.kind === 'none' ? [] : [pausing]), moveSeat, giveUp, leave];
}
