/** One seat in the waiting room: a person, a bot, or a place for somebody. */
import type { ReactNode } from 'react';
import { createRandom, freshSeed, type Seat } from '../../../../games/kit';
import { BOT_LEVELS, SUBSTITUTE_LEVEL } from '../../../bots';
import type { Act, SeatView, TableView } from '../../../online/protocol';
import {
  Button,
  Chip,
  cx,
  IconButton,
  IconClose,
  IconDevice,
  IconMore,
  IconPlayers,
  IconPlus,
  IconRobot,
  SeatSigil,
  Select,
} from '../../../ui';
import { freeBotName } from '../../game/setup';
import { Menu } from '../../shell/Menu';
import { useWords } from '../../text';
import { useOnlineWords } from '../../text/online';
import css from './SeatRow.module.css';

interface Props {
  readonly view: TableView;
  readonly at: Seat;
  readonly seat: SeatView;
  /** Where I sit. */
  readonly me: Seat | null;
  readonly role: string;
  readonly act: (act: Act) => void;
  readonly onJoin: (seat: Seat) => void;
  /** Takes the own seat to another device. */
  readonly onMove: () => void;
}

export function SeatRow(props: Props) {
  const { at, seat, role } = props;
  switch (seat.kind) {
    case 'person':
      return (
        <li className={css.row}>
          <SeatSigil seat={at} size="2.9rem">
            {seat.name.charAt(0)}
          </SeatSigil>
          <Person {...props} person={seat} />
        </li>
      );
    case 'bot':
      return (
        <li className={css.row}>
          <SeatSigil seat={at} size="2.9rem">
            <IconRobot />
          </SeatSigil>
          <Bot {...props} bot={seat} />
        </li>
      );
    case 'open':
      return (
        <li className={cx(css.row, css.open)}>
          <span className={css.place} aria-hidden="true">
            <IconPlus />
          </span>
          <Open {...props} role={role} />
        </li>
      );
  }
}

type PersonView = Extract<SeatView, { kind: 'person' }>;

function Person({ view, at, me, role, act, onMove, person }: Props & { readonly person: PersonView }) {
  const { room, table } = useOnlineWords();
  const owner = view.owner === at;
  const mine = me === at;
  const tag = mine ? (owner ? room.youHost : room.you) : owner ? room.host : null;
  const where = !person.seated ? room.invited : person.present || mine ? room.here : room.away;
  return (
    <>
      <Words name={person.name} tag={tag}>
        {role}, <i className={cx(css.dot, (person.present || mine) && css.here)} /> {where}
      </Words>
      {mine && (
        <Menu
          label={room.seatMenu(person.name)}
          icon={<IconMore />}
          items={[{ label: table.moveSeat, icon: <IconDevice />, onSelect: onMove }]}
        />
      )}
      {view.owner === me && !mine && (
        <Menu
          label={room.seatMenu(person.name)}
          icon={<IconMore />}
          items={[
            ...(person.seated
              ? [
                  {
                    label: room.entrust,
                    icon: <IconPlayers />,
                    onSelect: () => act({ type: 'entrust', seat: at }),
                  },
                ]
              : []),
            {
              label: room.remove,
              icon: <IconClose />,
              onSelect: () => act({ type: 'remove', seat: at }),
              danger: true,
            },
          ]}
        />
      )}
    </>
  );
}

type BotView = Extract<SeatView, { kind: 'bot' }>;

function Bot({ view, at, me, role, act, bot }: Props & { readonly bot: BotView }) {
  const { room, create } = useOnlineWords();
  const { levels } = useWords();
  const mayPlan = view.owner === me;
  return (
    <>
      <Words name={bot.name} tag={null}>
        {room.bot(levels[bot.level].title)}, {role}
      </Words>
      {mayPlan && BOT_LEVELS.length > 1 && (
        <span className={css.level}>
          <Select
            label={create.level(bot.name)}
            hideLabel
            wide
            value={bot.level}
            onChange={(level) => act({ type: 'plan', seat: at, plan: { bot: level, name: bot.name } })}
            choices={BOT_LEVELS.map((value) => ({ value, label: levels[value].title }))}
          />
        </span>
      )}
      {mayPlan && (
        <IconButton
          label={room.freeSeat(bot.name)}
          icon={<IconClose />}
          onClick={() => act({ type: 'plan', seat: at, plan: 'open' })}
        />
      )}
    </>
  );
}

function Open({ view, at, me, role, act, onJoin }: Props) {
  const { room } = useOnlineWords();
  const seatBot = (): void => {
    const taken = view.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
    const name = freeBotName(taken, createRandom(freshSeed()));
    act({ type: 'plan', seat: at, plan: { bot: SUBSTITUTE_LEVEL, name } });
  };
  return (
    <>
      <Words name={room.openSeat} tag={null}>
        {role}
      </Words>
      {me === null ? (
        <Button variant="primary" aria-label={`${room.sitHere}: ${role}`} onClick={() => onJoin(at)}>
          {room.sitHere}
        </Button>
      ) : (
        <Button
          variant="ghost"
          aria-label={`${room.moveHere}: ${role}`}
          onClick={() => act({ type: 'sit', seat: at })}
        >
          {room.moveHere}
        </Button>
      )}
      {view.owner === me && (
        <Button icon={<IconRobot />} aria-label={`${room.seatBot}: ${role}`} onClick={seatBot}>
          {room.seatBot}
        </Button>
      )}
    </>
  );
}

interface WordsProps {
  readonly name: string;
  readonly tag: string | null;
  readonly children: ReactNode;
}

function Words({ name, tag, children }: WordsProps) {
  return (
    <span className={css.words}>
      <b>
        {name} {tag && <Chip>{tag}</Chip>}
      </b>
      <span>{children}</span>
    </span>
  );
}
