/** What is missing before the game can begin, and the button that begins it. */
import { useLocation } from 'wouter';
import IconHourglass from '~icons/game-icons/hourglass';
import type { Seat } from '../../../../games/kit';
import type { OnlineTable } from '../../../online/contract';
import type { TableView } from '../../../online/protocol';
import { ActionBar, useConfirm } from '../../../table';
import { Button, IconPlay } from '../../../ui';
import { listOf } from '../../home/standing';
import { useSpoken } from '../../text';
import { useOnlineWords } from '../../text/online';
import { useAct } from '../useAct';

interface Props {
  readonly view: TableView;
  readonly seat: Seat | null;
  readonly owner: string;
  readonly table: OnlineTable;
  readonly onJoin: () => void;
}

export function RoomBar({ view, seat, owner, table, onJoin }: Props) {
  const { language } = useSpoken();
  const { room } = useOnlineWords();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const act = useAct(table);
  const open = view.seats.filter(({ kind }) => kind === 'open').length;
  /** Somebody to whom the rights of the host can pass. */
  const others = view.seats.some(({ kind }, at) => kind === 'person' && String(at) !== seat);
  const awaited = view.seats.flatMap((one) => (one.kind === 'person' && !one.seated ? [one.name] : []));

  const leave = async (): Promise<void> => {
    if (await act({ type: 'leave' })) navigate('/');
  };
  const close = async (): Promise<void> => {
    const question = { title: room.closeTitle, body: room.closeBody, confirm: room.close, always: true };
    if (await confirm(question)) await act({ type: 'callOff' });
  };

  const icon = <IconHourglass />;
  if (seat === null) {
    return open > 0 ? (
      <ActionBar icon={icon} status={room.seatsMissing(open)} detail={room.leadGuest(owner)}>
        <Button variant="primary" onClick={onJoin}>
          {room.join}
        </Button>
      </ActionBar>
    ) : (
      <ActionBar icon={icon} waiting status={room.full} detail={room.fullHint} />
    );
  }
  if (awaited.length > 0) {
    const names = listOf(awaited, language);
    return (
      <ActionBar icon={icon} waiting status={room.waitingForPeople(names)} detail={room.waitingForPeopleHint}>
        <Button variant="ghost" onClick={() => void leave()}>
          {room.leave}
        </Button>
      </ActionBar>
    );
  }
  if (view.owner !== seat) {
    return (
      <ActionBar icon={icon} waiting status={open > 0 ? room.seatsMissing(open) : room.waitingFor(owner)}>
        <Button variant="ghost" onClick={() => void leave()}>
          {room.leave}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar
      icon={icon}
      waiting={open > 0}
      status={open > 0 ? room.seatsMissing(open) : room.ready}
      detail={open > 0 ? room.seatsMissingHint : room.readyHint}
    >
      {others && (
        <Button variant="ghost" onClick={() => void leave()}>
          {room.leave}
        </Button>
      )}
      <Button variant="ghost" onClick={() => void close()}>
        {room.close}
      </Button>
      <Button
        variant="primary"
        icon={<IconPlay />}
        refusal={open > 0 ? room.startRefusal : null}
        onClick={() => void act({ type: 'start' })}
      >
        {room.start}
      </Button>
    </ActionBar>
  );
}
